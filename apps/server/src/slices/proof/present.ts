import type { SnapshotOnWire } from '@greenhall/contract/proof/routes';
import type { PlatformFigures } from '@greenhall/domain/proof/platform-figures';
import { hexOf, type SnapshotHead } from '@greenhall/domain/proof/snapshot';
import type { SumNode, Sums } from '@greenhall/domain/proof/sum-tree';
import { COINS, formatAmount, formatShares } from '@greenhall/domain/shared/money';

export function presentSums(sums: Sums): SnapshotOnWire['head']['rootSums'] {
  const of = (coin: (typeof COINS)[number]): string => formatAmount(sums[COINS.indexOf(coin)] ?? 0n);
  return { mey: of('mey'), bdb: of('bdb'), ftb: of('ftb'), usdt: of('usdt') };
}

export const presentNode = ({ hash, sums }: SumNode) => ({ hash: hexOf(hash), sums: presentSums(sums) });

function presentPlatform({
  pools,
  price,
  settlements,
  results,
}: PlatformFigures): NonNullable<SnapshotOnWire['head']['house']> {
  return {
    pools: {
      referral: formatAmount(pools.referral),
      seePoint: formatAmount(pools.seePoint),
      collision: formatAmount(pools.collision),
      leadership: formatAmount(pools.leadership),
      merit: formatAmount(pools.merit),
      lifetime: formatAmount(pools.lifetime),
      yield: formatAmount(pools.yield),
    },
    reserve: formatAmount(price.reserve),
    outstanding: formatShares(price.outstanding),
    settlements: settlements.map(({ day, collision, leadership, outcome }) => ({
      day,
      collisionDue: formatAmount(collision.due),
      collisionPool: formatAmount(collision.pool),
      leadershipDue: formatAmount(leadership.due),
      leadershipPool: formatAmount(leadership.pool),
      outcome,
    })),
    results: {
      ...results,
      paid: formatAmount(results.paid),
      received: formatAmount(results.received),
      held: formatAmount(results.held),
      median: formatAmount(results.median),
    },
  };
}

export function presentHead({ house, audit, ...head }: SnapshotHead): SnapshotOnWire['head'] {
  return {
    ...head,
    ...(house && { house: presentPlatform(house) }),
    ...(audit && { audit: { ...audit, sequence: String(audit.sequence) } }),
    number: String(head.number),
    journalSequence: String(head.journalSequence),
    rootSums: presentSums(head.rootSums),
    coins: head.coins.map(({ coin, custodyChain, custodyReceipts, backing, claims }) => ({
      coin,
      custodyChain: formatAmount(custodyChain),
      custodyReceipts: formatAmount(custodyReceipts),
      backing: formatAmount(backing),
      claims: {
        members: formatAmount(claims.members),
        holds: formatAmount(claims.holds),
        escrow: formatAmount(claims.escrow),
        queue: formatAmount(claims.queue),
        pools: formatAmount(claims.pools),
        reserve: formatAmount(claims.reserve),
        fees: formatAmount(claims.fees),
        ...(claims.suspense !== undefined && { suspense: formatAmount(claims.suspense) }),
      },
    })),
  };
}
