import { type ApprovalName, MOST_APPROVALS } from '@greenhall/contract/admin/cases';
import { type RawBuilder, sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { placed } from '../../../platform/database/placed.ts';
import type { ApprovalRow } from '../../../platform/facts/cases.ts';

/** What waits of these kinds, in their order and one more than is answered of each. */
export async function waitingOf(
  db: Db,
  kinds: readonly (readonly [ApprovalName, RawBuilder<ApprovalRow>])[],
): Promise<(ApprovalRow & { readonly kind: ApprovalName })[]> {
  if (kinds.length === 0) return [];
  const found = await rows(
    db,
    placed(
      kinds.map(([, statement]) => statement),
      MOST_APPROVALS + 1,
    ),
  );
  return kinds.flatMap(([kind], n) => found.filter(({ place }) => place === n).map((row) => ({ ...row, kind })));
}

/** The members whom these decisions concern. */
export async function membersOf(db: Db, statement: RawBuilder<ApprovalRow>): Promise<string[]> {
  const found = await rows(db, sql<{ no: string }>`select distinct unnest(d.members) as no from (${statement}) d`);
  return found.map(({ no }) => no);
}
