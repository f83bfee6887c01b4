import { COINS, formatAmount } from '@greenhall/domain/shared/money';
import { DAY } from '@greenhall/domain/shared/time';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { dailyChanges, holdings } from '../ledger/index.ts';

const DEFAULT_DAYS = 30;

export async function readBalances(
  ports: Ports,
  call: Call<'wallet.balances'>,
): Promise<Result<Answer<'wallet.balances'>>> {
  const held = new Map((await holdings(ports.db, call.caller.memberNo)).map((row) => [row.coin, row]));
  const items = COINS.map((coin) => ({
    coin,
    available: formatAmount(held.get(coin)?.available ?? 0n),
    locked: formatAmount(held.get(coin)?.locked ?? 0n),
  }));
  const total = [...held.values()].reduce((sum, row) => sum + row.available + row.locked, 0n);
  return accept({ items, total: formatAmount(total) });
}

/** A member's total at each UTC day's end, computed backwards from today's total and the daily changes. */
export async function readHistory(
  ports: Ports,
  call: Call<'wallet.history'>,
): Promise<Result<Answer<'wallet.history'>>> {
  const me = call.caller.memberNo;
  const days = call.query.days ?? DEFAULT_DAYS;
  const today = Math.floor(ports.clock.now().getTime() / DAY);
  const changes = new Map(
    (await dailyChanges(ports.db, me, new Date((today - days + 1) * DAY))).map((row) => [row.day, row.change]),
  );
  let total = (await holdings(ports.db, me)).reduce((sum, row) => sum + row.available + row.locked, 0n);
  const items: { day: string; total: string }[] = [];
  for (let index = today; index > today - days; index -= 1) {
    const day = new Date(index * DAY).toISOString().slice(0, 10);
    items.unshift({ day, total: formatAmount(total) });
    total -= changes.get(day) ?? 0n;
  }
  return accept({ items });
}
