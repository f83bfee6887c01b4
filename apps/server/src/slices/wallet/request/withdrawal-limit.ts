import type { Owner } from '@greenhall/domain/members/owner';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Amount, amount, formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { WITHDRAWAL_WINDOW, checkWithdrawalLimit, leftToWithdraw } from '@greenhall/domain/verification/level';
import type { WithdrawalRules } from '@greenhall/domain/wallet/rules';
import type { Tx } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { isSwitchOn } from '../../../platform/switches.ts';
import { memberState } from '../../members/index.ts';
import { verificationLevel, withdrawalLimitsAt } from '../../verification/index.ts';
import { requestedByOwner } from './store.ts';

const since = (at: Date): Date => new Date(at.getTime() - WITHDRAWAL_WINDOW);

/**
 * Whether a withdrawal fits the limit of its owner: `verificationRequired`, `amountRange`. Requests of one owner come one
 * after the other until their transactions end, so that together they keep the limit.
 */
export async function checkLimit(
  tx: Tx,
  memberNo: MemberNo,
  value: Amount<'usdt'>,
  { at, min }: Pick<WithdrawalRules, 'min'> & { readonly at: Date },
): Promise<Result<true>> {
  const state = await memberState(tx, memberNo);
  if (!state) return refuse('memberNotFound');
  const { owner } = state;
  await lockText(tx, 'withdrawalLimit', String(owner));
  const requested = amount<'usdt'>(await requestedByOwner(tx, owner, since(at)));
  const level = await verificationLevel(tx, owner);
  const limits = await withdrawalLimitsAt(tx, at);
  return checkWithdrawalLimit({ level, limits, requested, amount: value, min });
}

/** What the owner of an account may withdraw, and can still withdraw now. */
export async function limitOf({ db, clock }: Pick<Ports, 'db' | 'clock'>, owner: Owner) {
  const now = clock.now();
  const requested = amount<'usdt'>(await requestedByOwner(db, owner, since(now)));
  const level = await verificationLevel(db, owner);
  const { [level]: limit } = await withdrawalLimitsAt(db, now);
  return {
    level,
    limit: formatAmount(limit),
    requested: formatAmount(requested),
    left: formatAmount(leftToWithdraw(limit, requested)),
  };
}

export async function readLimit(
  ports: Ports,
  { caller }: Call<'wallet.withdrawalLimit'>,
): Promise<Result<Answer<'wallet.withdrawalLimit'>>> {
  const state = await memberState(ports.db, caller.memberNo);
  if (!state) return refuse('memberNotFound');
  return accept({ ...(await limitOf(ports, state.owner)), payouts: await isSwitchOn(ports.db, 'payouts') });
}
