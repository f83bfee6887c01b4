import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

const FOLDER = join(ROOT, 'node_modules/.cache/greenhall-compiled');

/**
 * The environment in which Node keeps what it has compiled, with the types stripped: about a thousand files that each
 * start of the program would otherwise compile anew. An entry is written when a process ends in order and replaced when
 * its file has changed, and several processes may write at once.
 */
export const COMPILE_CACHE = { NODE_COMPILE_CACHE: FOLDER };

/** Files that were renamed or deleted leave their entries behind, and so does an earlier Node. */
const ENTRIES = 20_000;

/** Begins the cache again when it has grown too large. A cache that is not ours to change is left as it is. */
export function limitCompileCache() {
  try {
    if (existsSync(FOLDER) && readdirSync(FOLDER, { recursive: true }).length > ENTRIES)
      rmSync(FOLDER, { recursive: true, force: true });
  } catch (error) {
    console.error(`The cache of compiled files stays as it is: ${String(error)}`);
  }
}
