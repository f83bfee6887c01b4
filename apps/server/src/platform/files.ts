import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Clock } from './clock.ts';
import type { Random } from './random.ts';

const NAME = /^(p|s)-[\w-]{22}\.jpg$/;
const LONGEST_SIDE = 2000;
const LINK_MINUTES = 15;

/** Pictures below `Upload/`: decoded and written anew, random names, private ones only by expiring links. */
export interface Files {
  /** Stores a jpg; `undefined` when it is not one. A private picture needs a link of `link`. */
  readonly storeJpg: (content: Buffer, kind: 'public' | 'private') => Promise<string | undefined>;
  /** The name with its expiring signature. */
  readonly link: (name: string) => string;
  /** The picture, if the name (and, for a private one, its signature) is good. */
  readonly read: (
    name: string,
    expires: string | undefined,
    signature: string | undefined,
  ) => Promise<Buffer | undefined>;
  readonly remove: (name: string) => Promise<void>;
}

export function fileStore(directory: string, secret: string, clock: Clock, random: Random): Files {
  const sign = (name: string, expires: string): Buffer =>
    createHmac('sha256', secret).update(`file|${name}|${expires}`).digest();
  return {
    storeJpg: async (content, kind) => {
      if (content.length < 4 || content[0] !== 0xff || content[1] !== 0xd8) return undefined;
      let clean: Buffer;
      try {
        clean = await sharp(content, { limitInputPixels: 40_000_000 })
          .rotate()
          .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
          .jpeg({ quality: 82 })
          .toBuffer();
      } catch {
        return undefined;
      }
      await mkdir(directory, { recursive: true });
      const name = `${kind === 'private' ? 's' : 'p'}-${random.token(16)}.jpg`;
      const path = join(directory, name);
      await writeFile(`${path}.part`, clean, { mode: 0o600 });
      await rename(`${path}.part`, path);
      return name;
    },
    link: (name) => {
      const expires = String(clock.now().getTime() + LINK_MINUTES * 60_000);
      return `${name}?e=${expires}&s=${sign(name, expires).toString('base64url')}`;
    },
    read: async (name, expires, signature) => {
      if (!NAME.test(name)) return undefined;
      if (name.startsWith('s-')) {
        const given = Buffer.from(signature ?? '', 'base64url');
        const wanted = sign(name, expires ?? '');
        const good = given.length === wanted.length && timingSafeEqual(given, wanted);
        if (!good || Number.parseInt(expires ?? '', 10) < clock.now().getTime()) return undefined;
      }
      return readFile(join(directory, name)).catch(() => undefined);
    },
    remove: async (name) => {
      if (NAME.test(name)) await unlink(join(directory, name)).catch(() => undefined);
    },
  };
}
