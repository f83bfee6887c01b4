import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';
import { Explained } from './spawn.mjs';

/** Kilobytes (1000 bytes), gzip: what a first visit to home may cost, and what any other screen may add, in how many files. */
const BUDGET = { firstScripts: 105, styles: 12, screen: 30, files: 15 };
/** The same for the console: what it takes until its frame is there with English texts, and what its dashboard adds. */
const CONSOLE_BUDGET = { first: 400, dashboard: 85 };
const DIST = join(ROOT, 'apps/web/dist');
const CONSOLE = join(ROOT, 'apps/console');
const DASHBOARD = 'src/features/admin/dashboard.tsx';
const HOME = 'src/app/home/home.tsx';
/** The texts that home needs in the fallback language. */
const HOME_TEXTS = ['common', 'home'];

/** @typedef {{ file: string, isEntry?: boolean, src?: string, imports?: string[], css?: string[] }} Chunk */

/**
 * As it is sent to a browser that takes gzip alone: the build stores it beside the file.
 * @param {string} file
 * @param {string} dist
 */
const size = (file, dist = DIST) => statSync(join(dist, `${file}.gz`)).size / 1000;

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

/** What the console takes, in kilobytes; its texts for members are those that its screens name. */
function consoleLoad() {
  const dist = join(CONSOLE, 'dist');
  /** @type {Record<string, Chunk>} */
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const keys = Object.keys(manifest);
  const routes = readFileSync(join(CONSOLE, 'src/app/routes.ts'), 'utf8');
  const named = [...routes.matchAll(/texts: \[([^\]]*)\]/g)].flatMap(([, names = '']) => names.match(/\w+/g) ?? []);
  const shared = new Set(['common', 'errors', ...named]);
  const isText = (/** @type {string} */ key) => {
    const name = /\/locales\/src\/en\/(.+)\.ts$/.exec(key)?.[1] ?? '';
    return name.startsWith('desk/') || shared.has(name);
  };
  const texts = keys.filter(isText);
  const entry = keys.find((key) => manifest[key]?.isEntry) ?? '';
  const locale = keys.find((key) => key.endsWith('antd/es/locale/en_US.js')) ?? '';
  if (!manifest[DASHBOARD] || !manifest[locale] || texts.length <= shared.size)
    throw new Explained('The budget does not find what the console loads first in the build.');
  const loadOf = (/** @type {readonly string[]} */ of) => {
    const { scripts, styles } = filesOf(manifest, of);
    return [...scripts, ...styles].reduce((sum, file) => sum + size(file, dist), 0);
  };
  const first = loadOf([entry, locale, ...texts]);
  return { first, dashboard: loadOf([entry, locale, ...texts, DASHBOARD]) - first };
}

/** Holds the built apps to their budgets; throws with what is too large. */
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
  const desk = consoleLoad();
  console.log(`console: ${desk.first.toFixed(1)} kB at first, ${desk.dashboard.toFixed(1)} kB more for its dashboard`);
  if (desk.first > CONSOLE_BUDGET.first) faults.push(`the console takes ${desk.first.toFixed(1)} kB at first`);
  if (desk.dashboard > CONSOLE_BUDGET.dashboard)
    faults.push(`the dashboard of the console takes ${desk.dashboard.toFixed(1)} kB more`);
  if (faults.length > 0) throw new Explained(`Over the budget: ${faults.join('; ')}.`);
}
