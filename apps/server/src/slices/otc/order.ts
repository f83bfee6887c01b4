import { checkUnpaid } from '@greenhall/domain/otc/trade';
import { type Result, refuse } from '@greenhall/domain/shared/result';
import { DAY } from '@greenhall/domain/shared/time';
import type { Ports } from '../../platform/ports.ts';
import { checkOutgoing, spendMyCode } from '../identity/index.ts';
import { usableAccount } from '../wallet/index.ts';
import { unpaidSince } from './store-trades.ts';

/**
 * Whether a member may sell or buy now. Sold coins leave as transferred ones do: cool-down and the member's own lock.
 * Who let orders end unpaid today buys no more today.
 */
export async function checkSide(ports: Ports, memberNo: bigint, side: 'buyer' | 'seller'): Promise<Result<unknown>> {
  const now = ports.clock.now();
  if (side === 'seller') return checkOutgoing(ports.db, memberNo, 'transferOut', now);
  const today = new Date(Math.floor(now.getTime() / DAY) * DAY);
  return checkUnpaid(await unpaidSince(ports.db, memberNo, today), now.getTime());
}

interface Authority {
  readonly account: string;
  readonly codeChannel: 'phone' | 'email';
  readonly code: string;
}

/** The account to be used, on the network of the market, and the code. */
export async function proveOrder(ports: Ports, memberNo: bigint, market: { network: string }, given: Authority) {
  const account = await usableAccount(ports.db, memberNo, BigInt(given.account), ports.clock.now());
  if (!account.ok) return account;
  if (account.value.network !== market.network) return refuse('accountNotFound');
  const { codeChannel: channel, code } = given;
  const spent = await spendMyCode(ports, memberNo, { purpose: 'trade', channel, code });
  return spent.ok ? account : spent;
}
