import { tool, vitest } from './stages.mjs';

const PROJECTS = [
  'tsconfig.json',
  'packages/ui/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/src/worker/tsconfig.json',
  'apps/console/tsconfig.json',
  'e2e/components/tsconfig.json',
];

/** Everything that can be known without running the product. @type {readonly import('./stages.mjs').Stage[]} */
export const STATIC_STAGES = [
  ...PROJECTS.map((project) => tool(`types of ${project}`, 'tsc', ['-p', project])),
  tool('lint', 'oxlint', ['--type-aware', '--deny-warnings']),
  tool('format', 'oxfmt', ['--check']),
  tool('unused code', 'knip', []),
  tool('code that only tests use', 'knip', ['--production', '--config', 'knip.production.json']),
  tool('generated files', 'node', ['scripts/generate.ts', '--check']),
  vitest(['rules']),
];
