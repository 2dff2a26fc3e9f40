// @ts-check
// node Web/imports.mjs MODULE: fails when the module asks its host for more than mathematics. A
// function that the small C runtime lacks would show up here and not before a page fails to load.

import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const strangers = WebAssembly.Module.imports(module).filter(({ module }) => module !== "math");
for (const { module, name } of strangers) {
  console.error(`The module imports ${module}.${name}, which no host provides.`);
}
process.exitCode = strangers.length === 0 ? 0 : 1;
