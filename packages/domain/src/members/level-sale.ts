import { accept, refuse, type Result } from '../shared/result.ts';
import { levelOf, type Level } from './levels.ts';

/** Whether members can buy a level now. Rule: members#closed-for-purchases. */
export const SALES = ['open', 'closed'] as const;
export type Sale = (typeof SALES)[number];

/**
 * The step that closes a level for purchases or opens it again; `levels` are those of the plan in force. Refusals: `levelUnknown` for closing
 * one that the plan does not have, `statusChanged` for one that is so already. Rule: members#closed-for-purchases.
 */
export function changeSale(
  levels: readonly Level[],
  no: number,
  from: Sale,
  to: Sale,
): Result<{ from: Sale; to: Sale }> {
  const level = levelOf(levels, no);
  if (to === 'closed' && !level.ok) return level;
  return from === to ? refuse('statusChanged') : accept({ from, to });
}
