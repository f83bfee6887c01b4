import type { Zone } from '../../network/zones.ts';
import type { MemberNo } from '../../shared/member-no.ts';
import { amount, plus, ZERO, type Amount } from '../../shared/money.ts';

/** A member's position in both trees; `null` above the first member. `owner` is the main account, itself or another. */
export interface Place {
  readonly member: MemberNo;
  readonly sponsor: MemberNo | null;
  readonly parent: MemberNo | null;
  readonly zone: Zone | null;
  readonly owner: bigint;
}

/** No member: the parent of the first member, or an empty zone. */
export const NOBODY = -1;

/**
 * Finds the indices of member numbers by their ascending list, because a map of a million members would need more
 * memory than the trees.
 */
export class Indices {
  readonly #ascending: BigInt64Array;

  constructor(ascending: BigInt64Array) {
    this.#ascending = ascending;
  }

  /** The index of a member number, `undefined` when it is in no tree. */
  get(member: bigint): number | undefined {
    // Member numbers are consecutive, so most are at the position that they would have if no number were missing.
    const place = Number(member - (this.#ascending[0] ?? 0n));
    if (this.#ascending[place] === member) return place;
    let [low, high] = [0, this.#ascending.length - 1];
    while (low <= high) {
      const middle = (low + high) >>> 1;
      const found = this.#ascending[middle] ?? 0n;
      if (found === member) return middle;
      if (found < member) low = middle + 1;
      else high = middle - 1;
    }
    return undefined;
  }
}

/**
 * Both trees over dense indices: index order is the order of member numbers. `first` and `end` number the placement
 * tree in preorder, so the subtree of i is the interval [first[i], end[i]).
 */
export interface Trees {
  readonly numbers: BigInt64Array;
  readonly indexOf: Indices;
  readonly sponsor: Int32Array;
  readonly parent: Int32Array;
  readonly childA: Int32Array;
  readonly childB: Int32Array;
  /** The main account behind each node, as an index. */
  readonly owner: Int32Array;
  /** All nodes of an owner, for owners of more than one. */
  readonly nodesOf: ReadonlyMap<number, readonly number[]>;
  readonly first: Int32Array;
  readonly end: Int32Array;
}

/**
 * Preorder intervals of the placement tree, computed without recursion because a tree may be as deep as it has members.
 */
function preorder(parent: Int32Array, childA: Int32Array, childB: Int32Array): Pick<Trees, 'first' | 'end'> {
  const size = parent.length;
  const first = new Int32Array(size).fill(NOBODY);
  const order: number[] = [];
  const open: number[] = [];
  for (let root = 0; root < size; root += 1) {
    if (parent[root] === NOBODY) open.push(root);
    for (let node = open.pop(); node !== undefined; node = open.pop()) {
      first[node] = order.push(node) - 1;
      for (const child of [childB[node], childA[node]]) if (child !== undefined && child !== NOBODY) open.push(child);
    }
  }
  if (order.length !== size) throw new Error('the placement tree has a cycle');
  const end = Int32Array.from(first, (start) => start + 1);
  for (const node of order.toReversed()) {
    const above = parent[node] ?? NOBODY;
    if (above !== NOBODY) end[above] = Math.max(end[above] ?? 0, end[node] ?? 0);
  }
  return { first, end };
}

function grouped(owner: Int32Array): Map<number, number[]> {
  const all = new Map<number, number[]>();
  for (const [node, main] of owner.entries()) if (node !== main) all.set(main, []);
  for (const [node, main] of owner.entries()) all.get(main)?.push(node);
  return new Map([...all].filter(([, nodes]) => nodes.length > 1));
}

/**
 * Positions by column, ascending by member; a sponsor or parent of `NO_MEMBER` is above the first member, zone A is 0.
 */
export interface PlaceColumns {
  readonly member: BigInt64Array;
  readonly sponsor: BigInt64Array;
  readonly parent: BigInt64Array;
  readonly zone: Uint8Array;
  readonly owner: BigInt64Array;
}

/** The value for no member in a column of member numbers. */
export const NO_MEMBER = -1n;

/**
 * Builds both trees of columns. Throws on numbers that do not ascend or are unknown, a place that is taken, or a cycle.
 * Rule: network#trees.
 */
export function treesOf({ member: numbers, zone, ...columns }: PlaceColumns): Trees {
  for (let index = 1; index < numbers.length; index += 1)
    if ((numbers[index] ?? 0n) <= (numbers[index - 1] ?? 0n)) throw new Error('a member number is used twice');
  const indexOf = new Indices(numbers);
  const find = (member: bigint): number => {
    if (member === NO_MEMBER) return NOBODY;
    const index = indexOf.get(member);
    if (index === undefined) throw new Error(`member ${member} is in no tree`);
    return index;
  };
  const sponsor = Int32Array.from(columns.sponsor, find);
  const parent = Int32Array.from(columns.parent, find);
  const childA = new Int32Array(numbers.length).fill(NOBODY);
  const childB = childA.slice();
  for (const [index, above] of parent.entries()) {
    if (above === NOBODY) continue;
    const children = zone[index] === 0 ? childA : childB;
    if (children[above] !== NOBODY) throw new Error(`the place of member ${numbers[index]} is taken`);
    children[above] = index;
  }
  const owner = Int32Array.from(columns.owner, find);
  const shape = { numbers, indexOf, sponsor, parent, childA, childB, owner, nodesOf: grouped(owner) };
  return { ...shape, ...preorder(parent, childA, childB) };
}

/** Builds both trees. Throws on a number that is used twice or unknown, a place that is taken, or a cycle. Rule: network#trees. */
export function buildTrees(places: readonly Place[]): Trees {
  const sorted = places.toSorted((a, b) => (a.member < b.member ? -1 : 1));
  const column = (of: (place: Place) => bigint | null) => BigInt64Array.from(sorted, (place) => of(place) ?? NO_MEMBER);
  return treesOf({
    member: column(({ member }) => member),
    sponsor: column(({ sponsor }) => sponsor),
    parent: column(({ parent }) => parent),
    zone: Uint8Array.from(sorted, ({ zone }) => (zone === 'A' ? 0 : 1)),
    owner: column(({ owner }) => owner),
  });
}

/** Whether `node` is in the placement subtree of `root`, including `root`. */
export function isWithin(trees: Trees, root: number, node: number): boolean {
  const start = trees.first[node] ?? NOBODY;
  return root !== NOBODY && (trees.first[root] ?? 0) <= start && start < (trees.end[root] ?? 0);
}

/** Whether two nodes have the same owner, because payments earn no bonus for their own owner. Rule: stock#own-money. */
export function haveSameOwner(trees: Trees, a: number, b: number): boolean {
  return trees.owner[a] === trees.owner[b];
}

/**
 * The ancestors of `node` along `above` (sponsor or parent), nearest first, with their distance, up to the distance
 * `limit`.
 */
export function* ancestorsOf(above: Int32Array, node: number, limit: number): Generator<readonly [number, number]> {
  let current = above[node] ?? NOBODY;
  for (let distance = 1; current !== NOBODY && distance <= limit; distance += 1) {
    yield [current, distance];
    current = above[current] ?? NOBODY;
  }
}

/** New volume of every member's two zones, by index, in micro of fees. */
export interface ZoneVolumes {
  readonly inA: BigInt64Array;
  readonly inB: BigInt64Array;
}

/**
 * The volume in each member's zone A and zone B subtree (the child included), without the payments of nodes of the
 * same owner. One pass over the preorder; `volumes` is keyed by the payer's index. Throws `AmountRangeError` when all
 * of it together leaves 64 bits. Rule: stock#own-money, stock#bonuses.
 */
export function zoneVolumes(trees: Trees, volumes: ReadonlyMap<number, bigint>): ZoneVolumes {
  const size = trees.numbers.length;
  const at = new BigInt64Array(size);
  for (const [payer, volume] of volumes) at[trees.first[payer] ?? 0] = volume;
  const until = new BigInt64Array(size + 1);
  let sum: Amount = ZERO;
  for (let place = 0; place < size; place += 1) {
    sum = plus(sum, amount(at[place] ?? 0n));
    until[place + 1] = sum;
  }
  const below = (child: number) =>
    child === NOBODY ? 0n : (until[trees.end[child] ?? 0] ?? 0n) - (until[trees.first[child] ?? 0] ?? 0n);
  const inA = BigInt64Array.from(trees.childA, below);
  const inB = BigInt64Array.from(trees.childB, below);
  for (const [payer, volume] of volumes) {
    for (const own of trees.nodesOf.get(trees.owner[payer] ?? NOBODY) ?? []) {
      if (own === payer || !isWithin(trees, own, payer)) continue;
      const zone = isWithin(trees, trees.childA[own] ?? NOBODY, payer) ? inA : inB;
      zone[own] = (zone[own] ?? 0n) - volume;
    }
  }
  return { inA, inB };
}
