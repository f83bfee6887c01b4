import { CATALOGUE } from '../../packages/domain/src/shared/codes.ts';
import type { Generator } from './generator.ts';

/** The catalogue of refusals, to be read. */
export const errors: Generator = {
  file: 'docs/domain/errors.md',
  make: () => {
    const rows = Object.entries(CATALOGUE)
      .toSorted(([, a], [, b]) => a.code - b.code)
      .map(([name, { code, status, severity }]) => `| ${code} | ${name} | ${status} | ${severity} |`);
    return `# Refusals

Generated from \`packages/domain/src/shared/codes.ts\` by \`npm run generate\`. The texts in ten languages are keyed by the name.

| code | name | HTTP status | severity |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
  },
};
