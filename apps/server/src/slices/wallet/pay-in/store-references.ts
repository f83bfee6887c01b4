import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Db, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

const REFERENCE_KEY = columns('wallet_recharge', ['referenceKey']);

/** The keys of references that reports of a member take up. */
export async function usedReferences(db: Db, memberNo: MemberNo): Promise<ReadonlySet<string>> {
  const found = await rows(
    db,
    select(REFERENCE_KEY)`
      from wallet_recharge where member_no = ${memberNo} and state <> 'rejected' and exact_id is null`,
  );
  return new Set(found.map(({ referenceKey }) => referenceKey));
}
