import { hash, verify } from '@node-rs/argon2';

const ARGON2ID = 2;
/** argon2id, 19 MiB, two passes, one lane, with a pepper. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = 2;
const WAITING = 256;

/** Too many passwords wait to be hashed. */
export class HasherBusyError extends Error {
  override name = 'HasherBusyError';
  readonly statusCode = 429;
}

/** Hashes passwords off the event loop, a bounded number at a time. */
export interface Hasher {
  readonly hash: (password: string) => Promise<string>;
  /** An absent hash costs the same time and never fits: nobody learns who exists. */
  readonly fits: (password: string, stored: string | undefined) => Promise<boolean>;
}

export function argonHasher(pepper: string): Hasher {
  const options = { ...COST, secret: Buffer.from(pepper) };
  let running = 0;
  const queue: (() => void)[] = [];
  const bounded = async <T>(work: () => Promise<T>): Promise<T> => {
    if (running >= AT_ONCE) {
      if (queue.length >= WAITING) throw new HasherBusyError('too many passwords at once');
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      queue.shift()?.();
    }
  };
  const nobody = hash('nobody has this one', options);
  return {
    hash: (password) => bounded(() => hash(password, options)),
    fits: (password, stored) =>
      bounded(async () => (await verify(stored ?? (await nobody), password, options)) && stored !== undefined),
  };
}
