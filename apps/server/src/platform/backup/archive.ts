import { createHash } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { UNFINISHED, syncFolder } from '../files/durable.ts';
import { ArchiveError } from './archive-error.ts';
import { type Facts, type Manifest, readManifest } from './manifest.ts';
import { requireName } from './names.ts';
import { SealedWriter, readSealed } from './sealed-file.ts';

/** A file or, with a name that ends with a slash, a folder that is to be archived. */
export interface Source {
  readonly name: string;
  readonly path: string;
}

const BLOCK = 256 * 1024;
/** A name of no length begins the manifest, which is the last thing in an archive. */
const NO_NAME = 0;
const LONGEST_MANIFEST = 512 * 1024 * 1024;

function recordOf(name: string, size: number): Buffer {
  const text = Buffer.from(name);
  const record = Buffer.alloc(2 + text.length + 8);
  record.writeUInt16BE(text.length);
  text.copy(record, 2);
  record.writeBigUInt64BE(BigInt(size), 2 + text.length);
  return record;
}

type FileRecord = Manifest['files'][number];

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Writes one file; `undefined` if it is not there any more. */
async function writeSource(writer: SealedWriter, { name, path }: Source): Promise<FileRecord | undefined> {
  const hash = createHash('sha256');
  if (name.endsWith('/')) {
    await writer.write(recordOf(name, 0));
    return { name, size: 0, sha256: hash.digest('hex') };
  }
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
  try {
    const { size } = await file.stat();
    await writer.write(recordOf(name, size));
    const block = Buffer.alloc(BLOCK);
    for (let left = size; left > 0;) {
      const { bytesRead } = await file.read(block, 0, Math.min(BLOCK, left));
      if (bytesRead === 0) throw new Error(`${path} became shorter while it was copied`);
      const read = block.subarray(0, bytesRead);
      hash.update(read);
      await writer.write(read);
      left -= bytesRead;
    }
    return { name, size, sha256: hash.digest('hex') };
  } finally {
    await file.close();
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

/** Writes an archive of these files with what is known of them, and answers its size in bytes. */
export function writeArchive(
  path: string,
  key: string,
  facts: Facts,
  sources: AsyncIterable<Source> | Iterable<Source>,
): Promise<number> {
  return writeSealed(path, key, async (writer) => {
    const files: FileRecord[] = [];
    for await (const source of sources) {
      const written = await writeSource(writer, { ...source, name: requireName(source.name) });
      if (written) files.push(written);
    }
    const manifest = Buffer.from(JSON.stringify({ ...facts, files } satisfies Manifest));
    await writer.write(recordOf('', manifest.length));
    await writer.write(manifest);
  });
}

/** Hands out the bytes of an archive as they are asked for. */
class Bytes {
  readonly #chunks: AsyncGenerator<Buffer>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(chunks: AsyncGenerator<Buffer>) {
    this.#chunks = chunks;
  }

  async #next(): Promise<Buffer | undefined> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#chunks.next();
      if (done === true) return undefined;
      this.#rest = value;
    }
    return this.#rest;
  }

  async *take(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      const have = await this.#next();
      if (!have) throw new ArchiveError('the archive does not hold what it says');
      const taken = have.subarray(0, left);
      this.#rest = have.subarray(taken.length);
      left -= taken.length;
      yield taken;
    }
  }

  async whole(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for await (const part of this.take(size)) parts.push(part);
    return Buffer.concat(parts);
  }

  async requireEnd(): Promise<void> {
    if (await this.#next()) throw new ArchiveError('the archive goes on after its manifest');
  }

  close(): Promise<unknown> {
    return this.#chunks.return(undefined);
  }
}

/** Takes what an archive holds, one after the other; folders come with no bytes. */
export type Take = (name: string, bytes: AsyncIterable<Buffer>) => Promise<void>;

async function drain(bytes: AsyncIterable<Buffer>): Promise<void> {
  for await (const part of bytes) void part;
}

async function readEntry(bytes: Bytes, name: string, size: number, take: Take | undefined): Promise<FileRecord> {
  const hash = createHash('sha256');
  async function* hashed(): AsyncGenerator<Buffer> {
    for await (const part of bytes.take(size)) {
      hash.update(part);
      yield part;
    }
  }
  const content = hashed();
  await take?.(name, content);
  await drain(content);
  return { name, size, sha256: hash.digest('hex') };
}

const isSame = (one: FileRecord, other: FileRecord | undefined): boolean =>
  one.name === other?.name && one.size === other.size && one.sha256 === other.sha256;

/**
 * Reads a whole archive and holds it against its manifest. What is taken from it is known to be right only when all was
 * read. Throws `ArchiveError`.
 */
export async function readArchive(path: string, key: string, take?: Take): Promise<Manifest> {
  const bytes = new Bytes(readSealed(path, key));
  try {
    const found: FileRecord[] = [];
    const names = new Set<string>();
    for (;;) {
      const length = (await bytes.whole(2)).readUInt16BE();
      const name = length === NO_NAME ? '' : requireName((await bytes.whole(length)).toString());
      const size = Number((await bytes.whole(8)).readBigUInt64BE());
      if (length === NO_NAME) {
        if (size > LONGEST_MANIFEST) throw new ArchiveError('the archive does not say what it holds');
        const manifest = readManifest((await bytes.whole(size)).toString());
        await bytes.requireEnd();
        const isWhole =
          manifest.files.length === found.length && found.every((one, n) => isSame(one, manifest.files[n]));
        if (!isWhole) throw new ArchiveError('the files of the archive are not those of its manifest');
        return manifest;
      }
      if (names.has(name)) throw new ArchiveError(`the archive has a name twice: ${JSON.stringify(name)}`);
      names.add(name);
      found.push(await readEntry(bytes, name, size, take));
    }
  } finally {
    await bytes.close();
  }
}
