import type { SnapshotOnWire } from '@greenhall/contract/proof';
import { hexOf, type SnapshotHead } from '@greenhall/domain/proof/snapshot';
import type { SumNode, Sums } from '@greenhall/domain/proof/sum-tree';
import { COINS, formatAmount } from '@greenhall/domain/shared/money';

export function presentSums(sums: Sums): SnapshotOnWire['head']['rootSums'] {
  const of = (coin: (typeof COINS)[number]): string => formatAmount(sums[COINS.indexOf(coin)] ?? 0n);
  return { mey: of('mey'), bdb: of('bdb'), ftb: of('ftb'), usdt: of('usdt') };
}

export const presentNode = ({ hash, sums }: SumNode) => ({ hash: hexOf(hash), sums: presentSums(sums) });

export function presentHead(head: SnapshotHead): SnapshotOnWire['head'] {
  return {
    ...head,
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
      },
    })),
  };
}
