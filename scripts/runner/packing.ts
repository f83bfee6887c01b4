import { type Costs, STAGES, stageOf, totalOf } from './costs.ts';

/**
 * Deals things out: the dearest first, each to whoever has least by then. `loads` says what everybody has at the beginning.
 * What costs the same is dealt in the order in which it comes.
 */
function deal<Thing>(
  things: readonly Thing[],
  costOf: (thing: Thing) => number,
  loads: readonly number[],
): readonly (readonly Thing[])[] {
  const hands = loads.map((load) => ({ load, things: [] as Thing[] }));
  for (const thing of things.toSorted((one, other) => costOf(other) - costOf(one))) {
    const least = hands.reduce((one, other) => (other.load < one.load ? other : one));
    least.things.push(thing);
    least.load += costOf(thing);
  }
  return hands.map((hand) => hand.things);
}

/** The cost of each file of a stage. Files without an entry share the rest of their stage. */
function costsIn(costs: Costs, stage: (typeof STAGES)[number], paths: readonly string[]): (path: string) => number {
  const { rest, files } = costs[stage];
  const short = paths.filter((path) => files[path] === undefined).length;
  return (path) => files[path] ?? rest / short;
}

/**
 * Splits test files into shards that cost the same. It depends on the costs and the paths alone, so that every machine
 * finds the same shards. Each stage is split by itself. The first shard runs the static stages too: it has less of the
 * server's tests instead, by half of what they cost, so that the shards are close with these stages and without. Where files
 * do not come out even, the first shard has more of one stage and the last of the other.
 */
export function splitIntoShards(costs: Costs, paths: readonly string[], count: number): readonly (readonly string[])[] {
  const byStage = STAGES.map((stage) => {
    const own = paths.filter((path) => stageOf(path) === stage).toSorted();
    const first = stage === 'server' ? totalOf(costs.static) / 2 : 0;
    const shards = deal(
      own,
      costsIn(costs, stage, own),
      Array.from({ length: count }, (_, n) => (n === 0 ? first : 0)),
    );
    return stage === 'e2e' ? shards.toReversed() : shards;
  });
  return Array.from({ length: count }, (_, n) => byStage.flatMap((shards) => shards[n] ?? []));
}

/**
 * Sorts the files of a run as its workers take them, one after the other: project by project, since a worker that changes
 * the project begins anew, and the dearest first, since whoever starts it last waits for it alone. Files of the same cost
 * stay as they are.
 */
export function longestFirst<File>(
  files: readonly File[],
  projectOf: (file: File) => string,
  costOf: (file: File) => number,
): File[] {
  const projects = [...new Set(files.map(projectOf))];
  return files.toSorted(
    (one, other) =>
      projects.indexOf(projectOf(one)) - projects.indexOf(projectOf(other)) || costOf(other) - costOf(one),
  );
}
