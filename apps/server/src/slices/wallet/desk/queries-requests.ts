import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { mayReach } from '../../../platform/http/rights.ts';
import type { Ports } from '../../../platform/ports.ts';
import { memberState, restrictionsOf } from '../../members/index.ts';
import { isPayee } from '../account/accounts.ts';
import { type AccountRow, accountById } from '../account/store-accounts.ts';
import { payInReference } from '../pay-in/queries.ts';
import { presentChain, presentParties, presentRecharge, presentWithdrawal } from '../request/present.ts';
import { namedAlsoBy } from '../request/store-judgements.ts';
import {
  likeEarlier,
  RECHARGES,
  type RechargeRow,
  rechargeById,
  WITHDRAWALS,
  type WithdrawalRow,
  withdrawalById,
} from '../request/store.ts';
import { limitOf } from '../request/withdrawal-limit.ts';
import { namesOf } from '../store.ts';

/** Recharges with what the desk compares them by. */
async function comparedRecharges(
  ports: Ports,
  reader: Call<'wallet.deskRecharges'>['reader'],
  shown: readonly RechargeRow[],
) {
  const ids = shown.map((row) => row.id);
  const alike = await likeEarlier(ports.db, ids);
  const named = await namedAlsoBy(ports.db, ids);
  const names = await namesOf(
    ports.db,
    shown.map((row) => row.memberNo),
  );
  return shown.map((row) => ({
    ...presentRecharge(row),
    ...presentParties(row, names),
    voucher: row.voucher === null ? null : ports.files.link(row.voucher, reader),
    way: row.way,
    payInReference: payInReference(ports, row.memberNo),
    like: [...(alike.get(row.id) ?? [])],
    alsoNamedBy: [...(named.get(row.id) ?? [])],
  }));
}

async function namedWithdrawals(ports: Ports, shown: readonly WithdrawalRow[]) {
  const names = await namesOf(
    ports.db,
    shown.map((row) => row.memberNo),
  );
  return shown.map((row) => ({
    ...presentWithdrawal(row),
    ...presentParties(row, names),
    isPayee: isPayee(ports.chain, row),
    chain: presentChain(row),
  }));
}

export const deskRecharges = (
  ports: Ports,
  { query, reader }: Call<'wallet.deskRecharges'>,
): Promise<Result<Answer<'wallet.deskRecharges'>>> =>
  RECHARGES.page(ports.db, query, (shown) => comparedRecharges(ports, reader, shown));

export const deskWithdrawals = (
  ports: Ports,
  { query }: Call<'wallet.deskWithdrawals'>,
): Promise<Result<Answer<'wallet.deskWithdrawals'>>> =>
  WITHDRAWALS.page(ports.db, query, (shown) => namedWithdrawals(ports, shown));

/** What a request of a member is judged by. Restrictions are for who may read their list. */
async function requesterOf(ports: Ports, caller: OperatorCaller, memberNo: MemberNo) {
  const state = await memberState(ports.db, memberNo);
  if (!state) throw new Error(`member ${memberNo} has a request and is not there`);
  const restrictions = mayReach(caller, 'members.restrictions')
    ? await restrictionsOf(ports.db, memberNo, ports.clock.now())
    : [];
  return {
    ...(await limitOf(ports, state.owner)),
    restrictions: restrictions.map(({ kind, endsAt }) => ({ kind, until: endsAt.toISOString() })),
  };
}

const presentPaid = ({ label, usableAt, provedAt }: AccountRow) => ({
  label,
  usableAt: usableAt.toISOString(),
  provedAt: provedAt?.toISOString() ?? null,
});

/** How many earlier requests of the member are shown beside one. */
const EARLIER = 10;
const earlierOf = (memberNo: MemberNo, before: bigint) => ({
  member: String(memberNo),
  cursor: String(before),
  limit: EARLIER,
});

/** A recharge with its member's limit and restrictions and its earlier ones. Rule: wallet#desk. */
export async function readRechargeCase(
  ports: Ports,
  { caller, params, reader }: Call<'wallet.rechargeCase'>,
): Promise<Result<Answer<'wallet.rechargeCase'>>> {
  const row = await rechargeById(ports.db, BigInt(params.id));
  const [request] = row ? await comparedRecharges(ports, reader, [row]) : [];
  if (!row || !request) return refuse('notFound');
  const requester = await requesterOf(ports, caller, row.memberNo);
  const earlier = await RECHARGES.page(ports.db, earlierOf(row.memberNo, row.id), (shown) =>
    comparedRecharges(ports, reader, shown),
  );
  return earlier.ok ? accept({ request, requester, earlier: earlier.value.items }) : earlier;
}

/** A withdrawal with the account that it goes to, its member's limit and restrictions and its earlier ones. Rule: wallet#desk. */
export async function readWithdrawalCase(
  ports: Ports,
  { caller, params }: Call<'wallet.withdrawalCase'>,
): Promise<Result<Answer<'wallet.withdrawalCase'>>> {
  const row = await withdrawalById(ports.db, BigInt(params.id));
  const [request] = row ? await namedWithdrawals(ports, [row]) : [];
  if (!row || !request) return refuse('notFound');
  const account = await accountById(ports.db, row.accountId);
  if (!account) throw new Error(`withdrawal ${row.id} has no account`);
  const requester = await requesterOf(ports, caller, row.memberNo);
  const earlier = await WITHDRAWALS.page(ports.db, earlierOf(row.memberNo, row.id), (shown) =>
    namedWithdrawals(ports, shown),
  );
  if (!earlier.ok) return earlier;
  return accept({
    request,
    requester,
    account: account.address === row.address ? presentPaid(account) : null,
    earlier: earlier.value.items,
  });
}
