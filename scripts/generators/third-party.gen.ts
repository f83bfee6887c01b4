import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import type { Generator } from './generator.ts';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
  readonly link?: boolean;
}

/** Packages that run with the product or are built into it, by the lock file. */
function packages(): readonly string[] {
  const lock = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  const rows = Object.entries(lock.packages).flatMap(([path, { version, license, dev, devOptional, link }]) => {
    const name = path.replace(/^.*node_modules\//, '');
    const isOurs = !path.includes('node_modules/') || link === true;
    if (isOurs || dev === true || devOptional === true || version === undefined) return [];
    return [`| ${name} | ${version} | ${license ?? 'see its page'} |`];
  });
  return [...new Set(rows)].toSorted((a, b) => (a < b ? -1 : 1));
}

export const thirdParty: Generator = {
  file: 'THIRD-PARTY.md',
  make: () =>
    [
      '# Third-party notices',
      '',
      'Generated from `package-lock.json` by `npm run generate`. The licence texts come with the packages. The fonts in',
      '`apps/server/fonts` are Noto fonts under the SIL Open Font License 1.1; its text lies beside them.',
      '',
      '| package | version | licence |',
      '| --- | --- | --- |',
      ...packages(),
      '',
    ].join('\n'),
};
