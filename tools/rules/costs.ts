import { type Costs, COSTS_FILE, STAGES, stageOf, totalOf } from '../../scripts/runner/costs.ts';
import type { Rule, SourceFile } from '../rule.ts';

/**
 * A quarter of an hour on two cores, three minutes for the presses, one for the road to the first coin, one for the console, one for
 * what several processes add. Ten minutes are the aim.
 */
const MOST_SECONDS = 21 * 60;
/** Three journeys run at once on two cores. */
const workersOf = (stage: (typeof STAGES)[number]): number => (stage === 'e2e' ? 3 : 2);

const sample = (e2e: Partial<Costs['e2e']>): SourceFile => {
  const none = { budget: 360, rest: 0, files: {} };
  return {
    path: COSTS_FILE,
    text: JSON.stringify({
      static: none,
      build: none,
      unit: none,
      server: none,
      e2e: { ...none, ...e2e },
    } satisfies Costs),
  };
};
const journey = { path: 'e2e/trading.test.ts', text: '' };

export const costs: Rule = {
  says: 'what tests cost is within the budget of their stage, and all budgets together are 21 minutes on two cores',
  check: (files) => {
    const page = files.find(({ path }) => path === COSTS_FILE);
    if (!page) return [];
    const known = JSON.parse(page.text) as Costs;
    const paths = new Set(files.map(({ path }) => path));
    const all = STAGES.reduce((sum, stage) => sum + known[stage].budget / workersOf(stage), 0);
    return [
      ...(all > MOST_SECONDS
        ? [`${COSTS_FILE}: the budgets add up to ${Math.ceil(all)} s on two cores, more than ${MOST_SECONDS} s`]
        : []),
      ...STAGES.flatMap((stage) => {
        const { budget, files: entries } = known[stage];
        const total = totalOf(known[stage]);
        return [
          ...(total > budget ? [`${COSTS_FILE}: ${stage} costs ${total} s, more than its budget of ${budget} s`] : []),
          ...Object.keys(entries)
            .filter((path) => !paths.has(path) || stageOf(path) !== stage)
            .map((path) => `${COSTS_FILE}: ${stage} has no ${path}`),
        ];
      }),
    ];
  },
  broken: [
    [sample({ files: { [journey.path]: 20 } })],
    [sample({ budget: 30, rest: 15, files: { [journey.path]: 20 } }), journey],
    [sample({ budget: 1625 })],
    [sample({ files: { 'bench/kills/kills.test.ts': 20 } }), { path: 'bench/kills/kills.test.ts', text: '' }],
  ],
};
