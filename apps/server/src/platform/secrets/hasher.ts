import { hash, verify } from '@node-rs/argon2';
import { defineBound } from '../bounds.ts';
import { ConcurrencyLimit } from '../admission/concurrency-limit.ts';

const ARGON2ID = 2;
/** argon2id, 19 MiB, two passes, parallelism 1, with a pepper. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const AT_ONCE = defineBound({
  name: 'hashing',
  value: 2,
  unit: 'at once',
  per: 'process',
  about: 'passwords hashed',
});
const WAITING = {
  first: defineBound({
    name: 'hashing-members',
    value: 256,
    unit: 'waiting',
    per: 'process',
    about: 'passwords of members who are signed in',
  }),
  second: defineBound({
    name: 'hashing-strangers',
    value: 32,
    unit: 'waiting',
    per: 'process',
    about: 'passwords of sign-ins, which let all others go first',
  }),
};
const WAIT_MS = 20_000;

interface Hashing {
  readonly hash: (password: string) => Promise<string>;
  /** An absent hash takes the same time and never matches, so that response times do not reveal who has an account. */
  readonly fits: (password: string, stored: string | undefined) => Promise<boolean>;
  /** A new hash of a matching password, if the stored one was made with the previous secret. */
  readonly renewed: (password: string, stored: string) => Promise<string | undefined>;
}

/** Hashes passwords off the event loop, a bounded number at a time. Throws `BusyError` when too many wait. */
export interface Hasher extends Hashing {
  /** For callers who are not signed in. They wait until no signed-in caller does. */
  readonly anonymous: Hashing;
}

/** Tells how many wait for their turn. `before` is the previous secret of the installation, needed as long as hashes made with it exist. */
export function argonHasher(pepper: string, before?: string): Hasher & Pick<ConcurrencyLimit, 'waiting' | 'most'> {
  const options = { ...COST, secret: Buffer.from(pepper) };
  const earlier = before === undefined ? undefined : { ...COST, secret: Buffer.from(before) };
  const isRight = async (stored: string, password: string): Promise<boolean> =>
    (await verify(stored, password, options)) || (earlier !== undefined && (await verify(stored, password, earlier)));
  const queue = new ConcurrencyLimit(AT_ONCE, WAITING, WAIT_MS);
  const nobody = hash('nobody has this one', options);
  const hashingIn = (rank: 'first' | 'second'): Hashing => ({
    hash: (password) => queue.run(rank, () => hash(password, options)),
    fits: (password, stored) =>
      queue.run(rank, async () => (await isRight(stored ?? (await nobody), password)) && stored !== undefined),
    renewed: async (password, stored) =>
      earlier &&
      queue.run(rank, async () => ((await verify(stored, password, options)) ? undefined : hash(password, options))),
  });
  return {
    ...hashingIn('first'),
    anonymous: hashingIn('second'),
    get waiting() {
      return queue.waiting;
    },
    get most() {
      return queue.most;
    },
  };
}
