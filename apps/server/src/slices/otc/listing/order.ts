import { checkCoinsMayLeave } from '@greenhall/domain/identity/cool-down';
import { tradedFrom } from '@greenhall/domain/otc/market/market';
import { checkUnpaid } from '@greenhall/domain/otc/trade/trade';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { DAY } from '@greenhall/domain/shared/time';
import type { Tx } from '../../../platform/database/database.ts';
import type { Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { type Approval, proveByPasskey, provePayPassword, spendApproval, spendMyCode } from '../../identity/index.ts';
import { checkUsable } from '../../wallet/index.ts';
import { type MemberFacts, type OrderFacts, orderFacts } from './store-order-facts.ts';

/** What posting and taking require in addition to the order. */
interface Authority {
  readonly account: string;
  readonly codeChannel?: 'phone' | 'email' | undefined;
  readonly code?: string | undefined;
}

interface Placed {
  readonly memberNo: MemberNo;
  readonly market: Parameters<typeof orderFacts>[1]['market'];
  /** The member whose listing is taken. */
  readonly other?: MemberNo;
}

/** The current facts by which an order is judged. */
export function factsOf(
  ports: Ports,
  { memberNo, market, other }: Placed,
  { account, codeChannel: channel = 'phone' }: Authority,
): Promise<OrderFacts | undefined> {
  const now = ports.clock.now().getTime();
  return orderFacts(ports.db, {
    memberNo,
    market,
    other,
    channel,
    account: BigInt(account),
    now: new Date(now),
    today: new Date(Math.floor(now / DAY) * DAY),
    tradedSince: new Date(tradedFrom(now)),
  });
}

/**
 * Whether a member may sell or buy now. Sold coins leave like transferred ones, so the transfer lock and then the
 * cool-down apply. A buyer who left too many orders unpaid today may buy no more today.
 */
export function checkSide(facts: MemberFacts, side: 'buyer' | 'seller', now: number): Result<unknown> {
  if (side === 'buyer') return checkUnpaid(facts.unpaid, now);
  const { transferLock: on, unlockedAt, changes } = facts;
  return checkCoinsMayLeave({ lock: { on, turnedOffAt: unlockedAt?.getTime() ?? null }, changes }, 'transferOut', now);
}

/** The wallet that one side uses in a trade. */
export interface Wallet {
  readonly id: bigint;
  readonly label: string;
  readonly address: string;
  readonly isProved: boolean;
}

/** Proves the member of a call with money: by a passkey that approves it, or by the payment password. */
export async function proveMember(
  ports: Ports,
  call: Call<'otc.post'> | Call<'otc.take'> | Call<'otc.confirm'>,
): Promise<Result<Approval | undefined>> {
  const { payPassword = '', passkey } = call.body;
  if (passkey) return proveByPasskey(ports, call, passkey);
  const proved = await provePayPassword(ports, call.caller, payPassword);
  return proved.ok ? accept(undefined) : proved;
}

/** Uses the passkey's approval, if there is one, in the transaction of the act. */
export const useApproval = async (ports: Ports, tx: Tx, approval: Approval | undefined): Promise<Result<true>> =>
  approval ? spendApproval(tx, approval, ports.clock.now()) : accept(true);

/** Proves an order: the account to be used, on the network of the market, and the code, unless a passkey approves it. */
export async function proveOrder(
  ports: Ports,
  memberNo: MemberNo,
  facts: OrderFacts,
  { codeChannel: channel = 'phone', code = '' }: Authority,
  approval: Approval | undefined,
): Promise<Result<Wallet>> {
  const { accountId: id, accountLabel: label, network, address, usableAt, provedAt, contact } = facts;
  if (id === null || label === null || address === null || usableAt === null) return refuse('accountNotFound');
  const usable = checkUsable(ports.chain, { network, address, usableAt }, ports.clock.now());
  if (!usable.ok) return usable;
  const wallet = { id, label, address, isProved: provedAt !== null };
  if (approval) return accept(wallet);
  const spent = await spendMyCode(ports, memberNo, { purpose: 'trade', channel, code, address: contact });
  return spent.ok ? accept(wallet) : spent;
}
