import { PARAMETERS } from '@greenhall/contract/shared/parameters';
import { type Parameters, isInBounds, writtenParameter } from '@greenhall/domain/shared/parameter';
import type { Check } from '../checks.ts';
import type { Db, Tx } from '../database/database.ts';
import { StartError } from '../start-error.ts';
import { parameterVersions } from './store.ts';

const DECLARED: Parameters = PARAMETERS;

/** What is wrong with the stored versions, in words for whoever runs the program. */
async function faultsOf(db: Db | Tx): Promise<string[]> {
  const newestFirst = await parameterVersions(db);
  return newestFirst.toReversed().flatMap(({ name, version, value, effectiveAt }, index, all) => {
    const declared = DECLARED[name];
    if (!declared) return [`${name}: this program knows no such parameter`];
    const earlier = all[index - 1];
    const before = earlier?.name === name ? earlier : undefined;
    const isNext = version === (before?.version ?? 0) + 1 && effectiveAt >= (before?.effectiveAt ?? effectiveAt);
    if (!isNext) return [`${name}: version ${version} does not follow the one before`];
    if (isInBounds(declared, value)) return [];
    const [min, max] = [writtenParameter(declared, declared.min), writtenParameter(declared, declared.max)];
    return [`${name}: version ${version} is ${writtenParameter(declared, value)}, not within ${min} and ${max}`];
  });
}

/** The versions of parameters that are stored are known, within their bounds and in order. */
export const parameterCheck: Check = {
  name: 'versions of parameters are known, in bounds and in order',
  run: faultsOf,
};

/** A program does not start on parameters that it does not know or would not have taken. Throws `StartError`. Rule: admin#parameters. */
export async function checkParameters(db: Db): Promise<void> {
  const faults = await faultsOf(db);
  if (faults.length === 0) return;
  throw new StartError(
    `the database has parameters that this program does not take:\n${faults.join('\n')}\nStart the version of the program that wrote them.`,
  );
}
