import type { Instant } from '../shared/time.ts';

/**
 * Whether a further node may sign in to the main account of its owner. The main account has allowed it, and has had no
 * cool-down since: whatever starts one takes every such consent back. `givenAt` is the moment of the consent, `null`
 * without one, and `coolDownEnd` the end of the main account's latest cool-down. Rule: network#owners.
 */
export function mayEnterMain(givenAt: Instant | null, coolDownEnd: Instant | null): boolean {
  return givenAt !== null && givenAt >= (coolDownEnd ?? -Infinity);
}
