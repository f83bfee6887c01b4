import { spawnSync } from 'node:child_process';
import { canInstallPackages, findCommand, installPackages } from '../debian.mjs';
import { Explained } from '../spawn.mjs';

/** Where a step finds what it works with. */
/**
 * @typedef {object} Place
 * @property {string} folder Temporary, and the run's own.
 * @property {string} release The unpacked release.
 * @property {string} archive The archive that it came from.
 */
/** @typedef {{ readonly name: string, readonly run: (place: Place) => Promise<string> | string }} Step */

/** A step that this machine cannot take, and why. */
export class NotHereError extends Explained {
  /** @override */
  name = 'NotHereError';
}

/**
 * Runs a command to its end and answers what it said; throws what it said if it fails.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnSyncOptions & { input?: string }} [options]
 */
export function say(command, args, options = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    timeout: 600_000,
    ...options,
    encoding: 'utf8',
  });
  if (error) throw error;
  const said = `${stdout}${stderr}`.trim();
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${said}`);
  return said;
}

/**
 * The path of a command, from its Debian package where the machine has none.
 * @param {string} command
 * @param {string} debianPackage
 */
export function needed(command, debianPackage) {
  const found = findCommand([command]);
  if (found) return found;
  if (!canInstallPackages()) throw new NotHereError(`there is no ${command}`);
  installPackages([debianPackage]);
  return findCommand([command]) ?? command;
}
