import { COINS, MAX_INT64, AmountRangeError } from '../shared/money.ts';

/** SHA-256. The caller passes it in, because the domain has no dependencies. */
export type Sha256 = (bytes: Uint8Array) => Uint8Array;

/** What is owed of each coin, in micro, in the order of `COINS`; never below zero. */
export type Sums = readonly bigint[];

/** A node of the Merkle-sum tree: its hash, and the sums of everything below it. */
export interface SumNode {
  readonly hash: Uint8Array;
  readonly sums: Sums;
}

/** One member's balances. The salt of 32 bytes is made for this member and this snapshot and shown to nobody else. */
export interface Leaf {
  readonly salt: Uint8Array;
  readonly member: bigint;
  readonly sums: Sums;
}

/** The sibling of a node on the path from a leaf to the root, and the side on which it is. */
export interface BranchStep {
  readonly side: 'left' | 'right';
  readonly node: SumNode;
}

/** Domain separation: a leaf can never pass as an inner node, nor either of them as a snapshot's head. */
const PREFIX = { leaf: 0x00, inner: 0x01 } as const;
const WORD = 8;
const HASH = 32;

function writeWord(into: DataView, at: number, value: bigint): void {
  if (value < 0n || value > MAX_INT64) throw new AmountRangeError('a sum outside 0 to 2⁶³ − 1');
  into.setBigUint64(at, value);
}

function writeNode(into: Uint8Array, at: number, { hash, sums }: SumNode): number {
  into.set(hash, at);
  const view = new DataView(into.buffer, into.byteOffset);
  for (const [place, sum] of sums.entries()) writeWord(view, at + HASH + place * WORD, sum);
  return at + HASH + COINS.length * WORD;
}

/**
 * The node of a leaf: H(0 | salt | member | balances). Throws `AmountRangeError` on a balance below zero or outside
 * 64 bits. Rule: proof#snapshots.
 */
export function leafNode(sha256: Sha256, { salt, member, sums }: Leaf): SumNode {
  const bytes = new Uint8Array(1 + HASH + WORD + COINS.length * WORD);
  bytes[0] = PREFIX.leaf;
  bytes.set(salt, 1);
  const view = new DataView(bytes.buffer);
  writeWord(view, 1 + HASH, member);
  for (const [place, sum] of sums.entries()) writeWord(view, 1 + HASH + WORD + place * WORD, sum);
  return { hash: sha256(bytes), sums };
}

/**
 * The parent of two nodes: H(1 | left hash | left sums | right hash | right sums). The sums of both children are hashed
 * separately, so that no other pair with the same total fits. Throws `AmountRangeError` when a total leaves 64 bits.
 * Rule: proof#snapshots.
 */
export function parentNode(sha256: Sha256, left: SumNode, right: SumNode): SumNode {
  const bytes = new Uint8Array(1 + 2 * (HASH + COINS.length * WORD));
  bytes[0] = PREFIX.inner;
  writeNode(bytes, writeNode(bytes, 1, left), right);
  const sums = left.sums.map((sum, place) => sum + (right.sums[place] ?? 0n));
  if (sums.some((sum) => sum > MAX_INT64)) throw new AmountRangeError('a total outside 64 bits');
  return { hash: sha256(bytes), sums };
}

/** The parents of a row of nodes. A node without a sibling moves up unchanged. */
function rowAbove(sha256: Sha256, row: readonly SumNode[]): SumNode[] {
  const above: SumNode[] = [];
  for (let place = 0; place < row.length; place += 2) {
    const [left, right] = [row[place], row[place + 1]];
    if (left) above.push(right ? parentNode(sha256, left, right) : left);
  }
  return above;
}

/** The root over nodes in their order. Throws without any. */
export function rootOf(sha256: Sha256, nodes: readonly SumNode[]): SumNode {
  let row = nodes;
  while (row.length > 1) row = rowAbove(sha256, row);
  const [root] = row;
  if (!root) throw new Error('a tree without leaves');
  return root;
}

/** The siblings on the path from the node at `index` to the root over `nodes`. */
export function branchOf(sha256: Sha256, nodes: readonly SumNode[], index: number): BranchStep[] {
  const branch: BranchStep[] = [];
  for (let row = nodes, at = index; row.length > 1; row = rowAbove(sha256, row), at >>= 1) {
    const node = row[at ^ 1];
    if (node) branch.push({ side: at % 2 === 0 ? 'right' : 'left', node });
  }
  return branch;
}

/** The root that results from a node and its branch. Throws `AmountRangeError` on sums that no tree has. */
export function rootOfBranch(sha256: Sha256, node: SumNode, branch: readonly BranchStep[]): SumNode {
  return branch.reduce(
    (below, step) =>
      step.side === 'left' ? parentNode(sha256, step.node, below) : parentNode(sha256, below, step.node),
    node,
  );
}

/** Whether two nodes are the same. */
export function isSameNode(a: SumNode, b: SumNode): boolean {
  return (
    a.hash.length === b.hash.length &&
    a.hash.every((byte, place) => byte === b.hash[place]) &&
    a.sums.length === b.sums.length &&
    a.sums.every((sum, place) => sum === b.sums[place])
  );
}
