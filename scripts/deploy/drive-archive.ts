import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signPayload } from '@greenhall/contract/shared/sign';
import { generateSync } from 'otplib';
import { joinFromOutside } from '@greenhall/test-kit/outside/newcomer';
import { JPG } from '@greenhall/test-kit/otc-world';
import { clientOf } from '@greenhall/test-kit/outside';
import { startLasting } from './server.mjs';

const [base = ''] = process.argv.slice(2);
const URL_HERE = 'http://127.0.0.1:8080';
const AS_USER = ['--userspec=10003:10003', base];
const ENVIRONMENT = {
  PATH: '/usr/sbin:/usr/bin:/sbin:/bin',
  DATA_DIR: '/var/lib/greenhall/data',
  HOST: '127.0.0.1',
  PORT: '8080',
};
const PASSWORD = 'the Password of 1 operator of a release';

/** A command of the release, in the bare system. */
function greenhall(...args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const command = [...AS_USER, '/opt/greenhall/bin/greenhall', ...args];
  const { status, stdout, stderr } = spawnSync('chroot', command, { env: ENVIRONMENT, encoding: 'utf8' });
  return { code: status, said: `${stdout}${stderr}` };
}

function expectEqual(what: string, found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${what}: ${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

async function post(path: string, body: Record<string, string>): Promise<Record<string, unknown>> {
  const answer = await fetch(`${URL_HERE}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-sign': signPayload(body) },
    body: JSON.stringify(body),
  });
  const said = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${said}`);
  return JSON.parse(said) as Record<string, unknown>;
}

/** Opens a set-up link as its operator does, and signs in. */
async function becomeOperator(link: string, username: string): Promise<void> {
  const token = new URL(link.replace('#/', '')).searchParams.get('token') ?? '';
  const { secret } = (await post('/admin/set-up/begin', { token })) as { secret: string };
  const codeAt = (offset: number) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + offset });
  await post('/admin/set-up', { token, username, password: PASSWORD, code: codeAt(0) });
  const { username: signedIn } = await post('/admin/login', { username, password: PASSWORD, code: codeAt(30) });
  expectEqual('who signed in', signedIn, username);
}

/** Messages that a sandbox sends lie in its data, one a line; the last one to an address. */
function inbox(address: string): string {
  const outbox = readFileSync(join(base, ENVIRONMENT.DATA_DIR, 'outbox/messages.jsonl'), 'utf8');
  return (
    outbox
      .trim()
      .split('\n')
      .findLast((line) => line.includes(address)) ?? ''
  );
}

/** The first member joins with the invitation that the first start has printed, and shows a picture of itself. */
async function becomeMember(invitation: string): Promise<void> {
  const member = await joinFromOutside(URL_HERE, 'firstmember', { invitation, name: 'root' }, inbox);
  const client = clientOf(URL_HERE, member);
  await client.call('members.setAvatar', { files: { avatar: new Blob([JPG]) } });
  const { avatar } = await client.call('members.me');
  const picture = await fetch(`${URL_HERE}/Upload/${avatar}`);
  expectEqual(
    'the picture of the member',
    [picture.status, picture.headers.get('content-type')?.split('/')[0]],
    [200, 'image'],
  );
}

async function main(): Promise<void> {
  const checked = greenhall('settings', 'check');
  expectEqual('settings check', [checked.code, /Faults\n {2}none/.test(checked.said)], [0, true]);
  const server = await startLasting('chroot', [...AS_USER, '/opt/greenhall/bin/greenhall', 'start'], {
    env: ENVIRONMENT,
    until: /Invitation/,
  });
  try {
    expectEqual('wait-ready', greenhall('wait-ready', '30').code, 0);
    for (const path of ['/', '/admin/', '/api/docs', '/healthz', '/readyz', '/api/status'])
      expectEqual(path, (await fetch(URL_HERE + path)).status, 200);
    const links = Array.from(server.said().matchAll(/Operator +(http\S+)/g), ([, link = '']) => link);
    expectEqual('links of the first operators', links.length, 2);
    for (const [index, link] of links.entries()) await becomeOperator(link, `first${index + 1}`);
    await becomeMember(/Invitation +(\S+)/.exec(server.said())?.[1] ?? '');
  } finally {
    expectEqual('the end', await server.stop(), 0);
  }
  expectEqual('check-ledger', greenhall('check-ledger').code, 0);
  expectEqual('migrate', greenhall('migrate'), { code: 0, said: 'nothing to do\n' });
  process.stdout.write(
    'two operators signed in, a member joined and showed a picture, both faces served, ledger clean\n',
  );
}

await main();
