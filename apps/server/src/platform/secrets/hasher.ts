import { hash, verify } from '@node-rs/argon2';
import { defineBound } from '../bounds.ts';
import { Lane } from '../lane.ts';

const ARGON2ID = 2;
/** argon2id, 19 MiB, two passes, one lane, with a pepper. */
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
  /** An absent hash costs the same time and never fits: nobody learns who exists. */
  readonly fits: (password: string, stored: string | undefined) => Promise<boolean>;
  /** A new hash of a password that fits, where the stored one was made with the secret before. */
  readonly renewed: (password: string, stored: string) => Promise<string | undefined>;
}

/** Hashes passwords off the event loop, a bounded number at a time. Throws `BusyError` when too many wait. */
export interface Hasher extends Hashing {
  /** For callers who have not signed in: they wait until nobody else does. */
  readonly anonymous: Hashing;
}

/** `before` is the secret that the installation had until it was changed, as long as hashes of it are still about. */
export function argonHasher(pepper: string, before?: string): Hasher {
  const options = { ...COST, secret: Buffer.from(pepper) };
  const earlier = before === undefined ? undefined : { ...COST, secret: Buffer.from(before) };
  const isRight = async (stored: string, password: string): Promise<boolean> =>
    (await verify(stored, password, options)) || (earlier !== undefined && (await verify(stored, password, earlier)));
  const lane = new Lane(AT_ONCE, WAITING, WAIT_MS);
  const nobody = hash('nobody has this one', options);
  const hashingIn = (line: 'first' | 'second'): Hashing => ({
    hash: (password) => lane.run(line, () => hash(password, options)),
    fits: (password, stored) =>
      lane.run(line, async () => (await isRight(stored ?? (await nobody), password)) && stored !== undefined),
    renewed: async (password, stored) =>
      earlier &&
      lane.run(line, async () => ((await verify(stored, password, options)) ? undefined : hash(password, options))),
  });
  return { ...hashingIn('first'), anonymous: hashingIn('second') };
}
