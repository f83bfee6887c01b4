import { readRepository } from '../tools/repository.ts';
import { isTest } from '../tools/rule.ts';
import { SLICES } from '../tools/slices.ts';

/** A file that names so many slices is a list of them, to which the next one is added. */
const MOST = 7;
const CODE = /^(?:packages|apps|test-kit|e2e|bench|tools|scripts)\/.*\.tsx?$/;

/** How many slices a file names: by an import, a key, a quoted word, or a name that is made of it. */
const namedIn = (text: string): number =>
  [...SLICES.keys()].filter((slice) =>
    new RegExp(`['"/]${slice}['"/.]|^\\s*${slice}:|\\b${slice}(?:Slice|Routes|Live|Screens|Handlers)\\b`, 'm').test(
      text,
    ),
  ).length;

const places = readRepository()
  .filter(({ path }) => CODE.test(path) && !isTest(path) && !path.includes('/generated/'))
  .map(({ path, text }) => ({ path, count: namedIn(text) }))
  .filter(({ count }) => count >= MOST)
  .toSorted((one, other) => one.path.localeCompare(other.path));

for (const { path, count } of places) console.log(`${String(count).padStart(2)}  ${path}`);
console.log(`${places.length} files name ${MOST} slices or more.`);
