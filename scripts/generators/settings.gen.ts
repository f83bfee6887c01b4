import { VARIABLES } from '../../apps/server/src/platform/settings/environment.ts';
import type { Generator } from './generator.ts';

const TABLE = /(?<=<!-- settings:start -->\n)[\s\S]*?(?=<!-- settings:end -->)/;

/** The table of settings in the README; the rest of the page stays as written. */
export const settings: Generator = {
  file: 'README.md',
  make: (present) => {
    const rows = VARIABLES.map(
      ({ name, fallback, about }) => `| \`${name}\` | ${fallback && `\`${fallback}\``} | ${about} |`,
    );
    return present.replace(TABLE, () =>
      ['| variable | default | what it is |', '| --- | --- | --- |', ...rows, ''].join('\n'),
    );
  },
};
