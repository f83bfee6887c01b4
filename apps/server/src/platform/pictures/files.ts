import { createHmac, timingSafeEqual } from 'node:crypto';
import { readdir, stat, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import { UNFINISHED, writeDurably } from './durable.ts';
import type { PictureEncoder } from './pictures.ts';
import type { Random } from '../random.ts';
import { openWidths } from './widths.ts';

const NAME = /^(p|s)-[\w-]{22}\.jpg$/;
const LINK_MINUTES = 15;

/** How a picture is stored: a private one can be read by expiring links only; a marked one gets a fingerprint. */
export interface PictureOptions {
  readonly kind: 'public' | 'private';
  readonly isMarked: boolean;
}

/** A stored picture. */
export interface Picture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** SHA-256 of the stored file. */
  readonly hash: Buffer;
  /**
   * Bits by which similar pictures are recognised, as text; `null` if it is not marked or has no distinctive content.
   */
  readonly fingerprint: string | null;
}

/** How a picture is asked for: a public one by its width, a private one by its link and by who presents it. */
export interface Asked {
  readonly expires?: string | undefined;
  readonly signature?: string | undefined;
  readonly width?: string | undefined;
  readonly readers: readonly string[];
}

/** Pictures below `Upload/`: decoded and encoded again, with random names; private ones by expiring links only. */
export interface Files {
  /** Stores a jpg; `undefined` if it is not acceptable. Throws `BusyError`. */
  readonly keep: (content: Buffer, keeping: PictureOptions) => Promise<Picture | undefined>;
  /** The same jpg as it would be stored, without storing it; `undefined` if it is not acceptable. Throws `BusyError`. */
  readonly encode: (content: Buffer) => Promise<Buffer | undefined>;
  /** The name with its expiring signature, which holds for one reader. */
  readonly link: (name: string, reader: string) => string;
  /** The picture, if its name is valid and, for a private one, its signature for one of the readers. */
  readonly read: (name: string, asked: Asked) => Promise<Buffer | undefined>;
  readonly remove: (name: string) => Promise<void>;
  /**
   * Leaves a picture that no row names any more to the sweep, which removes it a day from now: a copy of the data that
   * is being made meanwhile still needs it.
   */
  readonly release: (name: string) => Promise<void>;
  /**
   * The names of files that were stored or released before a moment, including those of interrupted writes; all of them,
   * or those among some.
   */
  readonly olderThan: (moment: Date, among?: readonly string[]) => Promise<readonly string[]>;
}

const sha256 = async (content: Buffer): Promise<Buffer> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(content)));

export function fileStore(
  directory: string,
  secret: string,
  clock: Clock,
  random: Random,
  encoder: PictureEncoder,
): Files {
  const widths = openWidths(encoder);
  const sign = (name: string, expires: string, reader: string): Buffer =>
    createHmac('sha256', secret).update(`file|${name}|${expires}|${reader}`).digest();
  const isLinked = (name: string, { expires = '', signature = '', readers }: Asked): boolean => {
    const given = Buffer.from(signature, 'base64url');
    const isSigned = readers.some((reader) => {
      const wanted = sign(name, expires, reader);
      return given.length === wanted.length && timingSafeEqual(given, wanted);
    });
    return isSigned && Number.parseInt(expires, 10) >= clock.now().getTime();
  };
  return {
    keep: async (content, { kind, isMarked }) => {
      const encoded = await encoder.encode(content, isMarked);
      if (!encoded) return undefined;
      const { jpg, fingerprint, width, height } = encoded;
      const name = `${kind === 'private' ? 's' : 'p'}-${random.token(16)}.jpg`;
      await writeDurably(join(directory, name), jpg, clock.now());
      return { name, width, height, hash: await sha256(jpg), fingerprint };
    },
    encode: async (content) => (await encoder.encode(content, false))?.jpg,
    link: (name, reader) => {
      const expires = String(clock.now().getTime() + LINK_MINUTES * 60_000);
      return `${name}?e=${expires}&s=${sign(name, expires, reader).toString('base64url')}`;
    },
    read: async (name, asked) => {
      if (!NAME.test(name)) return undefined;
      const isPrivate = name.startsWith('s-');
      if (isPrivate && !isLinked(name, asked)) return undefined;
      return widths.read(join(directory, name), isPrivate ? undefined : asked.width);
    },
    remove: async (name) => {
      if (!NAME.test(name.replace(UNFINISHED, ''))) return;
      await unlink(join(directory, name)).catch(() => undefined);
      await widths.remove(join(directory, name));
    },
    release: async (name) => {
      if (!NAME.test(name)) return;
      await utimes(join(directory, name), clock.now(), clock.now()).catch(() => undefined);
    },
    olderThan: async (moment, among) => {
      const names = among ?? (await readdir(directory).catch(() => []));
      const old: string[] = [];
      for (const name of names.filter((each) => NAME.test(each.replace(UNFINISHED, '')))) {
        const written = await stat(join(directory, name)).catch(() => undefined);
        if (written && written.mtime < moment) old.push(name);
      }
      return old;
    },
  };
}
