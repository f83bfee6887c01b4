import { PARAMETERS_BY_SLICE, PARAMETER_SLICES } from '../../packages/contract/src/shared/parameters.ts';
import { type Parameter, writtenParameter } from '../../packages/domain/src/shared/parameter.ts';
import type { Generator } from './generator.ts';

const DECIMALS = /\.0+$/;

/** A figure of a parameter as people write it. */
function figure(one: Parameter, value: bigint): string {
  const written = writtenParameter(one, value).replace(DECIMALS, '');
  return `${written.replace(/\B(?=(?:\d{3})+$)/g, ' ')} ${one.unit === 'mey' || one.unit === 'usdt' ? `\`${one.unit}\`` : one.unit}`;
}

export const parameters: Generator = {
  file: 'docs/domain/parameters.md',
  make: () => {
    const rows = PARAMETER_SLICES.flatMap((slice) =>
      Object.entries<Parameter>(PARAMETERS_BY_SLICE[slice]).map(
        ([name, one]) =>
          `| ${slice} | \`${name}\` | ${figure(one, one.shipped)} | ${figure(one, one.min)} | ${figure(one, one.max)} | ${one.feltBy} |`,
      ),
    );
    return `# Parameters

Generated from the \`parameters.ts\` of the slices in \`packages/domain/src\` by \`npm run generate\`. Two operators change a value within its bounds;
what members feel holds a day after the approval and is announced to them, everything else holds at once
([rule](../rules/admin.md#parameters)).

| slice | parameter | shipped | least | most | felt by |
| --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  },
};
