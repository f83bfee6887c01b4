import { createCipheriv, createDecipheriv, hash, hkdfSync, randomBytes, scrypt } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { UNFINISHED, syncFolder } from '../files/durable.ts';
import { ArchiveError } from './archive-error.ts';

const MAGIC = Buffer.from('greenhall-archive-2\n');
const SALT = 16;
/** Tells the files of one salt apart. */
const NONCE = 16;
const HEADER = MAGIC.length + SALT + NONCE;
const TAG = 16;
const IV = 12;
const LENGTH = 4;
const CHUNK = 1024 * 1024;
const KEY = 32;
/** Some 40 ms, once for all files that a process writes. A key has 32 characters or more, so this is for keys that people have made up. */
const COST = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
const ownSalt = randomBytes(SALT);
const derived = new Map<string, Promise<Buffer>>();

/** The key of one file: no two files have the same, so that the numbers of their chunks may be. */
async function keyOf(secret: string, salt: Buffer, nonce: Buffer): Promise<Buffer> {
  const name = `${salt.toString('hex')} ${hash('sha256', secret)}`;
  const known = derived.get(name) ?? derive(secret, salt, KEY, COST);
  derived.set(name, known);
  return Buffer.from(hkdfSync('sha256', await known, nonce, 'key of a file', KEY));
}

/** Chunks are numbered, so that none can be left out, moved or taken from elsewhere. */
function ivOf(number: number): Buffer {
  const iv = Buffer.alloc(IV);
  iv.writeBigUInt64BE(BigInt(number), IV - 8);
  return iv;
}

/** What is authenticated beside a chunk: the header, its length, and whether it is the last one. */
function besideOf(header: Buffer, length: number, isLast: boolean): Buffer {
  const beside = Buffer.alloc(LENGTH + 1);
  beside.writeUInt32BE(length);
  beside[LENGTH] = isLast ? 1 : 0;
  return Buffer.concat([header, beside]);
}

const LAST = 0x80_00_00_00;

/** Writes bytes to a file, encrypted and authenticated in chunks. */
class SealedWriter {
  readonly #file: FileHandle;
  readonly #header: Buffer;
  readonly #key: Buffer;
  readonly #chunk = Buffer.alloc(CHUNK);
  #filled = 0;
  #number = 0;

  private constructor(file: FileHandle, header: Buffer, key: Buffer) {
    this.#file = file;
    this.#header = header;
    this.#key = key;
  }

  /** Begins a file that is open and empty. */
  static async begin(file: FileHandle, key: string): Promise<SealedWriter> {
    const nonce = randomBytes(NONCE);
    const header = Buffer.concat([MAGIC, ownSalt, nonce]);
    await file.appendFile(header);
    return new SealedWriter(file, header, await keyOf(key, ownSalt, nonce));
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let from = 0; from < bytes.length;) {
      if (this.#filled === CHUNK) await this.#seal(false);
      const taken = bytes.subarray(from, from + CHUNK - this.#filled);
      this.#chunk.set(taken, this.#filled);
      this.#filled += taken.length;
      from += taken.length;
    }
  }

  /** Writes the end, without which the file counts as cut. */
  end(): Promise<void> {
    return this.#seal(true);
  }

  async #seal(isLast: boolean): Promise<void> {
    const plain = this.#chunk.subarray(0, this.#filled);
    const cipher = createCipheriv('aes-256-gcm', this.#key, ivOf(this.#number)).setAAD(
      besideOf(this.#header, plain.length, isLast),
    );
    const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
    const length = Buffer.alloc(LENGTH);
    length.writeUInt32BE((isLast ? LAST : 0) + plain.length);
    await this.#file.appendFile(Buffer.concat([length, sealed, cipher.getAuthTag()]));
    this.#number += 1;
    this.#filled = 0;
  }
}

/** Writes a file that takes its name when it is whole and on the disk: what had the name before stays until then. */
export async function writeSealed(
  path: string,
  key: string,
  write: (writer: SealedWriter) => Promise<void>,
): Promise<number> {
  const unfinished = `${path}${UNFINISHED}`;
  const file = await open(unfinished, 'w', 0o600);
  let bytes: number;
  try {
    const writer = await SealedWriter.begin(file, key);
    await write(writer);
    await writer.end();
    await file.sync();
    bytes = (await file.stat()).size;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  await rename(unfinished, path);
  await syncFolder(dirname(path));
  return bytes;
}

async function readExactly(file: FileHandle, size: number): Promise<Buffer> {
  const bytes = Buffer.alloc(size);
  let read = 0;
  while (read < size) {
    const { bytesRead } = await file.read(bytes, read, size - read);
    if (bytesRead === 0) return bytes.subarray(0, read);
    read += bytesRead;
  }
  return bytes;
}

const CUT = 'the archive ends too early: it was cut';
const CHANGED = 'the archive does not open: its key is another one, or it was changed';

function decrypt(key: Buffer, number: number, beside: Buffer, sealed: Buffer): Buffer {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, ivOf(number), { authTagLength: TAG })
      .setAAD(beside)
      .setAuthTag(sealed.subarray(sealed.length - TAG));
    return Buffer.concat([decipher.update(sealed.subarray(0, sealed.length - TAG)), decipher.final()]);
  } catch (error) {
    throw new ArchiveError(CHANGED, { cause: error });
  }
}

async function* chunksOf(file: FileHandle, secret: string): AsyncGenerator<Buffer> {
  const header = await readExactly(file, HEADER);
  if (!header.subarray(0, MAGIC.length).equals(MAGIC)) throw new ArchiveError('this is not an archive of this program');
  if (header.length < HEADER) throw new ArchiveError(CUT);
  const key = await keyOf(secret, header.subarray(MAGIC.length, MAGIC.length + SALT), header.subarray(HEADER - NONCE));
  for (let number = 0; ; number += 1) {
    const length = await readExactly(file, LENGTH);
    if (length.length < LENGTH) throw new ArchiveError(CUT);
    const said = length.readUInt32BE();
    const isLast = said >= LAST;
    const size = isLast ? said - LAST : said;
    if (size > CHUNK) throw new ArchiveError(CHANGED);
    const sealed = await readExactly(file, size + TAG);
    if (sealed.length < size + TAG) throw new ArchiveError(CUT);
    yield decrypt(key, number, besideOf(header, size, isLast), sealed);
    if (!isLast) continue;
    if ((await readExactly(file, 1)).length > 0) throw new ArchiveError('the archive goes on after its end');
    return;
  }
}

/** Reads what `SealedWriter` wrote, in order. Throws `ArchiveError` at the first byte that is not as it was written. */
export async function* readSealed(path: string, key: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    yield* chunksOf(file, key);
  } finally {
    await file.close();
  }
}
