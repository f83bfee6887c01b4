import type { RefusalName } from '../shared/codes.ts';
import { accept, refuse, type Result } from '../shared/result.ts';

/** The zones of a placement node that can be used. The tree is binary. */
export const ZONES = ['A', 'B'] as const;
export type Zone = (typeof ZONES)[number];

/** The refusal for each taken zone that has a code (rule: network#trees). */
const TAKEN = {
  A: 'zoneATaken',
  B: 'zoneBTaken',
  C: 'zoneCTaken',
  D: 'zoneDTaken',
  E: 'zoneETaken',
} as const satisfies Record<string, RefusalName>;

/** What can be refused of a zone that is asked for, in the order in which it is checked. Rule: network#trees. */
export const ZONE_REFUSALS = [
  'zoneUnknown',
  'zoneATaken',
  'zoneBTaken',
  'zoneCTaken',
  'zoneDTaken',
  'zoneETaken',
] as const;

/**
 * Reads a zone and claims its position under a contact person; `taken` are the zones in use there. A taken zone answers
 * with its own refusal. C, D and E have a code but no position in a binary tree, so they are always taken. Any other
 * text is `zoneUnknown`. Rule: network#trees.
 */
export function claimZone(text: string, taken: readonly Zone[]): Result<Zone> {
  if (!Object.hasOwn(TAKEN, text)) return refuse('zoneUnknown');
  const zone = ZONES.find((usable) => usable === text);
  return zone !== undefined && !taken.includes(zone) ? accept(zone) : refuse(TAKEN[text as keyof typeof TAKEN]);
}
