import { createHash } from 'node:crypto';
import type { Random } from '@greenhall/server/platform/random';

/** Randomness that is the same in each run that begins with the same seed. */
export function seededRandom(seed: string): Random {
  let drawn = 0;
  const next = (): Buffer => {
    drawn += 1;
    return createHash('sha512').update(`${seed} ${drawn}`).digest();
  };
  return {
    token: (bytes) => {
      const parts: Buffer[] = [];
      for (let length = 0; length < bytes; length += 64) parts.push(next());
      return Buffer.concat(parts).subarray(0, bytes).toString('base64url');
    },
    // A course needs no uniform numbers, only the same ones.
    below: (limit) => next().readUIntBE(0, 6) % limit,
  };
}
