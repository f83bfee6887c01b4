import { type AnnouncedParameter, PARAMETERS, isMemberParameter } from '@greenhall/contract/shared/parameters';
import type { Db, Tx } from '../database/database.ts';
import type { Ports } from '../ports.ts';

/** The approved changes that members will feel and that are not in force yet, the next first. Rule: admin#parameters. */
export async function announcedParameters(
  { approvals }: Pick<Ports, 'approvals'>,
  db: Db | Tx,
): Promise<AnnouncedParameter[]> {
  const approved = await approvals.announced(db, 'parameter');
  return approved
    .flatMap(({ subject, difference, notBefore }) => {
      const [change] = difference;
      if (!change || notBefore === null || !isMemberParameter(subject)) return [];
      const { unit } = PARAMETERS[subject];
      const [from, to] = [change.from, change.to].map((value) => value.split(' ')[0] ?? '') as [string, string];
      return [{ name: subject, unit, from, to, at: notBefore.toISOString() }];
    })
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
