import { readRepository } from '../tools/repository.ts';
import { COUNTS } from '../tools/rules/counts.ts';

/** Prints how many concepts and lines there are: `npm run check -- --counts`, with a folder for another checkout. */
const [, , , folder] = process.argv;
const files = readRepository(folder);
for (const { of, now, most } of COUNTS)
  console.log(`${of}: ${now(files)}${most === undefined ? '' : ` (at most ${most})`}`);
