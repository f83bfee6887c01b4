import { isClosedForGood, MAX_REJECTIONS, type Rejections, stateNow } from '@greenhall/domain/verification/case';
import { lastDayOf, sidesOf, type Side } from '@greenhall/domain/verification/document';
import { LEVELS, type VerificationLevel, type WithdrawalLimits } from '@greenhall/domain/verification/level';
import { formatAmount } from '@greenhall/domain/shared/money';
import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import type { CaseRow } from './store.ts';

type State = Output<RouteOf<'verification.state'>>;
type Opened = Pick<NonNullable<NonNullable<State['case']>['details']>, 'name' | 'birthDate' | 'number'>;

/** A case as operators and its member see its state: one whose claim has lapsed waits again. */
export const shownState = (row: CaseRow, now: Date) =>
  stateNow({ state: row.state, claimedUntil: row.claimedUntil?.getTime() ?? null }, now.getTime());

/** A case as its person sees it. What is sealed is shown in a draft alone. */
export function presentMyCase(row: CaseRow, present: readonly Side[], opened: Opened | undefined, now: Date) {
  const { type, country } = row;
  const expiresOn = lastDayOf(row);
  const details = opened ?? { name: '', birthDate: '', number: '' };
  return {
    state: shownState(row, now),
    details: row.state === 'draft' ? { ...details, type, country, expiresOn: expiresOn ?? '' } : null,
    type,
    country,
    expiresOn,
    needed: [...sidesOf(type)],
    present: [...present],
    asked: [...row.asked],
    reason: row.reason,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    decidedAt: row.decidedAt?.toISOString() ?? null,
  };
}

/** When a person can start a verification; `again` is how long it waits after a rejection, in milliseconds. */
export function presentStart(
  row: CaseRow | undefined,
  rejections: Rejections,
  { now, again }: { readonly now: Date; readonly again: number },
) {
  const isClosed = isClosedForGood(rejections);
  const isOpen = row !== undefined && row.state !== 'rejected' && row.state !== 'expired';
  const from = rejections.lastAt === null ? 0 : rejections.lastAt + again;
  const waits = from > now.getTime();
  return {
    mayStart: !isOpen && !isClosed && !waits,
    startsAt: !isOpen && !isClosed && waits ? new Date(from).toISOString() : null,
    isClosed: !isOpen && isClosed,
    rejections: rejections.count,
    maxRejections: MAX_REJECTIONS,
  };
}

export const presentLevels = (level: VerificationLevel, limits: WithdrawalLimits) => ({
  level,
  limits: LEVELS.map((one) => formatAmount(limits[one])),
});
