import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** What one run of Lighthouse says of a page; scores of 100, times in milliseconds. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** How fast Lighthouse finds this machine: the reference that performance has to be read beside. */
  readonly machine: number;
  /** How many times slower than this machine the phone is taken to be. */
  readonly slowdown: number;
  /** What costs points beside performance. */
  readonly faults: readonly string[];
}

interface Report {
  readonly categories: Readonly<Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>>;
  readonly audits: Readonly<Record<string, { score: number | null; title: string; numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
  readonly runtimeError?: { readonly message: string };
}

/** Not among the packages of the project, whose tests need none of it: npm fetches it for a measurement. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

function read({ categories, audits, environment, runtimeError }: Report): Omit<Figures, 'slowdown'> {
  if (runtimeError) throw new Error(runtimeError.message);
  const score = (name: (typeof CATEGORIES)[number]) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  const faults = CATEGORIES.slice(1).flatMap((name) =>
    (categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${id}: ${audits[id]?.title}`),
  );
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    machine: environment.benchmarkIndex,
    faults,
  };
}

/** Lighthouse's own: right for a desktop that it gives 1,500 to 2,000. */
export const USUAL_SLOWDOWN = 4;
/** What is left of such a desktop: the phone of the middle class that is meant. */
const PHONE = 1_750 / USUAL_SLOWDOWN;

/** The slowdown that makes that phone of a slower machine, as Lighthouse's page on throttling advises. */
export function slowdownOf(machine: number): number {
  return Math.min(USUAL_SLOWDOWN, Math.max(1, machine / PHONE));
}

/** Lighthouse in its mobile form, on a browser that is signed in already. */
export async function measure(port: number, url: string, slowdown: number): Promise<Figures> {
  const flags = [
    `--port=${port}`,
    `--throttling.cpuSlowdownMultiplier=${slowdown.toFixed(2)}`,
    '--disable-storage-reset',
    '--output=json',
    '--output-path=stdout',
    '--quiet',
    `--only-categories=${CATEGORIES.join(',')}`,
  ];
  const child = spawn('npm', ['exec', '--yes', '--', LIGHTHOUSE, url, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { ...read(JSON.parse(await text(child.stdout)) as Report), slowdown };
}

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** The median of each figure, and every fault that any run found. */
export function medianOf(runs: readonly Figures[]): Figures {
  const of = (name: Exclude<keyof Figures, 'faults'>) => middle(runs.map((run) => run[name]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    lcp: of('lcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    machine: of('machine'),
    slowdown: of('slowdown'),
    faults: [...new Set(runs.flatMap((run) => run.faults))],
  };
}

/** What a page has to keep. */
export const BOUNDS = {
  performance: { atLeast: 95 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  lcp: { atMost: 2_500 },
  tbt: { atMost: 150 },
  cls: { atMost: 0.02 },
} as const;

/** The names of the figures that are not kept. */
export function broken(figures: Figures): string[] {
  return Object.entries(BOUNDS)
    .filter(([name, bound]) => {
      const value = figures[name as keyof typeof BOUNDS];
      return 'atLeast' in bound ? value < bound.atLeast : value > bound.atMost;
    })
    .map(([name]) => name);
}
