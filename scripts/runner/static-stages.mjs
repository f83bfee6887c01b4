import { runStages, tool, vitest } from './stages.mjs';

const PROJECTS = [
  'tsconfig.json',
  'packages/ui/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/src/worker/tsconfig.json',
  'apps/console/tsconfig.json',
  'e2e/components/tsconfig.json',
];

/**
 * Everything that can be known without running the product, two stages at a time: some of them use one core, and the linter,
 * which takes longest, begins.
 */
const STAGES = [
  tool('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  tool('generated files', 'node', ['scripts/generate.ts', '--check']),
  tool('unused code', 'knip', []),
  tool('code that only tests use', 'knip', ['--production', '--config', 'knip.production.json']),
  ...PROJECTS.map((project) => tool(`types of ${project}`, 'tsc', ['-p', project])),
  tool('format', 'oxfmt', ['--check']),
  vitest('rules', ['rules']),
];

export const runStaticStages = () => runStages(STAGES, { atOnce: 2 });
