import { declaredLimits } from '../../apps/server/src/platform/bounds.ts';
import type { Generator } from './generator.ts';

const TABLE = /(?<=<!-- limits:start -->\n)[\s\S]*?(?=<!-- limits:end -->)/;

/** The table of limits in the page on security; the rest of the page stays as written. */
export const limits: Generator = {
  file: 'docs/security.md',
  make: async (present) => {
    // The slices declare their limits where they stand: with the whole server, all of them are loaded.
    await import('../../apps/server/src/compose.ts');
    const rows = declaredLimits().map(
      ({ name, amount, per, about }) => `| \`${name}\` | ${amount} | ${per} | ${about} |`,
    );
    return present.replace(TABLE, () =>
      ['| limit | how much | per | what it bounds |', '| --- | --- | --- | --- |', ...rows, ''].join('\n'),
    );
  },
};
