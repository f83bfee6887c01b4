import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { needed, say } from './step.mjs';

/**
 * A folder with Debian's smallest base and nothing else, in which the release lies for root alone to change.
 * @param {import('./step.mjs').Place} place
 */
function bareDebian({ folder, release }) {
  const mmdebstrap = needed('mmdebstrap', 'mmdebstrap');
  const base = join(folder, 'base');
  say(mmdebstrap, ['--variant=minbase', '--mode=root', 'bookworm', base]);
  cpSync(release, join(base, 'opt/greenhall'), { recursive: true, verbatimSymlinks: true });
  mkdirSync(join(base, 'var/lib/greenhall'), { mode: 0o700 });
  say('chown', ['10003:10003', join(base, 'var/lib/greenhall')]);
  return base;
}

/** @type {import('./step.mjs').Step} */
export const archiveStep = {
  name: 'the archive on Debian’s base alone, as another user, on a tree it cannot write to, without a network',
  run(place) {
    const ip = needed('ip', 'iproute2');
    const base = bareDebian(place);
    const driver = join(ROOT, 'scripts/deploy/drive-archive.ts');
    writeFileSync(
      join(place.folder, 'drive'),
      `#!/bin/sh\nset -e\n"${ip}" link set lo up\nmount -t proc proc "${base}/proc"\nexec "${process.execPath}" "${driver}" "${base}"\n`,
      { mode: 0o700 },
    );
    return say('unshare', ['--net', '--mount', '--pid', '--fork', '--kill-child', join(place.folder, 'drive')]);
  },
};
