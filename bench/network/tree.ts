/** A tree of members as columns; a member is its index, and who stands above it has a smaller one. */
export interface Tree {
  readonly size: number;
  readonly parent: Int32Array;
  readonly sponsor: Int32Array;
  /** 0 is zone A, 1 is zone B. */
  readonly zone: Uint8Array;
  readonly depth: Int32Array;
  readonly generation: Int32Array;
  readonly inA: Int32Array;
  readonly inB: Int32Array;
}

/** The same tree at every run: a small generator of its own, started with a fixed number. */
export function chance(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * limit);
  };
}

function emptyTree(size: number): Tree {
  const column = () => new Int32Array(size);
  return {
    size,
    parent: column().fill(-1),
    sponsor: column().fill(-1),
    zone: new Uint8Array(size),
    depth: column(),
    generation: column(),
    inA: column(),
    inB: column(),
  };
}

function place(tree: Tree, node: number, parent: number, zone: number, sponsor: number): void {
  tree.parent[node] = parent;
  tree.zone[node] = zone;
  tree.sponsor[node] = sponsor;
  tree.depth[node] = (tree.depth[parent] ?? 0) + 1;
  tree.generation[node] = (tree.generation[sponsor] ?? 0) + 1;
}

/** Members below each node, from the last to the first: one pass. */
function count(tree: Tree): Tree {
  for (let node = tree.size - 1; node > 0; node -= 1) {
    const below = 1 + (tree.inA[node] ?? 0) + (tree.inB[node] ?? 0);
    const parent = tree.parent[node] ?? 0;
    const side = tree.zone[node] === 0 ? tree.inA : tree.inB;
    side[parent] = (side[parent] ?? 0) + below;
  }
  return tree;
}

/** Each newcomer takes a random free place; its referrer stands at most three steps above it. */
export function randomTree(size: number): Tree {
  const tree = emptyTree(size);
  const next = chance(size);
  const free = new Int32Array(size + 2);
  free.set([0, 1]);
  let places = 2;
  for (let node = 1; node < size; node += 1) {
    const at = next(places);
    const taken = free[at] ?? 0;
    const parent = taken >> 1;
    let sponsor = parent;
    for (let steps = next(4); steps > 0 && sponsor > 0; steps -= 1) sponsor = tree.parent[sponsor] ?? 0;
    place(tree, node, parent, taken & 1, sponsor);
    free[at] = node * 2;
    free[places] = node * 2 + 1;
    places += 1;
  }
  return count(tree);
}

/** One line: everybody stands in zone A of the one before. */
export function chainTree(size: number): Tree {
  const tree = emptyTree(size);
  for (let node = 1; node < size; node += 1) place(tree, node, node - 1, 0, node - 1);
  return count(tree);
}

/** A line of so many members; everybody else takes a random free place below it. */
export function deepTree(size: number, deep: number): Tree {
  const tree = emptyTree(size);
  const next = chance(size + deep);
  const free = new Int32Array(size + 2);
  let places = 0;
  for (let node = 1; node < deep; node += 1) {
    place(tree, node, node - 1, 0, node - 1);
    free[places] = (node - 1) * 2 + 1;
    places += 1;
  }
  for (let node = deep; node < size; node += 1) {
    const at = next(places);
    const taken = free[at] ?? 0;
    const parent = taken >> 1;
    place(tree, node, parent, taken & 1, parent);
    free[at] = node * 2;
    free[places] = node * 2 + 1;
    places += 1;
  }
  return count(tree);
}
