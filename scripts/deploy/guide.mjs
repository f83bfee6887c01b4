import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { BootedSystem } from './booted-system.mjs';
import { releaseOf } from './other-release.ts';

const GUIDE = readFileSync(join(ROOT, 'docs/operations.md'), 'utf8');
/** What the guide calls `greenhall`. */
const SHORT =
  'greenhall() { /opt/greenhall/current/deploy/one/systemd/as-service /opt/greenhall/current/bin/greenhall "$@"; }';
const ANSWERS = 'localhost\nhall@example.org\n';

/** The commands that a part of the guide gives, one a line. @param {string} heading */
function commandsOf(heading) {
  const [, part = ''] = GUIDE.split(`\n## ${heading}\n`);
  const text = part.split('\n## ', 1)[0] ?? '';
  const blocks = Array.from(text.matchAll(/```sh\n([\s\S]*?)```/g), ([, block = '']) => block.replaceAll('\\\n', ''));
  if (blocks.length === 0) throw new Error(`the guide has no commands below '${heading}'`);
  return blocks.flatMap((block) => block.trim().split('\n'));
}

/** @param {BootedSystem} system @param {readonly string[]} commands */
function follow(system, commands) {
  for (const command of commands)
    system.run(`${SHORT}; ${command}`, command.includes('/set-up systemd') ? ANSWERS : undefined);
  return commands.length;
}

/** @param {BootedSystem} system @param {string} command @param {RegExp} wanted */
function expectSaid(system, command, wanted) {
  const said = system.run(command);
  if (!wanted.test(said)) throw new Error(`${command} said:\n${said}\ninstead of ${wanted}`);
}

const QUERY = 'sudo -u postgres psql --tuples-only --no-align greenhall --command';

/** @param {BootedSystem} system @param {import('./step.mjs').Place} place */
function followAll(system, { folder, archive, release }) {
  const home = join(folder, 'booted/root');
  for (const path of [archive, `${archive}.sha256`]) cpSync(path, join(home, basename(path)));
  let commands = follow(system, commandsOf('Install with systemd'));
  expectSaid(system, 'systemctl is-active greenhall caddy', /^active\nactive$/m);
  expectSaid(
    system,
    'curl --silent --insecure --retry 9 --retry-all-errors https://localhost/api/status',
    /"mode":"sandbox"/,
  );
  expectSaid(
    system,
    'curl --silent --insecure --output /dev/null --write-out %{http_code} https://localhost/readyz',
    /^404$/m,
  );
  expectSaid(system, `${SHORT}; greenhall settings check --try`, /Faults\n {2}none/);
  commands += follow(system, commandsOf('The first operators'));

  const backup = commandsOf('Back up the database, and restore it to a moment');
  commands += follow(
    system,
    backup.filter((command) => /set-up-backup|greenhall-backup|daemon-reload/.test(command)),
  );
  expectSaid(system, `${QUERY} "select outcome from platform_backup"`, /^restored$/m);

  system.run('install -d -o greenhall -g greenhall /elsewhere');
  const keys = commandsOf('Back up the keys').filter((command) => !command.includes('/backups/'));
  commands += follow(system, keys);

  const made = join(folder, 'newer');
  mkdirSync(made);
  const upgrade = commandsOf('Upgrade, and back').filter((command) => command.includes('/upgrade '));
  const [newer = ''] = upgrade.flatMap((command) => command.split(' ').slice(-1));
  cpSync(releaseOf(release, made, 'c'), join(home, newer));
  system.run(`sha256sum ${newer} > ${newer}.sha256`);
  commands += follow(system, upgrade);
  expectSaid(system, 'readlink /opt/greenhall/current', /-c{12}$/m);
  expectSaid(system, 'systemctl is-active greenhall', /^active$/m);
  return `${commands} commands of docs/operations.md: installed, two operators invited, backed up, the backup tried, keys kept, upgraded`;
}

/** @type {import('./step.mjs').Step} */
export const guideStep = {
  name: 'the commands of the guide, on a Debian of its own whose systemd runs, without a network',
  async run(place) {
    const system = await BootedSystem.boot(place.folder);
    try {
      return followAll(system, place);
    } catch (error) {
      const log = system.run('journalctl --no-pager --lines=30 --output=cat | cut -c 1-300');
      throw new Error(`${error instanceof Error ? error.message : String(error)}\n${log}`, { cause: error });
    } finally {
      system.end();
    }
  },
};
