import { judgeSolvency, headHash, hexOf, type SnapshotHead } from './snapshot.ts';
import {
  rootOfBranch,
  isSameNode,
  leafNode,
  rootOf,
  type BranchStep,
  type Leaf,
  type Sha256,
  type SumNode,
} from './sum-tree.ts';

/**
 * The number of leaves below one published block. It is a power of two, so that the root of the blocks is the root of
 * the leaves.
 */
export const BLOCK = 256;

/** A member's own proof: its leaf, the path to the root, and the published head. */
export interface MemberProof {
  readonly leaf: Leaf;
  readonly branch: readonly BranchStep[];
  readonly head: SnapshotHead;
  /** The published hash of the head. */
  readonly hash: string;
}

/** A whole snapshot for auditors: every leaf with its expected node, and the blocks above. */
export interface WholeSnapshot {
  readonly leaves: readonly (Leaf & { readonly node: SumNode })[];
  readonly blocks: readonly SumNode[];
  readonly head: SnapshotHead;
  readonly hash: string;
}

/** The first fault of a proof. `at` counts from 0. */
export type ProofFault =
  | { readonly place: 'leaf' | 'block' | 'order'; readonly at: number }
  | { readonly place: 'count' | 'root' | 'sums' | 'head' | 'chain' | 'solvency' };

function rootFault(root: SumNode, head: SnapshotHead): ProofFault | undefined {
  if (hexOf(root.hash) !== head.root) return { place: 'root' };
  return root.sums.every((sum, place) => sum === head.rootSums[place]) ? undefined : { place: 'sums' };
}

function headFault(sha256: Sha256, head: SnapshotHead, hash: string): ProofFault | undefined {
  if (headHash(sha256, head) !== hash) return { place: 'head' };
  return judgeSolvency(head).length > 0 ? { place: 'solvency' } : undefined;
}

/**
 * Checks a member's own balances against a published snapshot: the leaf, the path, the root, the head's hash and the
 * backing rule. `undefined` if all of it is correct. Rule: proof#snapshots.
 */
export function checkMemberProof(sha256: Sha256, { leaf, branch, head, hash }: MemberProof): ProofFault | undefined {
  const own = leafNode(sha256, leaf);
  return rootFault(rootOfBranch(sha256, own, branch), head) ?? headFault(sha256, head, hash);
}

/** The first leaf that does not match its node, is out of order, or is missing from its block. */
function leafFault(sha256: Sha256, { leaves, blocks }: WholeSnapshot): ProofFault | undefined {
  for (const [at, leaf] of leaves.entries()) {
    if (!isSameNode(leafNode(sha256, leaf), leaf.node)) return { place: 'leaf', at };
    if (at > 0 && leaf.member <= (leaves[at - 1]?.member ?? 0n)) return { place: 'order', at };
  }
  for (const [at, block] of blocks.entries()) {
    const below = leaves.slice(at * BLOCK, (at + 1) * BLOCK).map((leaf) => leaf.node);
    if (below.length === 0 || !isSameNode(rootOf(sha256, below), block)) return { place: 'block', at };
  }
  return undefined;
}

/**
 * Checks a whole snapshot: the blocks against the published root, every leaf against its node and every block against
 * its leaves, the order and number of members, the head and the backing rule. Returns the first fault. Rule:
 * proof#snapshots.
 */
export function checkWhole(sha256: Sha256, whole: WholeSnapshot): ProofFault | undefined {
  const { head, hash, blocks, leaves } = whole;
  if (blocks.length === 0) return { place: 'count' };
  return (
    rootFault(rootOf(sha256, blocks), head) ??
    leafFault(sha256, whole) ??
    (leaves.length === head.leaves ? undefined : { place: 'count' }) ??
    headFault(sha256, head, hash)
  );
}

/**
 * Whether a snapshot follows the previous one, by number and by hash. The first one after a restore leaves out the numbers that were
 * published and that the backup did not have.
 */
export function checkChain(previous: { head: SnapshotHead; hash: string }, next: SnapshotHead): ProofFault | undefined {
  const after = next.number - previous.head.number;
  const follows = (after === 1n || (after > 1n && next.restored !== undefined)) && next.previous === previous.hash;
  return follows && next.journalSequence >= previous.head.journalSequence ? undefined : { place: 'chain' };
}
