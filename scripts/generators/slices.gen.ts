import { SLICES } from '../../tools/slices.ts';
import type { Generator } from './generator.ts';

const LIST = /(?<=<!-- slices:start -->\n)[\s\S]*?(?=<!-- slices:end -->)/;
/** Slices of one rank stand beside each other. */
function list(): string {
  const ranks = new Map<number, string[]>();
  for (const [slice, rank] of SLICES) ranks.set(rank, [...(ranks.get(rank) ?? []), `\`${slice}\``]);
  return [...ranks.values()].map((slices) => slices.join(' · ')).join(' → ');
}

/** The list of slices in the page that explains the repository. */
export const slices: Generator = {
  file: 'ARCHITECTURE.md',
  make: (present) => present.replace(LIST, () => `${list()}\n`),
};
