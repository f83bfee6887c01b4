import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settleOperators } from '@greenhall/test-kit/operators';
import { JPG } from '@greenhall/test-kit/otc-world';
import { clientOf } from '@greenhall/test-kit/outside';
import { runTool, startProgram } from '@greenhall/test-kit/program';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSealed } from './platform/backup/sealed-file.ts';

const BACKUP = {
  BACKUP_KEY: 'a key of backups with 32 characters or more',
  KEYS_BACKUP_KEY: 'a key of the archive of keys, another one than that',
};

let whole: string;
let data: Record<string, string>;
let ann: Settled;
let bob: Settled;

beforeAll(async () => {
  whole = mkdtempSync(join(tmpdir(), 'greenhall-backups-'));
  data = { ...BACKUP, DATA_DIR: join(whole, 'data') };
  mkdirSync(data['DATA_DIR'] ?? '', { mode: 0o700 });
  const members = await settleMembers(data, ['ann001', 'bob001'], 1000n, async (ports) => {
    await settleOperators(ports, ['first01', 'second01', 'third01']);
  });
  [ann, bob] = members as [Settled, Settled];
});
afterAll(() => rmSync(whole, { recursive: true, force: true }));

const transfer = (url: string) =>
  clientOf(url, ann).call('wallet.transfer', {
    body: { payee: bob.name, coin: 'usdt', amount: '1', payPassword: PAY_PASSWORD },
  });

describe('the folder of the embedded database', () => {
  it('is copied while the server is stopped, and put back with everything that was acknowledged', async () => {
    const program = await startProgram(data);
    await clientOf(program.url, ann).call('members.setAvatar', { files: { avatar: new Blob([JPG]) } });
    const { id } = await transfer(program.url);
    await program.stop();
    const there = { ...data, DATA_DIR: join(whole, 'copied') };
    execFileSync('cp', ['-a', data['DATA_DIR'] ?? '', there.DATA_DIR]);
    const again = await startProgram(there);
    const { items } = await clientOf(again.url, ann).call('wallet.transfers');
    expect(items[0]?.id).toBe(id);
    const { avatar } = await clientOf(again.url, ann).call('members.me');
    expect((await fetch(`${again.url}/Upload/${avatar}`)).status).toBe(200);
    await again.stop();
    const taken = ['--taken-at', new Date().toISOString()];
    expect(await runTool('operators', ['close-after-restore', ...taken, 'first01', 'second01'], there)).toMatchObject({
      code: 0,
    });
    const closed = await startProgram(there);
    await expect(transfer(closed.url)).rejects.toThrow();
    await closed.stop();
  });

  it('is no business of the commands of backups, which say what is', async () => {
    for (const args of [[], ['verify'], ['/backups/hall']])
      expect(await runTool('backup', args, data)).toMatchObject({
        code: 1,
        said: expect.stringContaining('by copying its folder while the server is stopped'),
      });
    expect(await runTool('restore', ['/backups/hall'], data)).toMatchObject({ code: 1 });
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

describe('the keys of an installation', () => {
  /** With keys that are made and kept in the folder. */
  const own = () => ({ ...BACKUP, DATA_DIR: join(whole, 'own'), PEPPER: '', VERIFICATION_KEYS: '' });

  it('are put into an archive of their own, which fits the data and opens with its key alone', async () => {
    mkdirSync(own().DATA_DIR, { mode: 0o700 });
    await (await startProgram(own())).stop();
    const keys = join(whole, 'keys');
    const made = await runTool('backup', ['keys', keys], own());
    expect(made).toEqual({ code: 0, said: expect.stringContaining('1 keys of sealed documents') });
    const secret = readFileSync(join(own().DATA_DIR, 'secret'), 'utf8');
    expect(readFileSync(keys).includes(secret)).toBe(false);
    expect(await runTool('backup', ['keys', '--try', keys], own())).toEqual({
      code: 0,
      said: `${keys} fits the database\n`,
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

  it('do not fit the data of another installation, and a copy of a picture is no archive of keys', async () => {
    const other = await runTool('backup', ['keys', '--try', join(whole, 'keys')], data);
    expect([other.code, other.said]).toEqual([1, expect.stringContaining('made with another secret')]);
    const picture = join(whole, 'picture');
    await writeSealed(picture, BACKUP.KEYS_BACKUP_KEY, (writer) => writer.write(JPG));
    const wrong = await runTool('backup', ['keys', '--open', picture], own());
    expect([wrong.code, wrong.said]).toEqual([1, expect.stringContaining('not an archive of keys')]);
  });

  it('are not put anywhere where there are none yet', async () => {
    const nothing = { ...own(), DATA_DIR: join(whole, 'nothing') };
    const made = await runTool('backup', ['keys', join(whole, 'none')], nothing);
    expect([made.code, made.said]).toEqual([1, expect.stringContaining('it has never been started')]);
    expect(existsSync(nothing.DATA_DIR)).toBe(false);
  });
});
