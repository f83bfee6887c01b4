import { existsSync } from 'node:fs';
import { findChromium, findShell, lackingForBrowser } from './chromium.mjs';
import { canInstallPackages, hasPackage, installPackages } from './debian.mjs';
import { DEBIAN_VERSIONS, postgresBinaries } from './postgres.mjs';

const POOLER = 'pgbouncer';

function lackingForDatabase() {
  const server = process.env.TEST_DATABASE_URL || existsSync(DEBIAN_VERSIONS) ? [] : ['postgresql'];
  return hasPackage(POOLER) ? server : [...server, POOLER];
}

/**
 * Says which Debian packages the tests or the screenshots need and this machine lacks, and installs them, before anything
 * else runs. Elsewhere than on Debian, and without root, they are looked for and not installed.
 * @param {readonly ('browser' | 'database')[]} wanted
 */
export function prepareMachine(wanted) {
  if (!canInstallPackages()) return;
  const needs = { browser: lackingForBrowser, database: lackingForDatabase };
  const lacking = wanted.flatMap((one) => needs[one]());
  if (lacking.length === 0) return;
  console.log(`This machine lacks ${lacking.join(', ')}: apt-get installs that now, as root.`);
  if (wanted.includes('browser')) {
    findChromium();
    findShell();
  }
  if (!wanted.includes('database')) return;
  postgresBinaries();
  if (!hasPackage(POOLER)) installPackages([POOLER]);
}
