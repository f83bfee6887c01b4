import { parseArgs } from 'node:util';
import { DEFAULT_PLAN, type Plan } from '../packages/domain/src/members/plan.ts';
import { formatAmount, formatShares } from '../packages/domain/src/shared/money.ts';
import { POOLS } from '../packages/domain/src/stock/bonus/pools.ts';
import { POPULATIONS, seededRandom, type PopulationName } from '../packages/domain/src/stock/desk/population.ts';
import { simulatePopulation, type Report } from '../packages/domain/src/stock/desk/simulation.ts';
import { readPlan } from './scenario/plan.ts';
import { explain, InputFault, readJson, readWhole } from './scenario/read.ts';

const USAGE = 'npm run simulate -- [--plan FILE.json] [--members 10000] [--days 365] [--seed 1] [--json]';

interface Options {
  readonly plan: Plan;
  readonly members: number;
  readonly days: number;
  readonly seed: number;
  readonly isJson: boolean;
}

const OPTIONS = {
  plan: { type: 'string' },
  members: { type: 'string', default: '10000' },
  days: { type: 'string', default: '365' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
} as const;

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS }).values;
  } catch {
    throw new InputFault('Usage:', USAGE);
  }
}

function readOptions(args: string[]): Options {
  const values = readArguments(args);
  return {
    plan: values.plan === undefined ? DEFAULT_PLAN : readPlan(readJson(values.plan), 'plan'),
    members: readWhole(Number(values.members), '--members', 1),
    days: readWhole(Number(values.days), '--days', 1),
    seed: readWhole(Number(values.seed), '--seed', 0),
    isJson: values.json,
  };
}

/** A report with every figure as a decimal text. */
function present({ collision, leadership, pools, ...report }: Report) {
  const fraction = ({ due, paid }: Report['collision']) => ({ due: formatAmount(due), paid: formatAmount(paid) });
  return {
    day: report.day,
    members: report.members,
    closed: report.closed,
    reserve: formatAmount(report.reserve),
    outstanding: formatShares(report.outstanding),
    price: formatAmount(report.price),
    queue: formatAmount(report.queue),
    onOffer: formatShares(report.onOffer),
    collision: fraction(collision),
    leadership: fraction(leadership),
    pools: Object.fromEntries(POOLS.map((pool) => [pool, formatAmount(pools[pool])])),
    median: formatAmount(report.median),
    tenth: formatAmount(report.tenth),
  };
}

/** Of what was due, the part that was paid, in percent; nothing due is shown as a dash. */
function percent({ due, paid }: Report['collision']): string {
  if (due === 0n) return '–';
  return `${formatAmount((paid * 10n ** 8n) / due).slice(0, -4)} %`;
}

const COLUMNS = [
  'day',
  'members',
  'closed',
  'reserve',
  'per share',
  'queue',
  'on offer',
  'collision',
  'leadership',
  ...POOLS,
];
const short = (text: string) => text.slice(0, text.indexOf('.') + 3);

function row(report: Report): string[] {
  const { day, members, closed, reserve, price, queue, onOffer, collision, leadership, pools } = report;
  return [
    ...[day, members, closed].map(String),
    short(formatAmount(reserve)),
    formatAmount(price),
    short(formatAmount(queue)),
    short(formatShares(onOffer)),
    percent(collision),
    percent(leadership),
    ...POOLS.map((pool) => short(formatAmount(pools[pool]))),
    short(formatAmount(report.median)),
    short(formatAmount(report.tenth)),
  ];
}

function printTable(course: PopulationName, reports: readonly Report[], seconds: number): void {
  const rows = [[...COLUMNS, 'median', 'tenth'], ...reports.map(row)];
  const width = (column: number) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0));
  console.log(`${course} (${seconds.toFixed(1)} s)`);
  for (const cells of rows) console.log(cells.map((cell, column) => cell.padStart(width(column))).join('  '));
  console.log('');
}

function main(args: string[]): void {
  const { plan, members, days, seed, isJson } = readOptions(args);
  const all: Record<string, object> = {};
  for (const course of Object.keys(POPULATIONS) as PopulationName[]) {
    const started = performance.now();
    const reports = simulatePopulation(plan, { course, members, days, random: seededRandom(seed) });
    const seconds = (performance.now() - started) / 1_000;
    if (isJson) all[course] = { seconds, reports: reports.map(present) };
    else printTable(course, reports, seconds);
  }
  if (isJson) console.log(JSON.stringify({ members, days, seed, courses: all }, null, 1));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
