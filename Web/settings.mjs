// @ts-check
// Settings on their way to the engine, one call a value.

import { number, presets } from "./words.mjs";

const levels = ["automatic", "fill", "timesFit", "timesMinimum", "scale", "pixelScale"];
// The settings fields by their numbers; those with words have a list of them.
const fields = [
  "enlargeSmall", "readMode", "doubleTapDrag", "mouseDragPages", "loop", "rightToLeft", "bounces",
  "bouncesZoom", "reduceMotion", "keepZoom", "pageVelocity", "touchpadPageVelocity",
];
const pageSpacingPoints = 12, pageSpacingOfWidth = 13;
const maximumZoomLevel = 14, doubleTapLevel = 15, doubleTapWord = 16, firstWord = 17;
const doubleTapWords = ["none", "maximum"];
/** @type {[string, string[]][]} */
const words = [
  ["contentMode", ["fit", "fill"]],
  ["doubleTapToggle", ["atRest", "belowMaximum"]],
  ["doubleTapAnchor", ["finger", "center"]],
  ["pagingWhileZoomed", ["edgeStartOnly", "handoff", "locked"]],
  ["dismiss", ["none", "down", "both"]],
  ["keyTurn", ["cut", "animated"]],
  ["deceleration", ["normal", "fast"]],
  ["wheel", ["zoom", "page", "pan"]],
  ["resize", ["keepScale", "keepTimesFit"]],
];

/** @typedef {Record<string, any>} Settings  the keys and values of a trace's `settings` */

/** The settings that the engine takes for its next viewer, or for one whose settings were loaded. */
export class SettingsDraft {
  /** @param {any} exports  the module's */
  constructor(exports) { this.exports = exports; }

  /**
   * Starts with those of a preset.
   * @param {string} preset
   */
  begin(preset) { this.exports.perigee_settings_preset(number(presets, preset)); }

  /**
   * Changes those that are named.
   * @param {Settings} settings
   */
  give(settings) {
    for (const [key, value] of Object.entries(settings)) this.field(key, value);
  }

  /**
   * @param {string} key
   * @param {any} value
   */
  field(key, value) {
    const set = this.exports.perigee_set;
    const word = words.findIndex(([name]) => name === key);
    if (fields.includes(key)) {
      set(fields.indexOf(key), Number(value));
    } else if (word >= 0) {
      set(firstWord + word, number(words[word][1], value));
    } else if (key === "pageSpacing") {
      if (typeof value === "number") set(pageSpacingPoints, value);
      else set(pageSpacingOfWidth, value.ofWidth);
    } else if (key === "maximumZoom") {
      this.level(value);
      set(maximumZoomLevel, 0);
    } else if (key === "doubleTap" && doubleTapWords.includes(value)) {
      set(doubleTapWord, doubleTapWords.indexOf(value));
    } else if (key === "doubleTap") {
      this.level(value);
      set(doubleTapLevel, 0);
    } else {
      throw new RangeError(`unknown setting "${key}"`);
    }
  }

  /** @param {any} level */
  level(level) {
    const [kind, value] = typeof level === "string" ? [level, 0] : Object.entries(level)[0];
    if (kind === "largest") {
      for (const each of value) this.level(each);
      this.exports.perigee_level_largest(value.length);
    } else {
      this.exports.perigee_level(number(levels, kind), value);
    }
  }
}
