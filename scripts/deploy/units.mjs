import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { needed, say } from './step.mjs';

const FOLDER = join(ROOT, 'deploy/one/systemd');
/** What systemd-analyze calls exposed, from 0 to 100. */
const EXPOSED_AT_MOST = 20;

/** Faults of systemd about what this machine has not got: the release, and services of other packages. */
const NOT_INSTALLED = /is not executable|not found|Unit .* could not be found|Cannot add dependency/i;

/** @type {import('./step.mjs').Step} */
export const unitsStep = {
  name: 'units of systemd: verified, and little exposed',
  run() {
    const analyze = needed('systemd-analyze', 'systemd');
    const units = readdirSync(FOLDER).filter((name) => /\.(?:service|timer)$/.test(name));
    for (const name of units) {
      let said = '';
      try {
        said = say(analyze, ['verify', '--recursive-errors=no', join(FOLDER, name)]);
      } catch (error) {
        said = error instanceof Error ? error.message : String(error);
      }
      const faults = said
        .split('\n')
        .filter((line) => line.includes(name) && !NOT_INSTALLED.test(line) && !line.startsWith(analyze));
      if (faults.length > 0) throw new Error(faults.join('\n'));
    }
    const services = units.filter((name) => name.endsWith('.service'));
    for (const name of services)
      say(analyze, ['security', '--offline=yes', `--threshold=${EXPOSED_AT_MOST}`, '--no-pager', join(FOLDER, name)]);
    return `${units.join(', ')}: exposed ${EXPOSED_AT_MOST / 10} at most`;
  },
};
