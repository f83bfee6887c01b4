/**
 * Why a case takes a second reviewer: the same person or document is known elsewhere, an earlier case of the person took
 * one, or the case was drawn. The first that applies is said. Rule: verification#second-reviewer.
 */
export const SECOND_REASONS = ['duplicates', 'earlier', 'draw'] as const;
export type SecondReason = (typeof SECOND_REASONS)[number];

/** One case in so many is drawn. Rule: verification#second-reviewer. */
export const DRAWN_ONE_IN = 10n;
/** How many bytes of a digest the draw reads. */
const DRAWN_BYTES = 8;

/**
 * Whether a case is drawn for a second reviewer, by the keyed digest of its number. The same digest always answers the
 * same. Throws for a digest of fewer than 8 bytes. Rule: verification#second-reviewer.
 */
export function isDrawn(digest: Uint8Array): boolean {
  if (digest.length < DRAWN_BYTES) throw new Error(`a digest of ${digest.length} bytes is too short for a draw`);
  const drawn = digest.subarray(0, DRAWN_BYTES).reduce((number, byte) => number * 256n + BigInt(byte), 0n);
  return drawn % DRAWN_ONE_IN === 0n;
}

/** What is known when a case is approved for the first time. */
export interface SecondFacts {
  readonly hasDuplicates: boolean;
  /** An earlier case of the same person took a second reviewer. */
  readonly hadSecond: boolean;
  readonly isDrawn: boolean;
}

/** Why this case takes a second reviewer; `null` if one is enough. Rule: verification#second-reviewer. */
export function secondReason({ hasDuplicates, hadSecond, isDrawn: drawn }: SecondFacts): SecondReason | null {
  if (hasDuplicates) return 'duplicates';
  if (hadSecond) return 'earlier';
  return drawn ? 'draw' : null;
}
