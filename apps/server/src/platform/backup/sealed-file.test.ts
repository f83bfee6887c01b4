import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSealed, writeSealed } from './sealed-file.ts';

const KEY = 'a key of backups with 32 characters or more';
/** More than one chunk, so that chunks can be swapped and left out. */
const CONTENT = Buffer.alloc(3 * 1024 * 1024 + 17, 'large');

let folder: string;
let path: string;
let whole: Buffer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'greenhall-sealed-'));
  path = join(folder, 'sealed');
  await writeSealed(path, KEY, (writer) => writer.write(CONTENT));
  whole = readFileSync(path);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function read(bytes: Buffer, key = KEY): Promise<Buffer> {
  const file = join(folder, 'read');
  writeFileSync(file, bytes);
  const parts: Buffer[] = [];
  for await (const part of readSealed(file, key)) parts.push(part);
  return Buffer.concat(parts);
}

describe('a sealed file', () => {
  it('gives back what was written, and tells nothing to whoever has no key', async () => {
    expect((await read(whole)).equals(CONTENT)).toBe(true);
    expect(whole.includes('large')).toBe(false);
  });

  it('is refused with another key, or where it is none', async () => {
    await expect(read(whole, `${KEY}!`)).rejects.toThrow('its key is another one, or it was changed');
    for (const bytes of [Buffer.from(''), Buffer.from('hello'), CONTENT])
      await expect(read(bytes)).rejects.toThrow('this is not an archive of this program');
  });

  it('is refused where one byte was changed, wherever that is', async () => {
    for (let n = 0; n < 20; n += 1) {
      const at = Math.floor(((whole.length - 1) * n) / 19);
      const changed = Buffer.from(whole);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(read(changed), String(at)).rejects.toThrow(Error);
    }
  });

  it('is refused where it was cut, lengthened, or its parts changed places', async () => {
    const cuts = Array.from({ length: 12 }, (_, n) => whole.subarray(0, Math.floor((whole.length * n) / 12)));
    const chunk = 4 + 1024 * 1024 + 16;
    /** Where the first chunk begins: behind the mark of the format, the salt and the nonce. */
    const begins = 52;
    const [first, second] = [begins, begins + chunk].map((at) => whole.subarray(at, at + chunk)) as [Buffer, Buffer];
    const rest = whole.subarray(begins + 2 * chunk);
    const swapped = Buffer.concat([whole.subarray(0, begins), second, first, rest]);
    const left = Buffer.concat([whole.subarray(0, begins), second, rest]);
    for (const bytes of [...cuts, Buffer.concat([whole, Buffer.from('x')]), swapped, left])
      await expect(read(bytes), `${bytes.length} bytes`).rejects.toThrow(Error);
  });

  it('stays as it was where a new one cannot be finished', async () => {
    const failing = writeSealed(path, KEY, async (writer) => {
      await writer.write(CONTENT);
      throw new Error('the disk is full');
    });
    await expect(failing).rejects.toThrow('the disk is full');
    expect(readFileSync(path).equals(whole)).toBe(true);
    expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
    expect(existsSync(path)).toBe(true);
  });
});
