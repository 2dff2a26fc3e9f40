// @ts-check
// node Web/replay.mjs FILE [MODULE]: plays a trace through the WebAssembly engine and prints the
// lines that `perigee replay FILE` prints. It takes traces to be right; `perigee replay` judges them.

import { createReadStream, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { Engine } from "./engine.mjs";

const [file, module = new URL("../out/perigee.wasm", import.meta.url)] = process.argv.slice(2);
if (!file) {
  console.error("usage: node Web/replay.mjs FILE [MODULE]   (- reads standard input)");
  process.exit(64);
}

/** @type {string[]} */
const names = [];
/** @type {Map<string, number>} */
const numbers = new Map();

/** @param {string} name */
function number(name) {
  let id = numbers.get(name);
  if (id === undefined) {
    id = names.push(name) - 1;
    numbers.set(name, id);
  }
  return id;
}

/** @param {[string, number | null, number | null][]} list */
function photos(list) {
  return list.map(([name, width, height]) => ({ id: number(name), width, height: height ?? null }));
}

/** @param {import("./viewer.mjs").Rect} rect */
const edges = ({ x, y, width, height }) => [x, y, width, height];

/** @param {number | null} id */
const name = (id) => (id === null ? null : names[id]);

/**
 * @param {import("./viewer.mjs").Viewer} viewer
 * @param {number} t
 */
function probe(viewer, t) {
  const scene = viewer.scene(t);
  const events = viewer.drainNotices();
  return JSON.stringify({
    t, current: name(scene.current), target: name(scene.target), page: scene.page,
    pageControl: scene.pageControl, zoomScale: scene.zoomScale, restScale: scene.restScale,
    minimumZoomScale: scene.minimumZoomScale, maximumZoomScale: scene.maximumZoomScale,
    contentOffset: [scene.contentOffset.x, scene.contentOffset.y], rect: edges(scene.rect),
    rotation: scene.rotation, pages: scene.pages.map(({ id, rect }) => [name(id), ...edges(rect)]),
    backdrop: scene.backdrop, phase: scene.phase, needsFrame: scene.needsFrame,
    dismissed: scene.dismissed, wanted: scene.wanted.map(name),
    events: events.map(({ kind, photo }) => (photo === null ? kind : `${kind} ${name(photo)}`)),
  });
}

/**
 * @param {import("./viewer.mjs").Viewer} viewer
 * @param {any} event
 */
function play(viewer, event) {
  const { t } = event;
  if (event.down) viewer.down(t, ...at(event.down), event.pointer, event.button);
  else if (event.move) viewer.move(t, ...at(event.move));
  else if (event.up) viewer.up(t, ...at(event.up));
  else if (event.cancel !== undefined) viewer.cancel(t, event.cancel);
  else if (event.scroll) {
    const [dx, dy] = event.scroll;
    viewer.scroll(t, dx, dy, event.at[0], event.at[1], event.phase, event.modifiers);
  } else if (event.magnify !== undefined) {
    viewer.magnify(t, event.magnify, event.at[0], event.at[1], event.phase);
  } else if (event.command) {
    viewer.command(t, event.command, event);
  } else if (event.go !== undefined) viewer.go(t, number(event.go), event.animated ?? false);
  else if (event.tapPageControl) viewer.tapPageControl(t, ...pair(event.tapPageControl));
  else if (event.scrubPageControl) viewer.scrubPageControl(t, ...pair(event.scrubPageControl));
  else if (event.resize) viewer.resize(t, event.resize[0], event.resize[1]);
  else if (event.displayScale !== undefined) viewer.displayScale(t, event.displayScale);
  else if (event.photos) viewer.replacePhotos(t, photos(event.photos));
  else if (event.size) viewer.size(t, number(event.size[0]), event.size[1], event.size[2]);
  else if (event.set) viewer.set(t, event.set);
  else if (event.probe) console.log(probe(viewer, t));
  else throw new Error(`unknown event in ${JSON.stringify(event)}`);
}

/**
 * @param {number[]} finger
 * @returns {[number, number, number]}
 */
const at = ([finger, x, y]) => [finger, x, y];

/**
 * @param {number[]} numbers
 * @returns {[number, number]}
 */
const pair = ([x, y]) => [x, y];

const engine = await Engine.load(readFileSync(module));
/** @type {import("./viewer.mjs").Viewer | undefined} */
let viewer;
const input = file === "-" ? process.stdin : createReadStream(file);
for await (const line of createInterface({ input, crlfDelay: Infinity })) {
  if (line.trim() === "") continue;
  const json = JSON.parse(line);
  if (viewer) {
    play(viewer, json);
  } else {
    const { viewport, displayScale, current, preset = "ios", settings } = json;
    viewer = engine.viewer({
      viewport, photos: photos(json.photos), displayScale,
      current: current == null ? null : number(current), preset, settings,
    });
  }
}
