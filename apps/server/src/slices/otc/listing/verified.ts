import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Db } from '../../../platform/database/database.ts';
import { approvedAmong } from '../../verification/index.ts';

/** Which of these traders have a document that a reviewer has approved. */
export function verifiedAmong(
  db: Db,
  traders: readonly { readonly memberNo: MemberNo }[],
): Promise<ReadonlySet<bigint>> {
  return approvedAmong(
    db,
    traders.map(({ memberNo }) => memberNo),
  );
}
