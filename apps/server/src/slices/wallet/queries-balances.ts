import { holdKindOf } from '@greenhall/contract/shared/purposes';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { amount, COINS, formatAmount, formatShares } from '@greenhall/domain/shared/money';
import { dateOf, dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { totalAssets } from '@greenhall/domain/wallet/total-assets';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { readAssetRows, readPastAssets } from './store-assets.ts';
import { dailyChangesOf, holdingsOf } from '../ledger/index.ts';

const DEFAULT_DAYS = 30;

/** A member's coins, holds and shares, and what they are worth together. */
export async function balancesOf(ports: Ports, memberNo: MemberNo): Promise<Answer<'wallet.balances'>> {
  const { shares: figures, balances: accounts } = await readAssetRows(ports.db, {
    holdings: holdingsOf(memberNo),
    shares: ports.shares.rowOf(memberNo),
    resting: ports.orders.resting(memberNo),
  });
  if (!figures) throw new Error('the shares of a member are one row');
  const shares = ports.shares.read(figures);
  const coins = accounts.map(({ balance }) => amount(balance));
  const sumOf = (coin: string, isAvailable: boolean) =>
    accounts
      .filter((row) => row.coin === coin && (row.purpose === 'available') === isAvailable)
      .reduce((sum, row) => sum + row.balance, 0n);
  return {
    items: COINS.map((coin) => ({
      coin,
      available: formatAmount(sumOf(coin, true)),
      locked: formatAmount(sumOf(coin, false)),
    })),
    holds: accounts.flatMap(({ coin, purpose, balance, restsUntil }) => {
      const what = holdKindOf(purpose);
      if (what === null || balance === 0n) return [];
      const from = what === 'otcSettling' ? (restsUntil?.toISOString() ?? null) : null;
      return [{ coin, what, amount: formatAmount(balance), from }];
    }),
    shares: { quantity: formatShares(shares.quantity), value: formatAmount(shares.value) },
    total: formatAmount(totalAssets(coins, shares.value)),
  };
}

export async function readBalances(
  ports: Ports,
  call: Call<'wallet.balances'>,
): Promise<Result<Answer<'wallet.balances'>>> {
  return accept(await balancesOf(ports, call.caller.memberNo));
}

/** What a member owns now, and what has changed it since a moment. */
export async function assetsSince(ports: Ports, memberNo: MemberNo, since: Date) {
  const { now, ...changed } = await readPastAssets(ports.db, {
    holdings: holdingsOf(memberNo),
    shares: ports.shares.rowOf(memberNo),
    coinChanges: dailyChangesOf(memberNo, since),
    shareChanges: ports.shares.changesSince(memberNo, since),
  });
  if (!now) throw new Error('the shares of a member are one row');
  return { ...changed, coins: now.coins, shares: ports.shares.read(now) };
}

/**
 * A member's total at each UTC day's end, the last one as of now. Coins are computed backwards from today's and the
 * daily changes; shares are valued at the price of the day's end.
 */
export async function readHistory(
  ports: Ports,
  call: Call<'wallet.history'>,
): Promise<Result<Answer<'wallet.history'>>> {
  const me = call.caller.memberNo;
  const days = call.query.days ?? DEFAULT_DAYS;
  const today = dayOf(ports.clock.now().getTime());
  const ends = Array.from({ length: days - 1 }, (_, back) => new Date(startOfDay(today - back)));
  const { coins: now, shares, changes, shareChanges } = await assetsSince(ports, me, ends.at(-1) ?? new Date(0));
  const worths = await ports.shares.worthBefore(ports.db, shares.quantity, shareChanges, ends);
  const items = [{ day: dateOf(today), total: formatAmount(totalAssets([amount(now)], shares.value)) }];
  let coins = now;
  for (const [index, { value }] of worths.entries()) {
    const next = today - index;
    coins -= changes.get(dateOf(next)) ?? 0n;
    items.unshift({ day: dateOf(next - 1), total: formatAmount(totalAssets([amount(coins)], value)) });
  }
  return accept({ items });
}
