import type { Rule } from '../rule.ts';

const LIMIT = 400;
const isMeasured = (path: string) =>
  /\.(?:ts|tsx|mjs|css)$/.test(path) && !path.startsWith('packages/locales/') && !path.includes('/generated/');

/** Functions are measured by the linter (max-lines-per-function). */
export const size: Rule = {
  says: `a file has at most ${LIMIT} lines`,
  check: (files) =>
    files
      .filter(({ path }) => isMeasured(path))
      .map(({ path, text }) => ({ path, lines: text.trimEnd().split('\n').length }))
      .filter(({ lines }) => lines > LIMIT)
      .map(({ path, lines }) => `${path} has ${lines} lines`),
  broken: [[{ path: 'apps/server/src/long.ts', text: 'export {};\n'.repeat(LIMIT + 1) }]],
};
