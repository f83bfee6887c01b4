import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import { BUILD } from '../build.ts';
import { type Db, rows, run } from '../database/database.ts';
import { columns, returning, select } from '../database/select.ts';
import type { FileStore, StoredName } from './store.ts';
import { fileAt } from './place.ts';

/** The apps that are built for browsers. */
export const BUILT_APPS = ['web', 'console'] as const;
export type BuiltApp = (typeof BUILT_APPS)[number];

/** Pages of so many releases go on, also while processes are exchanged. */
const RELEASES = 3;

export const distOf = (app: BuiltApp): string => fileURLToPath(fileAt(`../${app}/dist/`));

/** A built file in a pack; compressed by brotli where the build has done so. */
interface Packed {
  readonly at: number;
  readonly size: number;
  readonly hash: string;
  readonly isCompressed: boolean;
}

const NAME = /^[\w./-]{1,200}$/;
const LOOKED_EVERY_MS = 100;
const COMPRESSED = /\.(?:br|gz)$/;

const hashOf = (content: Uint8Array | string): string => createHash('sha256').update(content).digest('hex');

/** A file of an app below its folder of built files. */
interface Found {
  readonly key: string;
  readonly path: string;
  readonly isCompressed: boolean;
}

/** Those whose names say what is in them, of all apps in this program. */
function findOwn(folderOf: (app: BuiltApp) => string): readonly Found[] {
  return BUILT_APPS.flatMap((app) => {
    const folder = `${folderOf(app)}assets`;
    if (!existsSync(folder)) return [];
    const names = new Set(readdirSync(folder, { recursive: true, encoding: 'utf8' }));
    return [...names]
      .filter((name) => extname(name) !== '' && !COMPRESSED.test(name))
      .toSorted()
      .map((name) => {
        const isCompressed = names.has(`${name}.br`);
        return { key: `${app}/${name}`, path: `${folder}/${name}${isCompressed ? '.br' : ''}`, isCompressed };
      });
  });
}

function packOf(found: readonly Found[]): {
  readonly content: Buffer;
  readonly files: Readonly<Record<string, Packed>>;
} {
  const parts: Buffer[] = [];
  const files: Record<string, Packed> = {};
  let at = 0;
  for (const { key, path, isCompressed } of found) {
    // One after another and without waiting: some 800 small files, as fast as the disk gives them.
    const content = readFileSync(path);
    files[key] = { at, size: content.length, hash: hashOf(content), isCompressed };
    parts.push(content);
    at += content.length;
  }
  return { content: Buffer.concat(parts), files };
}

const STORED = columns('platform_built', ['hash']);
const nameOf = (hash: string): StoredName => `built/${hash}`;

/** A file of a release that this program is not. */
export interface EarlierFile {
  readonly content: Buffer;
  readonly isCompressed: boolean;
}

/** The built files of the last releases, for pages that are still open and for workers that are being exchanged. */
export class BuiltFiles {
  readonly #db: Db;
  readonly #store: FileStore;
  readonly #log: Logger;
  readonly #packs = new Map<string, Buffer>();
  /** What is in each release that has been asked for. */
  readonly #known = new Map<string, Readonly<Record<string, Packed>>>();
  #looked = Number.NEGATIVE_INFINITY;
  #looking: Promise<void> | undefined;

  constructor(db: Db, store: FileStore, log: Logger) {
    this.#db = db;
    this.#store = store;
    this.#log = log;
  }

  /** Stores the files of this program, before the first of its pages is served, and drops those of releases before the last ones. */
  async keepOwn(now: Date, folderOf: (app: BuiltApp) => string = distOf): Promise<void> {
    const found = findOwn(folderOf);
    if (found.length === 0) return;
    // Their names say what is in them, so all of them together say which release it is.
    const hash = hashOf(found.map(({ key }) => key).join('\n'));
    const served = await run(this.#db, sql`update platform_built set served_at = ${now} where hash = ${hash}`);
    if (served === 0 || (await this.#store.timeOf(nameOf(hash))) === undefined)
      await this.#keep(hash, packOf(found), now);
    const gone = await rows(
      this.#db,
      returning(STORED)`
        delete from platform_built where hash not in (select hash from platform_built order by served_at desc, hash limit ${RELEASES})`,
    );
    for (const one of gone) await this.#store.remove(nameOf(one.hash));
  }

  async #keep(hash: string, { content, files }: ReturnType<typeof packOf>, now: Date): Promise<void> {
    await this.#store.put(nameOf(hash), content);
    await run(
      this.#db,
      sql`insert into platform_built (hash, version, served_at, files)
          values (${hash}, ${BUILD.version}, ${now}, ${JSON.stringify(files)}::jsonb)
          on conflict (hash) do update set files = excluded.files`,
    );
  }

  /** A file by the name in its address; `undefined` for one that no release has, or whose content is not what it was. */
  async read(app: BuiltApp, name: string): Promise<EarlierFile | undefined> {
    if (!NAME.test(name)) return undefined;
    const key = `${app}/${name}`;
    const found = this.#find(key) ?? (await this.#look().then(() => this.#find(key)));
    if (!found) return undefined;
    const { at, size, hash, isCompressed } = found.file;
    const content = (await this.#packOf(found.pack))?.subarray(at, at + size);
    if (content && hashOf(content) === hash) return { content, isCompressed };
    this.#packs.delete(found.pack);
    this.#log.warn({ pack: found.pack, key }, 'a built file of another release is lost or is not what it was');
    return undefined;
  }

  #find(key: string): { readonly pack: string; readonly file: Packed } | undefined {
    for (const [pack, files] of this.#known) {
      const file = Object.hasOwn(files, key) ? files[key] : undefined;
      if (file) return { pack, file };
    }
    return undefined;
  }

  /** Asks for releases that are not known yet: some times a second at most, however many ask for what nobody has. */
  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => (this.#looking = undefined));
    return this.#looking;
  }

  async #lookOnce(): Promise<void> {
    await delay(Math.max(0, this.#looked + LOOKED_EVERY_MS - performance.now()));
    this.#looked = performance.now();
    const known = JSON.stringify([...this.#known.keys()]);
    const found = await rows(
      this.#db,
      select(STORED.and({ files: sql<Readonly<Record<string, Packed>>>`files` }))`
        from platform_built where hash not in (select json_array_elements_text(${known}::json))`,
    );
    for (const { hash, files } of found) this.#known.set(hash, files);
  }

  async #packOf(hash: string): Promise<Buffer | undefined> {
    const known = this.#packs.get(hash);
    if (known) return known;
    const content = await this.#store.get(nameOf(hash));
    if (!content) return undefined;
    // Those of this program are read from its own folder.
    if (this.#packs.size >= RELEASES - 1) this.#packs.clear();
    this.#packs.set(hash, content);
    return content;
  }
}
