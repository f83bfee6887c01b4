import { randomBytes, randomInt } from 'node:crypto';

export interface Random {
  /** `bytes` random bytes as URL-safe text. */
  readonly token: (bytes: number) => string;
  /** A uniformly random integer, 0 ≤ n < limit. */
  readonly below: (limit: number) => number;
}

export const systemRandom: Random = {
  token: (bytes) => randomBytes(bytes).toString('base64url'),
  below: (limit) => randomInt(limit),
};
