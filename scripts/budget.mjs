import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { Explained } from './spawn.mjs';

/** Kilobytes (1000 bytes), gzip: what a first visit to home may cost, and what any other screen may add, in how many files. */
const BUDGET = { firstScripts: 105, styles: 12, screen: 30, files: 15 };
const DIST = join(ROOT, 'apps/web/dist');
const HOME = 'src/app/home/home.tsx';
/** The texts that home needs in the fallback language. */
const HOME_TEXTS = ['common', 'home'];

/** @typedef {{ file: string, isEntry?: boolean, src?: string, imports?: string[], css?: string[] }} Chunk */

/**
 * As it is sent to a browser that takes gzip alone: the build stores it beside the file.
 * @param {string} file
 */
const size = (file) => statSync(join(DIST, `${file}.gz`)).size / 1000;

/**
 * The files that a chunk brings with it, itself included.
 * @param {Record<string, Chunk>} manifest
 * @param {readonly string[]} keys
 */
function filesOf(manifest, keys) {
  const scripts = new Set();
  const styles = new Set();
  const seen = new Set();
  const visit = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const key of keys) visit(key);
  return { scripts, styles };
}

const total = (/** @type {Iterable<string>} */ files) => [...files].reduce((sum, file) => sum + size(file), 0);

/** Holds the built member app to its budget; throws with what is too large. */
export function checkBudget() {
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8'));
  const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? '';
  const first = filesOf(manifest, [entry, HOME]);
  const texts = readdirSync(join(DIST, 'assets')).find((name) => /^texts-[^.]+$/.test(name));
  for (const slice of HOME_TEXTS) first.scripts.add(`assets/${texts}/en/${slice}.json`);
  if (!manifest[HOME]) throw new Explained(`The budget does not find ${HOME} in the build.`);
  const faults = [];
  const figures = { scripts: total(first.scripts), styles: total(first.styles) };
  console.log(`first visit: ${figures.scripts.toFixed(1)} kB of scripts, ${figures.styles.toFixed(1)} kB of styles`);
  if (figures.scripts > BUDGET.firstScripts)
    faults.push(`the first visit takes ${figures.scripts.toFixed(1)} kB of scripts`);
  if (figures.styles > BUDGET.styles) faults.push(`the styles take ${figures.styles.toFixed(1)} kB`);
  for (const key of Object.keys(manifest).filter((one) => /^src\/features\/.*\/screens\//.test(one))) {
    const files = [...filesOf(manifest, [key]).scripts].filter((file) => !first.scripts.has(file));
    const more = total(files);
    if (more > BUDGET.screen) faults.push(`${key} takes ${more.toFixed(1)} kB more`);
    if (files.length > BUDGET.files) faults.push(`${key} comes in ${files.length} files more`);
  }
  if (faults.length > 0) throw new Explained(`Over the budget: ${faults.join('; ')}.`);
}
