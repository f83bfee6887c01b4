import type { Rule } from '../rule.ts';

const SILENCED = /\b(?:eslint|oxlint)-disable/;
const LATER = /\b(?:TODO|FIXME|XXX|HACK)\b/;

/** The linter reports the rest: notes for later in code, tests that are left out, types that are silenced. */
export const markers: Rule = {
  says: 'the linter is silenced nowhere, and nothing is left for later in what it does not read',
  check: (files) =>
    files.flatMap(({ path, text }) => {
      const marker = /\.(?:ts|tsx|mjs)$/.test(path) ? SILENCED : /\.(?:css|sql|html)$/.test(path) ? LATER : undefined;
      const found = path === 'tools/rules/markers.ts' ? undefined : marker?.exec(text)?.[0];
      return found === undefined ? [] : [`${path} has ${found}`];
    }),
  broken: [
    [{ path: 'apps/server/db/views/later.sql', text: '-- TODO: later' }],
    [{ path: 'apps/web/src/disabled.ts', text: '/* oxlint-disable */\nrun();' }],
  ],
};
