import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findCommand } from '../debian.mjs';
import { ROOT } from '../paths.mjs';
import { composeFaults } from './compose-rules.mjs';
import { NotHereError, say } from './step.mjs';

const ONE = join(ROOT, 'deploy/one');

const MIB_AT_MOST = 300;

/** @type {import('./step.mjs').Step} */
export const sizeStep = {
  name: 'the size of the release',
  run({ release }) {
    const mib = Number(say('du', ['--summarize', '--block-size=1M', release]).split('\t', 1)[0]);
    if (mib > MIB_AT_MOST) throw new Error(`${mib} MiB unpacked, ${MIB_AT_MOST} at most`);
    return `${mib} MiB unpacked`;
  },
};

/** @type {import('./step.mjs').Step} */
export const composeStep = {
  name: 'the compose files, by the rules of the project',
  run() {
    const files = [join(ONE, 'compose/compose.yaml'), join(ROOT, 'deploy/many/compose.yaml')];
    const faults = files.flatMap((file) => composeFaults(readFileSync(file, 'utf8')));
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return 'no service runs as root, writes to its image, has capabilities or, but for the proxy, ports';
  },
};

/** @type {import('./step.mjs').Step} */
export const setUpStep = {
  name: 'set-up: secrets are made once, for their owners alone, and never shown',
  run({ folder }) {
    const into = join(folder, 'installation');
    const setUp = (/** @type {string} */ input) => say(join(ONE, 'set-up'), ['compose', into], { input });
    const said = setUp('hall.example.org\nhall@example.org\n');
    const secrets = join(into, 'secrets');
    const read = () => readdirSync(secrets).map((name) => readFileSync(join(secrets, name), 'utf8'));
    const before = read();
    for (const name of readdirSync(secrets))
      if ((statSync(join(secrets, name)).mode & 0o777) !== 0o600) throw new Error(`${name} is open to others`);
    const again = setUp('');
    if (JSON.stringify(read()) !== JSON.stringify(before)) throw new Error('secrets were replaced');
    if (before.some((secret) => secret !== '' && `${said}${again}`.includes(secret)))
      throw new Error('a secret was shown');
    for (const name of ['', 'a b', '../x', "x'y"]) {
      const refused = spawnSync(join(ONE, 'set-up'), ['compose', join(folder, 'refused')], {
        input: `${name}\nhall@example.org\n`,
      });
      if (refused.status === 0) throw new Error(`'${name}' was taken as the name of a site`);
    }
    return `${before.length} secrets`;
  },
};

/** @type {import('./step.mjs').Step} */
export const imagesStep = {
  name: 'images of the containers',
  run({ release }) {
    const builder = findCommand(['podman', 'buildah', 'docker']);
    if (!builder) throw new NotHereError('there is no podman, buildah or docker');
    for (const name of ['Containerfile.database', 'Containerfile.proxy', 'Containerfile']) {
      const file = join(ONE, 'compose', name);
      const { status, stderr } = spawnSync(
        builder,
        ['build', '-f', file, '-t', `greenhall-trial-${name.toLowerCase()}`, release],
        { encoding: 'utf8' },
      );
      if (status === 0) continue;
      if (/Cannot connect|connection refused|no such host|dial tcp|lookup|registry/i.test(stderr))
        throw new NotHereError(`${builder} cannot get Debian’s image: ${stderr.trim().split('\n').at(-1)}`);
      throw new Error(stderr);
    }
    return builder;
  },
};
