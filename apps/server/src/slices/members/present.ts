import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { effectiveHeight, outLimit } from '@greenhall/domain/members/effective-height';
import type { Level } from '@greenhall/domain/members/levels';
import type { NextStep } from '@greenhall/domain/members/next-step';
import { amount, formatAmount } from '@greenhall/domain/shared/money';
import type { MemberRow, MemberState } from './store.ts';
import type { RestrictionRow } from './store-restrictions.ts';

type MeView = Output<RouteOf<'members.me'>>;

function heightOf(state: MemberState, levels: readonly Level[]): bigint {
  const outBp = levels[state.level - 1]?.outBp ?? 0;
  return effectiveHeight(outLimit(amount(state.feesPaid), outBp), amount(state.countedIncome));
}

export const presentRestriction = ({ id, kind, reason, startsAt, endsAt }: RestrictionRow) => ({
  id: String(id),
  kind,
  reason,
  at: startsAt.toISOString(),
  until: endsAt.toISOString(),
});

/** A member under the levels of the plan in force, with what is restricted now. */
export function presentMe(row: MemberRow, levels: readonly Level[], restrictions: readonly RestrictionRow[]): MeView {
  return {
    id: String(row.memberNo),
    userid: row.username,
    nickname: row.nickname,
    avatar: row.avatar,
    country: row.country,
    language: row.language,
    status: row.status,
    level: row.level,
    bought: row.bought,
    nodeFuel: formatAmount(row.nodeFuel),
    totalIncome: formatAmount(row.countedIncome),
    effectiveHeight: formatAmount(heightOf(row, levels)),
    owner: row.owner === row.memberNo ? null : String(row.owner),
    invitationCode: row.invitationCode,
    joinedAt: row.joinedAt.toISOString(),
    restrictions: restrictions.map(presentRestriction),
  };
}

export function presentNextStep({ kind, trade, level, until, amount: sum, coin, mayCancel }: NextStep) {
  return {
    kind,
    trade: trade === undefined ? null : String(trade),
    level: level ?? null,
    until: until === undefined ? null : new Date(until).toISOString(),
    amount: sum === undefined ? null : formatAmount(sum),
    coin: coin ?? null,
    mayCancel: mayCancel ?? false,
  };
}
