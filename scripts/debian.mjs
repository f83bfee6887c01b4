import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

let isListFresh = false;

/** Whether packages can be installed here: Debian or a relative, and root. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** @param {string} name */
export function hasPackage(name) {
  const found = spawnSync('dpkg-query', ['-W', '-f', '${Status}', name], { encoding: 'utf8' });
  return found.status === 0 && found.stdout.endsWith(' installed');
}

/** @param {readonly string[]} args */
function apt(args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-q', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Installs Debian packages; the package list is fetched once per run.
 * @param {readonly string[]} names
 */
export function installPackages(names) {
  console.log(`Installing ${names.join(', ')} (apt-get) …`);
  if (!isListFresh) apt(['update']);
  isListFresh = true;
  apt(['install', '-y', '--no-install-recommends', ...names]);
}

/**
 * The path of the first of these commands that the machine has.
 * @param {readonly string[]} names
 */
export function findCommand(names) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
