import { formatAmount } from '@greenhall/domain/shared/money';
import type { Result } from '@greenhall/domain/shared/result';
import { dateOf } from '@greenhall/domain/shared/time';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentPrice } from '../market/present.ts';
import { type SettledRow, settledDays } from '../bonus/store-bonus.ts';

/** The published fractions of a settlement's two scaled bonuses. */
export function presentFractions(row: SettledRow) {
  return {
    day: dateOf(row.day),
    collisionDue: formatAmount(row.collisionDue),
    collisionPool: formatAmount(row.collisionPool),
    leadershipDue: formatAmount(row.leadershipDue),
    leadershipPool: formatAmount(row.leadershipPool),
    hash: row.outcomeHash,
    at: row.at.toISOString(),
  };
}

export async function listSettlements(
  ports: Ports,
  call: Call<'stock.settlements'>,
): Promise<Result<Answer<'stock.settlements'>>> {
  return paged(
    call.query,
    (start, limit) => settledDays(ports.db, start, limit),
    (row) => BigInt(row.day),
    (shown) => shown.map((row) => ({ ...presentFractions(row), ...presentPrice(row) })),
  );
}
