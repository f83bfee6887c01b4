import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';

export const STAGES = ['static', 'build', 'unit', 'server', 'e2e'] as const;
export type StageName = (typeof STAGES)[number];

/** What a stage of `npm test` costs, in seconds of one worker. */
export interface StageCosts {
  /** What the stage may cost. It is written by hand: whoever raises it says why. */
  readonly budget: number;
  /** What it costs beyond the files below: short files, its beginning, and the time in which a worker waits for another. */
  readonly rest: number;
  /** Test files of more than ten seconds. */
  readonly files: Readonly<Record<string, number>>;
}

export type Costs = Readonly<Record<StageName, StageCosts>>;

/** A test file and the seconds that it took a worker. */
export interface TimedFile {
  readonly path: string;
  readonly seconds: number;
}

/** A stage that has run: how long it took by the clock, with how many workers, and its files. */
export interface StageRun {
  readonly stage: StageName;
  readonly seconds: number;
  readonly workers: number;
  readonly files: readonly TimedFile[];
}

export const COSTS_FILE = 'scripts/test-costs.json';
/** A shorter file has no entry. */
const SHORT = 10;
/** A dearer file has outgrown its entry. */
const OUTGROWN = 2;

const roundToFive = (seconds: number): number => Math.round(seconds / 5) * 5;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

export const readCosts = (): Costs => JSON.parse(readFileSync(join(ROOT, COSTS_FILE), 'utf8')) as Costs;

export const writeCosts = (costs: Costs): void =>
  writeFileSync(join(ROOT, COSTS_FILE), `${JSON.stringify(costs, null, 2)}\n`);

/** What a stage costs altogether. */
export const totalOf = ({ rest, files }: StageCosts): number => rest + sum(Object.values(files));

/** The stage that runs a test file. */
export function stageOf(path: string): StageName {
  if (path.startsWith('e2e/')) return 'e2e';
  if (/^(?:tools|scripts)\//.test(path)) return 'static';
  return /^(?:apps\/server|test-kit|bench)\//.test(path) ? 'server' : 'unit';
}

/** The costs with those of whole stages that have just run in place of theirs. */
export function recorded(costs: Costs, runs: readonly StageRun[]): Costs {
  const stages = runs.map(({ stage, seconds, workers, files }) => {
    const long = files
      .filter((file) => file.seconds > SHORT)
      .map((file): [string, number] => [file.path, roundToFive(file.seconds)])
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    const rest = seconds * workers - sum(long.map(([, cost]) => cost));
    const { budget } = costs[stage];
    return [stage, { budget, rest: Math.max(0, roundToFive(rest)), files: Object.fromEntries(long) }] as const;
  });
  return { ...costs, ...Object.fromEntries(stages) };
}

/** Files that cost more than twice their entry, or that have none and cost twice as much as they may then; dearest first. */
export function outgrown(costs: Costs, files: readonly TimedFile[]): readonly string[] {
  return files
    .map((file) => ({ ...file, known: costs[stageOf(file.path)].files[file.path] }))
    .filter(({ seconds, known = SHORT }) => seconds > OUTGROWN * known)
    .toSorted((one, other) => other.seconds - one.seconds)
    .map(
      ({ path, seconds, known }) =>
        `${path} took ${Math.round(seconds)} s; ${known === undefined ? `without an entry it is a file of at most ${SHORT} s` : `its entry is ${known} s`}`,
    );
}
