import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { needed, say } from './step.mjs';

const FOLDER = join(ROOT, 'deploy/one/systemd');
const OF_NODES = join(ROOT, 'deploy/cluster');
/** What systemd-analyze calls exposed, from 0 to 100. */
const EXPOSED_AT_MOST = 20;

/** Faults of systemd about what this machine has not got: the release, and services of other packages. */
const NOT_INSTALLED = /is not executable|not found|Unit .* could not be found|Cannot add dependency/i;

/** @param {string} folder */
const unitsIn = (folder) =>
  readdirSync(folder)
    .filter((name) => /\.(?:service|timer)$/.test(name))
    .map((name) => join(folder, name));

/** @type {import('./step.mjs').Step} */
export const unitsStep = {
  name: 'units of systemd: verified, and little exposed',
  run() {
    const analyze = needed('systemd-analyze', 'systemd');
    const [units, ofNodes] = [unitsIn(FOLDER), unitsIn(OF_NODES)];
    for (const path of [...units, ...ofNodes]) {
      let said = '';
      try {
        said = say(analyze, ['verify', '--recursive-errors=no', path]);
      } catch (error) {
        said = error instanceof Error ? error.message : String(error);
      }
      const faults = said
        .split('\n')
        .filter((line) => line.includes(basename(path)) && !NOT_INSTALLED.test(line) && !line.startsWith(analyze));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }
    const services = units.filter((path) => path.endsWith('.service'));
    for (const path of services)
      say(analyze, ['security', '--offline=yes', `--threshold=${EXPOSED_AT_MOST}`, '--no-pager', path]);
    const names = units.map((path) => basename(path)).join(', ');
    return `${names}: exposed ${EXPOSED_AT_MOST / 10} at most; ${ofNodes.length} of nodes verified`;
  },
};
