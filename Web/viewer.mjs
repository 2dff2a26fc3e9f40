// @ts-check
// One viewer for JavaScript. Times are seconds, lengths are view points (CSS pixels), photos are whole
// numbers that the host gives. Nothing is decided here.

import {
  commands, magnifyPhases, notices, number, phases, pointers, scrollPhases,
} from "./words.mjs";

/**
 * @typedef {{id: number, width: number | null, height: number | null}} Photo
 *   `null` while the size is unknown.
 * @typedef {{x: number, y: number, width: number, height: number}} Rect
 * @typedef {{id: number, rect: Rect, frame: Rect}} Page
 * @typedef {{kind: string, photo: number | null}} Notice
 * @typedef {{
 *   current: number | null, target: number | null, page: number, pageControl: number,
 *   zoomScale: number, restScale: number, minimumZoomScale: number, maximumZoomScale: number,
 *   contentOffset: {x: number, y: number}, rotation: number, turn: number, rect: Rect,
 *   pages: Page[], backdrop: number, phase: string, needsFrame: boolean, dismissed: boolean,
 *   isNearlyStill: boolean, wanted: number[]
 * }} Scene
 */

/** One viewer: events and time go in, a scene comes out. */
export class Viewer {
  /**
   * @param {import("./engine.mjs").Engine} engine
   * @param {number} handle
   */
  constructor(engine, handle) {
    this.engine = engine;
    this.exports = engine.exports;
    this.handle = handle;
  }

  /** Gives the viewer's memory back; it must not be used afterwards. */
  destroy() { this.exports.perigee_destroy(this.handle); }

  /** @type {(time: number, finger: number, x: number, y: number, pointer?: string, button?: number) => void} */
  down(time, finger, x, y, pointer = "touch", button = 1) {
    this.exports.perigee_down(
      this.handle, time, finger, x, y, number(pointers, pointer), button);
  }

  /** @type {(time: number, finger: number, x: number, y: number) => void} */
  move(time, finger, x, y) { this.exports.perigee_move(this.handle, time, finger, x, y); }

  /** @type {(time: number, finger: number, x: number, y: number) => void} */
  up(time, finger, x, y) { this.exports.perigee_up(this.handle, time, finger, x, y); }

  /** @type {(time: number, finger: number) => void} */
  cancel(time, finger) { this.exports.perigee_cancel(this.handle, time, finger); }

  /**
   * Wheel notches for the phase `none`, else points. Positive moves the view right and down.
   * @type {(time: number, dx: number, dy: number, x: number, y: number, phase?: string,
   *   modifiers?: string[]) => void}
   */
  scroll(time, dx, dy, x, y, phase = "none", modifiers = []) {
    const bits = (modifiers.includes("control") ? 1 : 0) | (modifiers.includes("shift") ? 2 : 0);
    this.exports.perigee_scroll(
      this.handle, time, dx, dy, x, y, number(scrollPhases, phase), bits);
  }

  /**
   * A touchpad pinch; the factor is that since the last event.
   * @type {(time: number, factor: number, x: number, y: number, phase: string) => void}
   */
  magnify(time, factor, x, y, phase) {
    this.exports.perigee_magnify(this.handle, time, factor, x, y, number(magnifyPhases, phase));
  }

  /**
   * A key or a button.
   * @type {(time: number, command: string, options?: {times?: number, source?: string,
   *   at?: [number, number] | null}) => void}
   */
  command(time, command, { times = 1, source = "key", at = null } = {}) {
    this.exports.perigee_command(
      this.handle, time, number(commands, command), times, number(["key", "button"], source),
      at ? 1 : 0, at ? at[0] : 0, at ? at[1] : 0);
  }

  /**
   * A page control of that width is tapped at x.
   * @type {(time: number, x: number, width: number) => void}
   */
  tapPageControl(time, x, width) {
    this.exports.perigee_page_control(this.handle, time, 0, x, width);
  }

  /**
   * A finger drags along a page control of that width, to x.
   * @type {(time: number, x: number, width: number) => void}
   */
  scrubPageControl(time, x, width) {
    this.exports.perigee_page_control(this.handle, time, 1, x, width);
  }

  /** @type {(time: number, photo: number, animated: boolean) => void} */
  go(time, photo, animated) {
    this.exports.perigee_go(this.handle, time, photo, animated ? 1 : 0);
  }

  /** @type {(time: number, width: number, height: number) => void} */
  resize(time, width, height) { this.exports.perigee_resize(this.handle, time, width, height); }

  /** @type {(time: number, scale: number) => void} */
  displayScale(time, scale) { this.exports.perigee_display_scale(this.handle, time, scale); }

  /** @type {(time: number, photo: number, width: number, height: number) => void} */
  size(time, photo, width, height) {
    this.exports.perigee_size(this.handle, time, photo, width, height);
  }

  /** @type {(time: number, photos: Photo[]) => void} */
  replacePhotos(time, photos) {
    this.engine.list(photos);
    this.exports.perigee_replace_photos(this.handle, time);
  }

  /**
   * Changes the settings that are named.
   * @type {(time: number, settings: import("./settings.mjs").Settings) => void}
   */
  set(time, settings) {
    this.exports.perigee_settings_load(this.handle);
    this.engine.settings.give(settings);
    this.exports.perigee_settings_apply(this.handle, time);
  }

  /**
   * Where everything is at `time`.
   * @type {(time: number) => Scene}
   */
  scene(time) {
    const start = this.exports.perigee_scene(this.handle, time);
    // Memory may have grown, which detaches older views of it.
    const numbers = new Float64Array(this.exports.memory.buffer, start, 64);
    let index = 0;
    const next = () => numbers[index++];
    const photo = () => { const id = next(); return Number.isNaN(id) ? null : id; };
    const rect = () => ({ x: next(), y: next(), width: next(), height: next() });
    const list = (/** @type {() => any} */ entry) => Array.from({ length: next() }, entry);
    // An object's fields are made in the order they are written, which is that of the numbers.
    return {
      current: photo(), target: photo(), page: next(), pageControl: next(), zoomScale: next(),
      restScale: next(), minimumZoomScale: next(), maximumZoomScale: next(),
      contentOffset: { x: next(), y: next() }, rotation: next(), turn: next(), rect: rect(),
      backdrop: next(),
      phase: phases[next()], needsFrame: next() !== 0, dismissed: next() !== 0,
      isNearlyStill: next() !== 0,
      pages: list(() => ({ id: next(), rect: rect(), frame: rect() })), wanted: list(next),
    };
  }

  /**
   * What happened since the last call, in order.
   * @returns {Notice[]}
   */
  drainNotices() {
    return Array.from({ length: this.exports.perigee_drain(this.handle) }, (_, index) => {
      const photo = this.exports.perigee_notice_photo(this.handle, index);
      return {
        kind: notices[this.exports.perigee_notice_kind(this.handle, index)],
        photo: Number.isNaN(photo) ? null : photo,
      };
    });
  }
}
