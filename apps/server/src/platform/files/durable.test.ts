import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY } from '@greenhall/domain/shared/time';
import { fakeClock } from '@greenhall/test-kit/clock';
import { ENGINES } from '@greenhall/test-kit/database';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { membersFiles } from '../../slices/members/store.ts';
import { walletFiles } from '../../slices/wallet/request/store.ts';
import { systemRandom } from '../random.ts';
import { localFiles } from './local.ts';
import { openPictures } from '../pictures/files.ts';
import { PictureEncoder } from '../pictures/pictures.ts';
import { sweepFiles } from '../pictures/uploads.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#28ae6d' } })
    .jpeg({ quality: 30 })
    .toBuffer();

/** What is synced of files and folders: for each time the kind, and the names that the picture folder had at that moment. */
async function watchSyncs(folder: string) {
  const handle = await open(tmpdir(), 'r');
  const kindOfHandle = Object.getPrototypeOf(handle) as typeof handle;
  await handle.close();
  const sync = Reflect.get<typeof kindOfHandle, 'sync'>(kindOfHandle, 'sync');
  const seen: { kind: 'file' | 'folder'; names: readonly string[] }[] = [];
  vi.spyOn(kindOfHandle, 'sync').mockImplementation(async function synced(this: typeof handle) {
    const { size } = await this.stat();
    const kind = (await this.stat()).isDirectory() ? 'folder' : 'file';
    // A file that is synced before its content is written does not count.
    if (kind === 'folder' || size > 0) seen.push({ kind, names: readdirSync(folder) });
    return Reflect.apply(sync, this, []);
  });
  return seen;
}

describe('running on one machine: pictures', () => {
  afterEach(() => vi.restoreAllMocks());
  const folders: string[] = [];
  const folderOfTest = (): string => {
    const folder = mkdtempSync(join(tmpdir(), 'greenhall-durable-'));
    folders.push(folder);
    return folder;
  };
  afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));
  const openFiles = (folder: string) =>
    openPictures(localFiles(folder), 'secret', fakeClock(), systemRandom, new PictureEncoder());

  it('are synced before they get their name, and the folder before it is told', async () => {
    const folder = folderOfTest();
    mkdirSync(join(folder, 'uploads'));
    const seen = await watchSyncs(join(folder, 'uploads'));
    const kept = await openFiles(folder).keep(await flat(60, 40), { kind: 'public', isMarked: false });
    expect(seen).toEqual([
      { kind: 'file', names: [expect.stringMatching(/^[\w-]+\.jpg\.[\da-f]{12}\.part$/)] },
      { kind: 'folder', names: [kept?.name] },
    ]);
  });

  it('have their first folder synced into the one above it', async () => {
    const above = folderOfTest();
    mkdirSync(join(above, 'data'));
    const seen = await watchSyncs(above);
    const kept = await openFiles(join(above, 'data', 'one')).keep(await flat(60, 40), {
      kind: 'private',
      isMarked: false,
    });
    expect(kept?.name).toMatch(/^s-/);
    expect(seen.map(({ kind }) => kind)).toEqual(['folder', 'folder', 'file', 'folder']);
  });

  it('are synced in each width in which they are made', async () => {
    const folder = folderOfTest();
    const files = openFiles(folder);
    const kept = await files.keep(await flat(900, 600), { kind: 'public', isMarked: false });
    const seen = await watchSyncs(join(folder, 'uploads'));
    await files.read(kept?.name ?? '', { width: '320', readers: [] });
    expect(seen.map(({ kind }) => kind)).toEqual(['file', 'folder']);
    expect(seen[1]?.names).toContain(`${kept?.name}.w320`);
  });
});

describe.each(ENGINES)('running on one machine: replaced pictures on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
  });
  afterAll(() => world.close());

  it('are there for a day after they were replaced, and gone then', async () => {
    const { clock, settings } = world.ports;
    const stored = () => readdirSync(join(settings.dataDir, 'uploads'));
    const set = async () =>
      (await world.ann.client.upload('members.setAvatar', {}, { avatar: await flat(40, 30) })).value.avatar;
    const sweep = () => sweepFiles(world.ports, [membersFiles, walletFiles]);
    const first = await set();
    // It is older than a day when it is replaced: the day counts from then.
    clock.advance(2 * DAY);
    const second = await set();
    expect(stored()).toEqual(expect.arrayContaining([first, second]));
    clock.advance(DAY - 1_000);
    expect(await sweep()).toBe(0);
    expect(stored()).toContain(first);
    clock.advance(2_000);
    expect(await sweep()).toBe(1);
    expect(stored()).toEqual([second]);
  });

  it('are kept when they are replaced while the sweep looks', async () => {
    const { clock, files } = world.ports;
    const jpg = await flat(40, 30);
    const before = await files.keep(jpg, { kind: 'public', isMarked: false });
    clock.advance(2 * DAY);
    const racing = {
      ...world.ports,
      files: {
        ...files,
        olderThan: async (moment: Date, among?: readonly string[]) => {
          const found = await files.olderThan(moment, among);
          if (!among) await files.release(before?.name ?? '');
          return found;
        },
      },
    };
    expect(await sweepFiles(racing, [membersFiles, walletFiles])).toBe(0);
  });
});
