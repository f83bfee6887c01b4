import { type TimelineKind, routeOfOne } from '@greenhall/contract/admin/cases';
import { MOST_OF_PART, type TimelinePart } from '@greenhall/contract/admin/timeline';
import type { AuditSubject } from '@greenhall/domain/admin/audit-acts';
import { amount, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { auditAbout } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { mayReach } from '../../../platform/http/rights.ts';
import type { Ports } from '../../../platform/ports.ts';
import { postingsThrough } from '../../ledger/index.ts';
import { messagesAbout } from '../../messages/index.ts';
import { noticesAbout } from '../../notifications/index.ts';

/** The kinds of subjects under which operators' acts name a case. */
const SUBJECTS: Readonly<Record<TimelineKind, readonly AuditSubject[]>> = {
  recharge: ['recharge'],
  withdrawal: ['withdrawal'],
  trade: ['trade', 'appeal'],
  order: ['order'],
  verification: ['person'],
  member: ['member'],
};

/**
 * A member's coins, notices and conversation stand on its page under an inspection; here are its own steps. What operators did to
 * it says who has looked at it, which is for who reads the log.
 */
const mayReadActs = (caller: OperatorCaller, kind: TimelineKind) =>
  kind !== 'member' || mayReach(caller, 'admin.audit');

interface Entry {
  readonly at: Date;
  readonly part: TimelinePart;
  readonly name: string;
  readonly by?: string | null;
  readonly amount?: bigint | null | undefined;
  readonly coin?: string;
  readonly reason?: string | null;
}

const reasonOf = (detail: Readonly<Record<string, unknown>>): string | null =>
  typeof detail['reason'] === 'string' ? detail['reason'] : null;

/** The history of a case, for who may read its list; messages about it for who may read conversations. Rule: admin#timeline. */
export async function readTimeline(
  { db, cases }: Ports,
  { caller, params: { kind, id: typed } }: Call<'admin.timeline'>,
): Promise<Result<Answer<'admin.timeline'>>> {
  if (!mayReach(caller, routeOfOne(kind))) return refuse('forbidden');
  const id = BigInt(typed);
  const found = await cases.timeline[kind](db, id);
  if (!found) return refuse('notFound');
  const { number, members, since, steps, holds, ofCase } = found;
  const [postings, acts, notices, messages] = await Promise.all([
    postingsThrough(db, holds, MOST_OF_PART),
    mayReadActs(caller, kind) ? auditAbout(db, number, SUBJECTS[kind], ofCase, MOST_OF_PART) : [],
    noticesAbout(db, members, number, since, MOST_OF_PART),
    kind !== 'verification' && kind !== 'member' && mayReach(caller, 'messages.inbox')
      ? messagesAbout(db, members, { kind, id }, MOST_OF_PART)
      : [],
  ]);
  const entries: Entry[] = [
    ...steps.map((step) => ({ ...step, part: 'step' as const })),
    ...postings.map(({ at, kind: name, amount: moved, coin }) => ({
      at,
      part: 'posting' as const,
      name,
      amount: moved,
      coin,
    })),
    ...acts.map(({ at, act, operator, reason, detail }) => ({
      at,
      part: 'act' as const,
      name: act,
      by: operator,
      reason: reason ?? reasonOf(detail),
    })),
    ...notices.map(({ at, kind: name }) => ({ at, part: 'notice' as const, name })),
    ...messages.map(({ at, by, operator }) => ({ at, part: 'message' as const, name: by, by: operator ?? by })),
  ];
  const items = entries
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
    .map(({ at, part, name, by = null, amount: moved = null, coin = null, reason = null }) => ({
      at: at.toISOString(),
      part,
      name,
      by,
      amount: moved === null ? null : formatAmount(amount(moved)),
      coin: moved === null ? null : coin,
      reason,
    }));
  return accept({ number, items });
}
