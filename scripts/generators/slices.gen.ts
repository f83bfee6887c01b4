import { existsSync } from 'node:fs';
import { SLICES } from '../../tools/slices.ts';
import type { Generator } from './generator.ts';

const LIST = /(?<=<!-- slices:start -->\n)[\s\S]*?(?=<!-- slices:end -->)/;
const CODE = ['../../packages/domain/src/', '../../apps/server/src/slices/'];

/** A slice may keep its rank before it has any code. */
const hasCode = (slice: string): boolean =>
  CODE.some((folder) => existsSync(new URL(`${folder}${slice}`, import.meta.url)));

/** The slices that have code; those of one rank stand beside each other. */
function list(): string {
  const ranks = new Map<number, string[]>();
  for (const [slice, rank] of SLICES) if (hasCode(slice)) ranks.set(rank, [...(ranks.get(rank) ?? []), `\`${slice}\``]);
  return [...ranks.values()].map((slices) => slices.join(' · ')).join(' → ');
}

const inPage = (file: string): Generator => ({
  file,
  make: (present) => present.replace(LIST, () => `${list()}\n`),
});

/** The list of slices in the pages that explain the repository. */
export const slicesInArchitecture = inPage('ARCHITECTURE.md');
export const slicesInContributing = inPage('CONTRIBUTING.md');
