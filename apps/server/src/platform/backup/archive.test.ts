import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareVersions } from '../build.ts';
import { writeArchive } from './archive.ts';
import type { Facts } from './manifest.ts';
import { SealedWriter } from './sealed-file.ts';
import { sourcesBelow } from './sources.ts';
import { removeUnfinished } from './unfinished.ts';
import { unpackArchive } from './unpack.ts';

const KEY = 'a key of backups with 32 characters or more';
const HEAD = { sequence: '1', hash: 'ab' };
const FACTS: Facts = {
  version: '1.0.7',
  commit: null,
  migration: '0001.sql',
  takenAt: '2026-11-26T12:00:00.000Z',
  heads: { journal: HEAD, audit: HEAD, snapshot: HEAD },
};

let folder: string;
let archive: string;
let whole: Buffer;

/** More than one chunk, so that chunks can be swapped and left out. */
const LARGE = Buffer.alloc(3 * 1024 * 1024 + 17, 'large');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenhall-archive-'));
  mkdirSync(join(folder, 'data/empty'), { recursive: true });
  mkdirSync(join(folder, 'uploads/Upload'), { recursive: true });
  writeFileSync(join(folder, 'data/large'), LARGE);
  writeFileSync(join(folder, 'uploads/Upload/a.jpg'), 'a picture');
  archive = join(folder, 'archive');
  await writeArchive(archive, KEY, FACTS, everything());
  whole = readFileSync(archive);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function* everything() {
  yield* sourcesBelow(join(folder, 'data'), 'database');
  yield* sourcesBelow(join(folder, 'uploads'), 'uploads');
}

let made = 0;
/** A file with these bytes, and a folder that is not there yet. */
function bent(bytes: Buffer): { readonly file: string; readonly into: string } {
  made += 1;
  const file = join(folder, `bent-${made}`);
  writeFileSync(file, bytes);
  return { file, into: join(folder, `into-${made}`) };
}

const unpack = ({ file, into }: { file: string; into: string }, key = KEY, version = '1.0.7') =>
  unpackArchive(file, key, version, into);

it('what a killed backup has left is removed an hour later, and nothing else', async () => {
  const backups = join(folder, 'backups');
  mkdirSync(join(backups, 'folder.part'), { recursive: true });
  const now = Date.now();
  const write = (name: string, bytes: Buffer, minutesAgo: number) => {
    writeFileSync(join(backups, name), bytes);
    const at = new Date(now - minutesAgo * 60_000);
    utimesSync(join(backups, name), at, at);
  };
  write('old.part', whole.subarray(0, 500), 61);
  write('under-way.part', whole.subarray(0, 500), 59);
  write('whole', whole, 61);
  write('foreign.part', Buffer.from('of another program'), 61);
  await removeUnfinished(backups, new Date(now));
  expect(readdirSync(backups).toSorted()).toEqual(['folder.part', 'foreign.part', 'under-way.part', 'whole']);
});

