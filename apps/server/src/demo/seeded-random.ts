/** Repeatable chance: every demo world of a size is the same, whenever it is built. */
export interface SeededRandom {
  /** A whole number, 0 ≤ n < limit. */
  readonly below: (limit: number) => number;
  readonly pick: <T>(from: readonly T[]) => T;
}

const MULTIPLIER = 1_664_525;
const INCREMENT = 1_013_904_223;
const MODULUS = 2 ** 32;

export function seededRandom(seed: number): SeededRandom {
  let state = seed;
  const below = (limit: number): number => {
    state = (state * MULTIPLIER + INCREMENT) % MODULUS;
    return Math.floor((state / MODULUS) * limit);
  };
  return {
    below,
    pick: (from) => {
      const found = from[below(from.length)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
  };
}
