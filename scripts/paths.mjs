import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout. */
export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The commands of the installed packages, the pinned Node among them. */
export const BIN = join(ROOT, 'node_modules', '.bin');

/** `PATH` with the project's own commands first, so that every child runs on the pinned Node. */
export function projectPath() {
  return [BIN, hostPath()].join(delimiter);
}

/** `PATH` without any `node_modules/.bin`: what the machine itself offers. */
export function hostPath() {
  const parts = (process.env.PATH ?? '').split(delimiter);
  return parts.filter((part) => !part.endsWith(join('node_modules', '.bin'))).join(delimiter);
}
