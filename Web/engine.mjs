// @ts-check
// The engine for JavaScript: a thin, typed wrapper over the module's exports.

import { SettingsDraft } from "./settings.mjs";
import { Viewer } from "./viewer.mjs";

/** @typedef {import("./viewer.mjs").Photo} Photo */

/** The engine's module; it makes viewers. */
export class Engine {
  /** @param {WebAssembly.Instance} instance */
  constructor(instance) {
    /** @type {any} */
    this.exports = instance.exports;
    this.settings = new SettingsDraft(this.exports);
  }

  /**
   * Makes an engine from the module's bytes.
   * @param {BufferSource} bytes
   */
  static async load(bytes) {
    // The engine's exponential and logarithm are the browser's own.
    const { instance } = await WebAssembly.instantiate(bytes, { math: Math });
    return new Engine(instance);
  }

  /**
   * Makes a viewer. It begins on `current`, else on the first photo.
   * @param {{viewport: [number, number], photos: Photo[], displayScale?: number,
   *   current?: number | null, preset?: string, settings?: import("./settings.mjs").Settings}} start
   */
  viewer({ viewport, photos, displayScale = 1, current = null, preset = "web", settings = {} }) {
    this.settings.begin(preset);
    this.settings.give(settings);
    this.list(photos);
    const handle = this.exports.perigee_create(
      viewport[0], viewport[1], displayScale, current ?? 0, current === null ? 0 : 1);
    return new Viewer(this, handle);
  }

  /** @param {Photo[]} photos */
  list(photos) {
    this.exports.perigee_photos_begin(photos.length);
    for (const { id, width, height } of photos) {
      this.exports.perigee_photo(id, width ?? NaN, height ?? NaN);
    }
  }
}
