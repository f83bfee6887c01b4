import type { CoinFigures, SnapshotHead } from '@greenhall/domain/proof/snapshot';
import { bytesOf } from '@greenhall/domain/proof/snapshot';
import type { Leaf, SumNode, Sums } from '@greenhall/domain/proof/sum-tree';
import type { MemberProof, WholeSnapshot } from '@greenhall/domain/proof/verify';
import type { PlatformFigures } from '@greenhall/domain/proof/platform-figures';
import {
  amount,
  COINS,
  minus,
  parseAmount,
  parseShares,
  type Amount,
  type Shares,
} from '@greenhall/domain/shared/money';
import type { MemberProofFile, SnapshotOnWire, WholeSnapshotFile } from './routes.ts';

/** Figures and hashes must have the form of the contract; anything else is a broken file and throws. */
function micro(text: string): Amount {
  const value = parseAmount(text);
  if (value === undefined) throw new Error(`not an amount: ${text}`);
  return value;
}

const signedMicro = (text: string): Amount =>
  text.startsWith('-') ? minus(amount(0n), micro(text.slice(1))) : micro(text);

function quantity(text: string): Shares {
  const value = parseShares(text);
  if (value === undefined) throw new Error(`not a count of shares: ${text}`);
  return value;
}

function bytes(hex: string): Uint8Array {
  const value = bytesOf(hex);
  if (value === undefined) throw new Error(`not a hash: ${hex}`);
  return value;
}

type ByCoin = MemberProofFile['leaf']['sums'];
const sumsOf = (byCoin: ByCoin): Sums => COINS.map((coin) => micro(byCoin[coin]));
const nodeOf = ({ hash, sums }: WholeSnapshotFile['blocks'][number]): SumNode => ({
  hash: bytes(hash),
  sums: sumsOf(sums),
});
const leafOf = ({ salt, member, sums }: MemberProofFile['leaf']): Leaf => ({
  salt: bytes(salt),
  member: BigInt(member),
  sums: sumsOf(sums),
});

function houseOf({
  pools,
  reserve,
  outstanding,
  settlements,
  results,
}: NonNullable<SnapshotOnWire['head']['house']>): PlatformFigures {
  return {
    pools: {
      referral: micro(pools.referral),
      seePoint: micro(pools.seePoint),
      collision: micro(pools.collision),
      leadership: micro(pools.leadership),
      merit: micro(pools.merit),
      lifetime: micro(pools.lifetime),
      yield: micro(pools.yield),
    },
    price: { reserve: micro(reserve), outstanding: quantity(outstanding) },
    settlements: settlements.map(({ day, outcome, ...figures }) => ({
      day,
      collision: { due: micro(figures.collisionDue), pool: micro(figures.collisionPool) },
      leadership: { due: micro(figures.leadershipDue), pool: micro(figures.leadershipPool) },
      outcome,
    })),
    results: {
      ...results,
      paid: micro(results.paid),
      received: micro(results.received),
      held: micro(results.held),
      median: signedMicro(results.median),
    },
  };
}

/** The published head of a snapshot in the form of the domain. Throws on an invalid figure. Rule: proof#snapshots. */
export function readHead({
  number,
  journalSequence,
  rootSums,
  coins,
  house,
  audit,
  ...rest
}: SnapshotOnWire['head']): SnapshotHead {
  return {
    ...rest,
    ...(house && { house: houseOf(house) }),
    ...(audit && { audit: { ...audit, sequence: BigInt(audit.sequence) } }),
    number: BigInt(number),
    journalSequence: BigInt(journalSequence),
    rootSums: sumsOf(rootSums),
    coins: coins.map(({ coin, custodyChain, custodyReceipts, backing, claims }): CoinFigures => ({
      coin,
      custodyChain: micro(custodyChain),
      custodyReceipts: micro(custodyReceipts),
      backing: micro(backing),
      claims: {
        members: micro(claims.members),
        holds: micro(claims.holds),
        escrow: micro(claims.escrow),
        queue: micro(claims.queue),
        pools: micro(claims.pools),
        reserve: micro(claims.reserve),
        fees: micro(claims.fees),
        ...(claims.suspense !== undefined && { suspense: micro(claims.suspense) }),
      },
    })),
  };
}

/** A member's own proof in the form of the domain. Throws on an invalid figure. Rule: proof#snapshots. */
export function readMemberProof({ leaf, branch, head, hash }: MemberProofFile): MemberProof {
  return {
    leaf: leafOf(leaf),
    branch: branch.map(({ side, node }) => ({ side, node: nodeOf(node) })),
    head: readHead(head),
    hash,
  };
}

/** A whole snapshot in the form of the domain. Throws on an invalid figure. Rule: proof#snapshots. */
export function readWhole({ leaves, blocks, head, hash }: WholeSnapshotFile): WholeSnapshot {
  return {
    leaves: leaves.map((leaf) => ({ ...leafOf(leaf), node: nodeOf(leaf.node) })),
    blocks: blocks.map(nodeOf),
    head: readHead(head),
    hash,
  };
}
