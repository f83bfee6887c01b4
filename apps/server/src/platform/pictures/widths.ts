import { readFile, unlink } from 'node:fs/promises';
import { BusyError } from '../work-queue.ts';
import { writeDurably } from './durable.ts';
import type { PictureEncoder } from './pictures.ts';

/** The widths, in pixels, in which a public picture can be had. Rule: shared#pictures. */
const WIDTHS = ['320', '640', '1280'] as const;

const pathOf = (path: string, width: string): string => `${path}.w${width}`;

/** Narrower copies of public pictures, made when they are first asked for and kept beside them. */
export interface Widths {
  /** The picture in this width. Where it is no known one, is not narrower or cannot be made now, the picture itself. */
  readonly read: (path: string, width: string | undefined) => Promise<Buffer | undefined>;
  readonly remove: (path: string) => Promise<void>;
}

const readIfThere = (path: string): Promise<Buffer | undefined> => readFile(path).catch(() => undefined);

export function openWidths(encoder: PictureEncoder): Widths {
  const running = new Map<string, Promise<Buffer | undefined>>();
  const make = async (path: string, width: string): Promise<Buffer | undefined> => {
    const whole = await readIfThere(path);
    if (!whole) return undefined;
    try {
      const narrow = await encoder.narrow(whole, Number(width));
      if (!narrow) return whole;
      const kept = pathOf(path, width);
      await writeDurably(kept, narrow);
      return narrow;
    } catch (error) {
      if (error instanceof BusyError) return whole;
      throw error;
    }
  };
  return {
    read: async (path, width) => {
      if (!WIDTHS.some((one) => one === width) || width === undefined) return readIfThere(path);
      const kept = pathOf(path, width);
      const known = await readIfThere(kept);
      if (known) return known;
      // Several who ask at the same time wait for one decoding.
      const made = running.get(kept) ?? make(path, width).finally(() => running.delete(kept));
      running.set(kept, made);
      return made;
    },
    remove: async (path) => {
      for (const width of WIDTHS) await unlink(pathOf(path, width)).catch(() => undefined);
    },
  };
}
