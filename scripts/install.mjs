import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostPath, ROOT } from './paths.mjs';
import { Explained, run } from './spawn.mjs';

/** @typedef {Record<string, { version?: string, optional?: boolean, dev?: boolean, devOptional?: boolean }>} Packages */

/**
 * Whether what is installed is what the lock file names. npm writes its own record at the end of an install,
 * so an interrupted one does not pass; packages for other platforms may be absent, and those that only develop the project where
 * they are not wanted.
 * @param {Packages} locked
 * @param {Packages} installed
 * @param {{ withTools?: boolean }} [options]
 */
export function isInstalled(locked, installed, { withTools = true } = {}) {
  return Object.entries(locked).every(([path, entry]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    if (found) return found.version === entry.version;
    return entry.optional === true || (!withTools && (entry.dev === true || entry.devOptional === true));
  });
}

/** @param {string} file @returns {Packages} */
const packagesOf = (file) => JSON.parse(readFileSync(join(ROOT, file), 'utf8')).packages;

/**
 * Installs the dependencies when they are missing or differ from the lock file. Standard output stays free for results.
 * @param {{ withTools: boolean }} options What runs the product is content with what `npm ci --omit=dev` has installed.
 */
export async function ensureInstalled(options) {
  const record = 'node_modules/.package-lock.json';
  if (existsSync(join(ROOT, record)) && isInstalled(packagesOf('package-lock.json'), packagesOf(record), options))
    return;
  console.error('Installing the dependencies named by package-lock.json (npm ci) …');
  const started = performance.now();
  // The machine's own Node runs npm: the pinned one lies in the folder that npm is about to replace.
  // It warns of tools that want a newer Node; they are run by the pinned one.
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run('npm', ['ci', ...quiet], { env: { PATH: hostPath() }, aside: true });
  if (code !== 0) throw new Explained(`npm ci failed with exit code ${code}.`);
  console.error(`Installed in ${((performance.now() - started) / 1000).toFixed(0)} s.`);
}
