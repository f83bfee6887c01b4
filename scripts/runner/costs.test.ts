import { describe, expect, it } from 'vitest';
import { type Costs, outgrown, recorded } from './costs.ts';

const none = { budget: 100, rest: 0, files: {} };
const costs: Costs = {
  static: none,
  build: none,
  unit: none,
  server: { budget: 700, rest: 100, files: { 'bench/kills/kills.test.ts': 60 } },
  e2e: { budget: 400, rest: 20, files: { 'e2e/trading.test.ts': 30, 'e2e/gone.test.ts': 15 } },
};

describe('what a run records', () => {
  const run = {
    stage: 'e2e',
    seconds: 50,
    workers: 2,
    files: [
      { path: 'e2e/trading.test.ts', seconds: 43.4 },
      { path: 'e2e/console.test.ts', seconds: 12.6 },
      { path: 'e2e/launch.test.ts', seconds: 9.9 },
    ],
  } as const;

  it('is each file above ten seconds, to five seconds, and the rest of what the workers took', () => {
    const { e2e } = recorded(costs, [run]);
    expect(e2e).toEqual({
      budget: 400,
      rest: 40,
      files: { 'e2e/console.test.ts': 15, 'e2e/trading.test.ts': 45 },
    });
  });

  it('leaves the stages alone that have not run', () => {
    expect(recorded(costs, [run]).server).toBe(costs.server);
  });
});

it('a file is named when it cost more than twice its entry, and one without an entry above twenty seconds', () => {
  const files = [
    { path: 'e2e/trading.test.ts', seconds: 59 },
    { path: 'bench/kills/kills.test.ts', seconds: 121 },
    { path: 'e2e/console.test.ts', seconds: 19 },
    { path: 'packages/ui/src/chart.test.ts', seconds: 500 },
  ];
  expect(outgrown(costs, files)).toEqual([
    expect.stringContaining('packages/ui/src/chart.test.ts took 500 s'),
    expect.stringContaining('bench/kills/kills.test.ts took 121 s; its entry is 60 s'),
  ]);
});
