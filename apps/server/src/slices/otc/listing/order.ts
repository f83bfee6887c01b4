import { checkCoinsMayLeave } from '@greenhall/domain/identity/cool-down';
import { tradedFrom } from '@greenhall/domain/otc/market/market';
import { checkUnpaid } from '@greenhall/domain/otc/trade/trade';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { DAY } from '@greenhall/domain/shared/time';
import type { Ports } from '../../../platform/ports.ts';
import { spendMyCode } from '../../identity/index.ts';
import { checkUsable } from '../../wallet/index.ts';
import { type OrderFacts, orderFacts } from './store-orders.ts';

/** What posting and taking require in addition to the order. */
interface Authority {
  readonly account: string;
  readonly codeChannel: 'phone' | 'email';
  readonly code: string;
}

interface Placed {
  readonly memberNo: bigint;
  readonly market: Parameters<typeof orderFacts>[1]['market'];
  /** The member whose listing is taken. */
  readonly other?: bigint;
}

/** The current facts by which an order is judged. */
export function factsOf(
  ports: Ports,
  { memberNo, market, other }: Placed,
  { account, codeChannel: channel }: Authority,
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
export function checkSide(facts: OrderFacts, side: 'buyer' | 'seller', now: number): Result<unknown> {
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

/** Proves an order: the account to be used, on the network of the market, and the code. */
export async function proveOrder(
  ports: Ports,
  memberNo: bigint,
  facts: OrderFacts,
  { codeChannel: channel, code }: Authority,
): Promise<Result<Wallet>> {
  const { accountId: id, accountLabel: label, address, usableAt, provedAt, contact } = facts;
  if (id === null || label === null || address === null || usableAt === null) return refuse('accountNotFound');
  const usable = checkUsable({ usableAt }, ports.clock.now());
  if (!usable.ok) return usable;
  const spent = await spendMyCode(ports, memberNo, { purpose: 'trade', channel, code, address: contact });
  return spent.ok ? accept({ id, label, address, isProved: provedAt !== null }) : spent;
}
