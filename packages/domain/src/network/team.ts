import { accept, refuse, type Result } from '../shared/result.ts';

/** A member and the numbers of those above it in the sponsor tree, up to the root. */
export interface SponsorPlace {
  readonly no: string;
  readonly sponsors: readonly string[];
}

/** Whether two members stand in one sponsor line, in either direction. Nobody is in a line with itself. Rule: wire, team transfer. */
export function inOneSponsorLine(a: SponsorPlace, b: SponsorPlace): boolean {
  return a.sponsors.includes(b.no) || b.sponsors.includes(a.no);
}

/** Whether a path enters the subtree below (and including) `root`. */
const within = (place: SponsorPlace, root: string) => place.no === root || place.sponsors.includes(root);

/**
 * Whether coins may pass from payer to payee: across the border of a protected team `protectedTeam`; outside one
 * sponsor line `teamOnly`, where the coin stays in the team. `protectedRoots` are the heads of the subtrees that
 * operators marked. Rule: wire, codes and team transfer.
 */
export function checkTeam(
  payer: SponsorPlace,
  payee: SponsorPlace,
  protectedRoots: readonly string[],
  coinStaysInTeam: boolean,
): Result<true> {
  if (protectedRoots.some((root) => within(payer, root) !== within(payee, root))) return refuse('protectedTeam');
  return coinStaysInTeam && !inOneSponsorLine(payer, payee) ? refuse('teamOnly') : accept(true);
}
