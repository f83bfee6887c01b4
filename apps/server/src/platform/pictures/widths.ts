import { BusyError } from '../admission/concurrency-limit.ts';
import type { FileStore, StoredName } from '../files/store.ts';
import type { PictureEncoder } from './pictures.ts';

/** The widths, in pixels, in which a public picture can be had. Rule: shared#pictures. */
const WIDTHS = ['320', '640', '1280'] as const;

const nameOf = (name: StoredName, width: string): StoredName => `${name}.w${width}`;

/** Narrower copies of public pictures, made when they are first asked for and kept beside them. */
export interface Widths {
  /** The picture in this width. Where it is no known one, is not narrower or cannot be made now, the picture itself. */
  readonly read: (name: StoredName, width: string | undefined) => Promise<Buffer | undefined>;
  readonly remove: (name: StoredName) => Promise<void>;
}

export function openWidths(store: FileStore, encoder: PictureEncoder): Widths {
  const running = new Map<string, Promise<Buffer | undefined>>();
  const make = async (name: StoredName, width: string): Promise<Buffer | undefined> => {
    const whole = await store.get(name);
    if (!whole) return undefined;
    try {
      const narrow = await encoder.narrow(whole, Number(width));
      if (!narrow) return whole;
      await store.put(nameOf(name, width), narrow);
      return narrow;
    } catch (error) {
      if (error instanceof BusyError) return whole;
      throw error;
    }
  };
  return {
    read: async (name, width) => {
      if (!WIDTHS.some((one) => one === width) || width === undefined) return store.get(name);
      const kept = nameOf(name, width);
      const known = await store.get(kept);
      if (known) return known;
      // Several who ask at the same time wait for one decoding.
      const made = running.get(kept) ?? make(name, width).finally(() => running.delete(kept));
      running.set(kept, made);
      return made;
    },
    remove: async (name) => {
      for (const width of WIDTHS) await store.remove(nameOf(name, width));
    },
  };
}
