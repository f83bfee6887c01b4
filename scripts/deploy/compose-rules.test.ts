import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { expect, it } from 'vitest';
import { ROOT } from '../paths.mjs';
import { composeFaults } from './compose-rules.mjs';

const TEXT = readFileSync(join(ROOT, 'deploy/one/compose/compose.yaml'), 'utf8');

type Service = Record<string, unknown>;

/** The file with one service bent. */
function bent(name: string, change: Service): string {
  const file = parse(TEXT, { merge: true }) as { services: Record<string, Service> };
  file.services[name] = { ...file.services[name], ...change };
  return stringify(file);
}

it.each(['deploy/one/compose/compose.yaml', 'deploy/many/compose.yaml'])('holds of %s', (path) => {
  expect(composeFaults(readFileSync(join(ROOT, path), 'utf8'))).toEqual([]);
});

const BENT: readonly [string, Service, string][] = [
  ['server', { user: '0:0' }, 'runs as a user with a number that is not root'],
  ['server', { user: 'root' }, 'runs as a user with a number that is not root'],
  ['database', { read_only: false }, 'cannot write to its image'],
  ['proxy', { cap_add: ['NET_BIND_SERVICE'] }, 'has no capabilities'],
  ['proxy', { security_opt: [] }, 'gains no rights'],
  ['database', { network_mode: 'host' }, 'shares nothing of the machine'],
  ['server', { privileged: true }, 'shares nothing of the machine'],
  ['server', { mem_limit: undefined }, 'has a limit of memory'],
  ['database', { ports: ['5432:5432'] }, 'has no port, but for the proxy'],
  ['server', { volumes: ['/:/machine'] }, 'has no folder of the machine'],
  ['server', { environment: { PEPPER: 'a secret' } }, 'has secrets as files alone'],
];

it.each(BENT)('finds that %s with %j breaks: %s', (name, change, rule) => {
  expect(composeFaults(bent(name, change))).toEqual([`${name}: ${rule}`]);
});

it('finds a secret that lies elsewhere', () => {
  const file = parse(TEXT, { merge: true }) as { secrets: Record<string, unknown> };
  file.secrets['pepper'] = { file: '/etc/pepper' };
  expect(composeFaults(stringify(file))).toEqual(['secret pepper: lies in the folder of secrets']);
});
