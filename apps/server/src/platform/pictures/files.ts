import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { finishedName } from '../files/durable.ts';
import type { FileStore } from '../files/store.ts';
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

/** A name that a row can have, or that an interrupted write has left. */
const isOwn = (name: string): boolean => NAME.test(finishedName(name));

/** The pictures in a store. */
export function openPictures(
  store: FileStore,
  secret: string,
  clock: Clock,
  random: Random,
  encoder: PictureEncoder,
): Files {
  const widths = openWidths(store, encoder);
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
      await store.put(`uploads/${name}`, jpg, clock.now());
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
      return widths.read(`uploads/${name}`, isPrivate ? undefined : asked.width);
    },
    remove: async (name) => {
      if (!isOwn(name)) return;
      await store.remove(`uploads/${name}`);
      await widths.remove(`uploads/${name}`);
    },
    release: async (name) => {
      if (NAME.test(name)) await store.touch(`uploads/${name}`, clock.now());
    },
    olderThan: async (moment, among) => {
      if (!among) return (await store.olderThan('uploads', moment)).filter(isOwn);
      const old: string[] = [];
      for (const name of among.filter(isOwn)) {
        const at = await store.timeOf(`uploads/${name}`);
        if (at && at < moment) old.push(name);
      }
      return old;
    },
  };
}