describe('an archive of a backup', () => {
  it('brings back every file and every empty folder, for its owner alone', async () => {
    const into = join(folder, 'whole');
    const manifest = await unpackArchive(archive, KEY, '1.0.7', into);
    expect(manifest.files.map(({ name }) => name).toSorted()).toEqual([
      'database/',
      'database/empty/',
      'database/large',
      'uploads/',
      'uploads/Upload/',
      'uploads/Upload/a.jpg',
    ]);
    expect(readFileSync(join(into, 'database/large')).equals(LARGE)).toBe(true);
    expect(readdirSync(join(into, 'database/empty'))).toEqual([]);
    expect(manifest).toMatchObject(FACTS);
  });

  it('tells nothing to whoever has no key', () => {
    for (const word of ['large', 'a picture', 'uploads', FACTS.takenAt]) expect(whole.includes(word), word).toBe(false);
  });

  it('is refused with another key, or where it is no archive', async () => {
    const other = bent(whole);
    await expect(unpack(other, `${KEY}!`)).rejects.toThrow('its key is another one, or it was changed');
    for (const bytes of [Buffer.from(''), Buffer.from('hello'), LARGE]) {
      const foreign = bent(bytes);
      await expect(unpack(foreign)).rejects.toThrow('this is not an archive of this program');
      expect(existsSync(foreign.into)).toBe(false);
    }
    expect(existsSync(other.into)).toBe(false);
  });

  it('is refused of a newer program, and taken of an older one', async () => {
    const newer = bent(whole);
    await expect(unpack(newer, KEY, '1.0.6')).rejects.toThrow('the archive is of version 1.0.7, this program is 1.0.6');
    expect(existsSync(newer.into)).toBe(false);
    await unpack(bent(whole), KEY, '1.1.0');
    expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  });

  it('is refused where one byte was changed, wherever that is', async () => {
    for (let n = 0; n < 20; n += 1) {
      const at = Math.floor(((whole.length - 1) * n) / 19);
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      const one = bent(changed);
      await expect(unpack(one), String(at)).rejects.toThrow(Error);
      expect(existsSync(one.into), String(at)).toBe(false);
    }
  });

  it('is refused where it was cut, lengthened, or its parts changed places', async () => {
    const cuts = Array.from({ length: 12 }, (_, n) => whole.subarray(0, Math.floor((whole.length * n) / 12)));
    const chunk = 4 + 1024 * 1024 + 16;
    /** Where the first chunk begins: behind the mark of the format and the salt. */
    const begins = 36;
    const swapped = Buffer.concat([
      whole.subarray(0, begins),
      whole.subarray(begins + chunk, begins + 2 * chunk),
      whole.subarray(begins, begins + chunk),
      whole.subarray(begins + 2 * chunk),
    ]);
    const left = Buffer.concat([whole.subarray(0, begins), whole.subarray(begins + chunk)]);
    for (const bytes of [...cuts, Buffer.concat([whole, Buffer.from('x')]), swapped, left]) {
      const one = bent(bytes);
      await expect(unpack(one), `${bytes.length} bytes`).rejects.toThrow(Error);
      expect(existsSync(one.into)).toBe(false);
    }
  });

  const HOSTILE = [
    '../outside',
    'database/../../outside',
    '/etc/passwd',
    'database//x',
    'database/./x',
    'database/x\0y',
    'database\\x',
    'keys/pepper',
    'pepper',
    'database/a/b/c/d/e/f/g/h/i',
    'database/.ssh',
    '',
  ];
  it.each(HOSTILE)('is refused with the name %j', async (name) => {
    const file = join(folder, `hostile-${(made += 1)}`);
    const handle = await open(file, 'w');
    const writer = await SealedWriter.begin(handle, KEY);
    const record = (text: string, bytes: Buffer): Buffer => {
      const head = Buffer.alloc(2 + Buffer.byteLength(text) + 8);
      head.writeUInt16BE(Buffer.byteLength(text));
      head.write(text, 2);
      head.writeBigUInt64BE(BigInt(bytes.length), head.length - 8);
      return Buffer.concat([head, bytes]);
    };
    const content = Buffer.from('hostile');
    const sha256 = createHash('sha256').update(content).digest('hex');
    const manifest = { ...FACTS, files: [{ name, size: content.length, sha256 }] };
    await writer.write(record(name, content));
    await writer.write(record('', Buffer.from(JSON.stringify(manifest))));
    await writer.end();
    await handle.close();
    const into = join(folder, `hostile-into-${made}`);
    await expect(unpackArchive(file, KEY, '1.0.7', into)).rejects.toThrow(Error);
    expect(existsSync(into)).toBe(false);
    expect(existsSync(join(folder, 'outside'))).toBe(false);
  });

  it('leaves the one of before where a new one cannot be finished', async () => {
    const failing = async function* () {
      yield* everything();
      throw new Error('the disk is full');
    };
    await expect(writeArchive(archive, KEY, FACTS, failing())).rejects.toThrow('the disk is full');
    expect(readFileSync(archive).equals(whole)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
