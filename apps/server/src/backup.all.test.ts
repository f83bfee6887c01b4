import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settleOperators } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { clientOf } from '@greenhall/test-kit/outside';
import { type Program, TEST_SECRET, runTool, startProgram, startTool } from '@greenhall/test-kit/program';
import { readSettings } from '@greenhall/test-kit/settings';
import { type Settled, openSettledSession, settleMembers } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose } from './compose.ts';
import { openLog } from './platform/logs/log.ts';

const BACKUP = {
  BACKUP_KEY: 'a key of backups with 32 characters or more',
  KEYS_BACKUP_KEY: 'a key of the archive of keys, another one than that',
};
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
let verified: Awaited<ReturnType<typeof runTool>>;

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
  verified = await runTool('backup', ['verify', whole], data);
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

  it('can be tried while the server runs, which keeps what came of it', async () => {
    expect(verified).toEqual({ code: 0, said: expect.stringMatching(/can be restored, up to 20.*; tried in/) });
    expect(await trialsOf(data)).toEqual(['restored']);
  });

  it('is still there, whole, where the making of another one in its place was killed', async () => {
    const before = readFileSync(file);
    const making = startTool('backup', [file], data);
    await expect.poll(() => existsSync(`${file}.part`), { interval: 1, timeout: 60_000 }).toBe(true);
    making.kill('SIGKILL');
    await once(making, 'close');
    expect(existsSync(`${file}.part`), 'it was killed midway').toBe(true);
    expect(readFileSync(file).equals(before)).toBe(true);
    expect((await runTool('backup', [file], data)).code).toBe(0);
    expect(readdirSync(whole).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(readdirSync(data['DATA_DIR'] ?? '').filter((name) => name.startsWith('copy-'))).toEqual([]);
  });

  it('is called broken where it was changed, and so is a folder without any', async () => {
    const folder = join(whole, 'backups');
    mkdirSync(folder);
    const none = await runTool('backup', ['verify', folder], data);
    expect([none.code, none.said]).toEqual([1, expect.stringContaining('there is no backup')]);
    const away = await runTool('backup', ['verify', join(whole, 'unmounted')], data);
    expect([away.code, away.said]).toEqual([1, expect.stringContaining('no such file or directory')]);
    const bytes = readFileSync(file);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(join(folder, 'changed'), bytes);
    const changed = await runTool('backup', ['verify', folder], data);
    expect([changed.code, changed.said]).toEqual([1, expect.stringContaining('it was changed')]);
    expect(await trialsOf(data)).toEqual(['broken', 'broken', 'broken', 'restored']);
  });
});

describe('pictures of which copies are kept', () => {
  it('come back, and those that are still missing are named', async () => {
    const copies = join(whole, 'pictures');
    const settings = { ...data, PICTURES_BACKUP: copies };
    const uploads = join(data['DATA_DIR'] ?? '', 'uploads');
    const stored = readdirSync(uploads).filter((name) => name.endsWith('.jpg'));
    expect(stored).toHaveLength(1);
    const again = await startProgram(settings);
    await expect.poll(() => existsSync(join(copies, stored[0] ?? '')), { timeout: 60_000 }).toBe(true);
    await again.stop();
    rmSync(uploads, { recursive: true });
    const back = await runTool('restore', ['pictures'], settings);
    expect(back).toEqual({ code: 0, said: '1 pictures are back; none is missing\n' });
    expect(readdirSync(uploads).toSorted()).toEqual(['installation', ...stored]);
    rmSync(uploads, { recursive: true });
    rmSync(copies, { recursive: true });
    mkdirSync(copies);
    const lost = await runTool('restore', ['pictures'], settings);
    expect(lost).toEqual({ code: 0, said: `0 pictures are back; 1 pictures are missing: ${stored.join('')}\n` });
    const without = await runTool('restore', ['pictures'], data);
    expect([without.code, without.said]).toEqual([
      1,
      expect.stringContaining('PICTURES_BACKUP and BACKUP_KEY are not'),
    ]);
  });
});

/** What came of the trials of some data, the newest first. */
async function trialsOf(settings: Readonly<Record<string, string>>): Promise<string[]> {
  const app = await compose(readSettings({ ...TEST_SECRET, ...settings }), openLog('silent'), { withoutLinks: true });
  try {
    const found = await sql<{ outcome: string }>`select outcome from platform_backup order by id desc`.execute(
      app.ports.db,
    );
    return found.rows.map(({ outcome }) => outcome);
  } finally {
    await app.close();
  }
}

describe('the keys of an installation', () => {
  /** With keys that are made and kept in the folder. */
  const own = () => ({ ...BACKUP, DATA_DIR: join(whole, 'own'), PEPPER: '', VERIFICATION_KEYS: '' });

  it('are put into an archive of their own, which fits a backup and opens with its key alone', async () => {
    mkdirSync(own().DATA_DIR, { mode: 0o700 });
    await (await startProgram(own())).stop();
    const [keys, backup] = [join(whole, 'keys'), join(whole, 'own-backup')];
    expect((await runTool('backup', [backup], own())).code).toBe(0);
    const made = await runTool('backup', ['keys', keys], own());
    expect(made).toEqual({ code: 0, said: expect.stringContaining('1 keys of sealed documents') });
    const secret = readFileSync(join(own().DATA_DIR, 'secret'), 'utf8');
    expect(readFileSync(keys).includes(secret)).toBe(false);
    expect(await runTool('backup', ['keys', '--try', keys, backup], own())).toEqual({
      code: 0,
      said: `${keys} fits ${backup}\n`,
    });
    const opened = await runTool('backup', ['keys', '--open', keys], own());
    expect(opened.said).toBe(
      `PEPPER=${secret}\nVERIFICATION_KEYS=own:${readFileSync(join(own().DATA_DIR, 'verification-keys'), 'utf8')}\n`,
    );
    const locked = await runTool('backup', ['keys', '--open', keys], {
      ...own(),
      KEYS_BACKUP_KEY: 'k'.repeat(32),
    });
    expect([locked.code, locked.said]).toEqual([1, expect.stringContaining('its key is another one')]);
  });

  it('do not fit the backup of another installation, and a backup of data is no archive of keys', async () => {
    const keys = join(whole, 'keys');
    const other = await runTool('backup', ['keys', '--try', keys, file], own());
    expect([other.code, other.said]).toEqual([1, expect.stringContaining('made with another secret')]);
    const wrong = await runTool('backup', ['keys', '--open', file], {
      ...own(),
      BACKUP_KEY: '',
      KEYS_BACKUP_KEY: BACKUP.BACKUP_KEY,
    });
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('not an archive of keys')]);
  });

  it('are not put anywhere where there are none yet', async () => {
    const nothing = { ...own(), DATA_DIR: join(whole, 'nothing') };
    const made = await runTool('backup', ['keys', join(whole, 'none')], nothing);
    expect([made.code, made.said]).toEqual([1, expect.stringContaining('it has never been started')]);
    expect(existsSync(nothing.DATA_DIR)).toBe(false);
  });
});
