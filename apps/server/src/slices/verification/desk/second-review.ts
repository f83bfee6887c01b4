import { createHmac } from 'node:crypto';
import { type SecondReason, isDrawn, secondReason } from '@greenhall/domain/verification/second-review';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { keyOf } from '../../../platform/secrets/secrets.ts';
import type { CaseRow } from '../store.ts';
import { duplicatesOf, hadSecond } from './store-desk.ts';

/** The digest by which a case is drawn. Nobody can tell it without the secret of the installation. */
export function drawOf(secret: string, caseId: bigint): Buffer {
  const key = createHmac('sha256', keyOf(secret)).update('draw of second reviewers').digest();
  return createHmac('sha256', key).update(String(caseId)).digest();
}

/**
 * Why a case that is approved takes a second reviewer; `null` if one is enough. What was found at a first approval holds
 * for good, also after a change of the secret.
 */
export async function secondFor({ secret }: Pick<Ports, 'secret'>, tx: Tx, row: CaseRow): Promise<SecondReason | null> {
  if (row.secondFor !== null) return row.secondFor;
  return secondReason({
    hasDuplicates: (await duplicatesOf(tx, row)).length > 0,
    hadSecond: await hadSecond(tx, row),
    isDrawn: isDrawn(drawOf(secret, row.id)),
  });
}
