// @ts-check
// Words of the engine, each list in the order of the numbers that the Swift side (Sources/PerigeeWeb)
// understands.

export const presets = ["ios", "gtk", "web", "R1", "R2", "R3", "R4", "R5"];
export const pointers = ["touch", "mouse", "pen"];
export const scrollPhases = ["none", "began", "changed", "ended", "momentum"];
export const magnifyPhases = ["began", "changed", "ended"];
export const commands = [
  "zoomIn", "zoomOut", "zoomToFit", "zoomToActual", "nextPage", "previousPage", "firstPage",
  "lastPage", "panLeft", "panRight", "panUp", "panDown", "rotateLeft", "rotateRight",
];
export const phases = [
  "idle", "tracking", "panning", "paging", "pinching", "tapDragging", "dismissing", "decelerating",
  "bouncing", "animating",
];
export const notices = [
  "willBeginDragging", "willEndDragging", "didEndDragging", "willBeginDecelerating",
  "didEndDecelerating", "didEndScrollingAnimation", "willBeginZooming", "didEndZooming",
  "didChangePage", "didChangePageControl", "singleTap", "doubleTap", "willBeginDismissing",
  "didCancelDismissing", "didDismiss", "refused",
];

/**
 * The number of a word in a list of them.
 * @param {string[]} list
 * @param {string} word
 */
export function number(list, word) {
  const index = list.indexOf(word);
  if (index < 0) throw new RangeError(`unknown word "${word}"`);
  return index;
}
