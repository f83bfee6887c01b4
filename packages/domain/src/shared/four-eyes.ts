import { accept, refuse, type Result } from './result.ts';

/** Who stands behind a decision; ids of persons, so that an operator who is also a member is recognised. */
export interface Hands {
  /** Who made the first step: the operator who proposed or approved first. */
  readonly maker: string;
  /** Who is about to take the next step. */
  readonly checker: string;
  /** Who profits from it. */
  readonly beneficiary: string;
}

/**
 * Nobody approves what they made or profit from, and the maker does not profit either (`fourEyes`).
 * Rule: wire, operators and off-chain receipts.
 */
export function fourEyes({ maker, checker, beneficiary }: Hands): Result<true> {
  const distinct = maker !== checker && maker !== beneficiary && checker !== beneficiary;
  return distinct ? accept(true) : refuse('fourEyes');
}
