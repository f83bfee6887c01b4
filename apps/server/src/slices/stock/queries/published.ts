import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { dateOf, startOfDay } from '@greenhall/domain/shared/time';
import { paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { listPlans, planAt } from '../../members/index.ts';
import { presentPrice } from '../present.ts';
import { type SettledRow, settledDays } from '../store-bonus.ts';

/** The plan version in force and those that are announced, for everybody. */
export async function readPlans(ports: Ports): Promise<Result<Answer<'stock.plans'>>> {
  const inForce = await planAt(ports.db, ports.clock.now());
  const announced = (await listPlans(ports.db)).filter(
    ({ state, version, effectiveDay }) =>
      state === 'announced' && (version === inForce.version || effectiveDay > inForce.effectiveDay),
  );
  return accept({
    items: announced.map(({ version, effectiveDay, decidedAt, proposedAt }) => ({
      version,
      isInForce: version === inForce.version,
      effectiveFrom: new Date(startOfDay(effectiveDay)).toISOString(),
      announcedAt: (decidedAt ?? proposedAt).toISOString(),
    })),
  });
}

/** What a settlement publishes of its two scaled bonuses. */
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
