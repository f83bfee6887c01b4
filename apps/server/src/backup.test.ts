import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settleOperators } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { clientOf } from '@greenhall/test-kit/outside';
import { type Program, TEST_SECRET, runTool, startProgram } from '@greenhall/test-kit/program';
import { readSettings } from '@greenhall/test-kit/settings';
import { type Settled, openSettledSession, settleMembers } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { openLog } from './platform/logs/log.ts';

const BACKUP = { BACKUP_KEY: 'a key of backups with 32 characters or more' };
const ENTER = ['--enter', 'first01', '--enter', 'second01'];

let whole: string;
let data: Record<string, string>;
let file: string;
let program: Program;
let ann: Settled;
let bob: Settled;
/** What members were told, each with the moment at which the answer had come. */
const acknowledged: { readonly id: string; readonly at: number }[] = [];
let begun = 0;
let ended = 0;

async function transferOnce(): Promise<void> {
  const body = { payee: bob.name, coin: 'usdt', amount: '1', payPassword: PAY_PASSWORD } as const;
  const { id } = await clientOf(program.url, ann).call('wallet.transfer', { body });
  acknowledged.push({ id, at: Date.now() });
}

beforeAll(async () => {
  whole = mkdtempSync(join(tmpdir(), 'greenhall-backups-'));
  data = { ...BACKUP, DATA_DIR: join(whole, 'data') };
  file = join(whole, 'backup');
  mkdirSync(data['DATA_DIR'] ?? '', { mode: 0o700 });
  const members = await settleMembers(data, ['ann001', 'bob001'], 1000n, async (ports) => {
    await settleOperators(ports, ['first01', 'second01', 'third01']);
  });
  [ann, bob] = members as [Settled, Settled];
  program = await startProgram(data);
  await clientOf(program.url, ann).call('members.setAvatar', { files: { avatar: new Blob([JPG]) } });
  const over = new AbortController();
  const load = (async () => {
    while (!over.signal.aborted) await transferOnce();
  })();
  while (acknowledged.length < 5) await new Promise((resolve) => setImmediate(resolve));
  begun = Date.now();
  const made = await runTool('backup', [file], data);
  ended = Date.now();
  over.abort();
  await load;
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(/: \d+ bytes in \d+ ms; writes waited \d+ ms; of 20/),
  });
  await program.stop();
});
afterAll(() => rmSync(whole, { recursive: true, force: true }));

describe('a backup that was made while people used the server', () => {
  it('leaves nothing behind in the folder of the data, and holds none of its keys', () => {
    expect(readdirSync(data['DATA_DIR'] ?? '').filter((name) => name.startsWith('copy-'))).toEqual([]);
  });

  it('is restored with everything that was acknowledged before it, checked, and closed', async () => {
    const there = { ...BACKUP, DATA_DIR: join(whole, 'restored') };
    const restored = await runTool('restore', [file, ...ENTER], there);
    expect(restored).toEqual({
      code: 0,
      said: expect.stringMatching(/restored, and closed until two operators open it/),
    });
    const app = await compose(readSettings({ ...TEST_SECRET, ...there }), openLog('silent'), { withoutLinks: true });
    try {
      const url = await app.http.listen({ port: 0, host: '127.0.0.1' });
      // Sessions of before are void.
      await expect(clientOf(url, ann).call('wallet.transfers')).rejects.toThrow();
      const session = await openSettledSession(app.ports, ann.no, ann.name, '');
      const client = clientOf(url, session);
      const found: string[] = [];
      for (let cursor: string | undefined; ;) {
        const page = await client.call('wallet.transfers', { query: { cursor } });
        found.push(...page.items.map(({ id }) => id));
        cursor = page.next ?? undefined;
        if (!cursor) break;
      }
      const before = acknowledged.filter(({ at }) => at < begun).map(({ id }) => id);
      expect(before.length).toBeGreaterThanOrEqual(5);
      expect(before.filter((id) => !found.includes(id))).toEqual([]);
      expect((await client.call('platform.status')).closedAfter).not.toBeNull();
      const { avatar } = await client.call('members.me');
      expect((await fetch(`${url}/Upload/${avatar}`)).status).toBe(200);
      const later = acknowledged.filter(({ at }) => at > ended).map(({ id }) => id);
      expect(later.filter((id) => found.includes(id))).toEqual([]);
      const body = { payee: bob.name, coin: 'usdt', amount: '1', payPassword: PAY_PASSWORD } as const;
      await expect(client.call('wallet.transfer', { body })).rejects.toThrow('5208');
    } finally {
      await app.close();
    }
  });

  const REFUSED: readonly (readonly [string, readonly string[], string])[] = [
    ['without two names', ['--enter', 'first01'], 'Usage'],
    ['with a name that is no operator’s', ['--enter', 'first01', '--enter', 'nobody1'], 'must be two supers'],
  ];
  it.each(REFUSED)('is not restored %s, and nothing is left', async (_what, args, words) => {
    const { code, said } = await runTool('restore', [file, ...args], { ...BACKUP, DATA_DIR: join(whole, 'refused') });
    expect([code, said]).toEqual([1, expect.stringContaining(words)]);
    expect(readdirSync(whole).filter((name) => name.startsWith('refused'))).toEqual([]);
  });

  it('is not restored over other data, nor without its key', async () => {
    const filled = join(whole, 'filled');
    mkdirSync(filled, { mode: 0o700 });
    writeFileSync(join(filled, 'mine'), 'mine');
    const over = await runTool('restore', [file, ...ENTER], { ...BACKUP, DATA_DIR: filled });
    expect([over.code, over.said]).toEqual([1, expect.stringContaining('is not empty. Nothing was restored.')]);
    expect(readdirSync(filled)).toEqual(['mine']);
    const keyless = await runTool('restore', [file, ...ENTER], { DATA_DIR: join(whole, 'keyless') });
    expect([keyless.code, keyless.said]).toEqual([1, expect.stringContaining('BACKUP_KEY is not set')]);
  });

  it('is also made of a server that is stopped, in place of the one before, and tried without being kept', async () => {
    const made = await runTool('backup', [file], data);
    expect([made.code, made.said]).toEqual([0, expect.stringContaining('bytes in')]);
    const tried = await runTool('restore', [file, '--try'], { ...BACKUP, DATA_DIR: join(whole, 'nowhere') });
    expect(tried).toEqual({ code: 0, said: expect.stringMatching(/files of 20.* can be restored, in/) });
    expect(existsSync(join(whole, 'nowhere'))).toBe(false);
  });
});
