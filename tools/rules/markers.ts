import type { Rule } from '../rule.ts';

const MARKERS = [
  /\b(?:TODO|FIXME|XXX|HACK)\b/,
  /\b(?:it|test|describe|bench)(?:\.\w+)*\.(?:skip|only|todo|skipIf|fails)\b/,
  /@ts-(?:ignore|nocheck)\b/,
  /\b(?:eslint|oxlint)-disable/,
];

export const markers: Rule = {
  says: 'nothing is left for later, skipped or silenced',
  check: (files) =>
    files
      .filter(({ path }) => path !== 'tools/rules/markers.ts' && /\.(?:ts|tsx|mjs|css|sql|html)$/.test(path))
      .flatMap(({ path, text }) =>
        MARKERS.map((marker) => marker.exec(text)?.[0])
          .filter((found) => found !== undefined)
          .map((found) => `${path} has ${found}`),
      ),
  broken: [
    [{ path: 'apps/server/src/later.ts', text: '// TODO: later' }],
    [{ path: 'apps/server/src/skipped.test.ts', text: "it.skip('works', run);" }],
    [{ path: 'apps/server/src/alone.test.ts', text: "describe.only('works', run);" }],
    [{ path: 'apps/web/src/silenced.ts', text: '// @ts-ignore\nrun();' }],
    [{ path: 'apps/web/src/disabled.ts', text: '// eslint-disable-next-line\nrun();' }],
  ],
};
