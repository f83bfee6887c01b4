import { createHmac, timingSafeEqual } from 'node:crypto';
import { canonicalJson } from '@greenhall/contract/shared/sign';
import { sql } from 'kysely';
import { type Db, run } from '../database/database.ts';
import { keyOf } from '../secrets/secrets.ts';
import { type ProposalRow, sealedProposals } from './store.ts';

/** What of a proposal is bound: what is to be done, what was shown of it, whom it concerns, and who proposed it when and why. */
export type Sealed = Pick<
  ProposalRow,
  | 'kind'
  | 'subject'
  | 'body'
  | 'difference'
  | 'beneficiary'
  | 'beneficiaryOperator'
  | 'reason'
  | 'makerId'
  | 'createdAt'
>;

const text = (value: bigint | null): string | null => (value === null ? null : String(value));

/** Binds a proposal to the secret of the installation. An approval carries the seal that its page showed. */
export function sealOf(secret: string, row: Sealed): Buffer {
  const { kind, subject, body, difference, beneficiary, beneficiaryOperator, reason, makerId, createdAt } = row;
  const concerns = [text(beneficiary), text(beneficiaryOperator)];
  const bound = [kind, subject, body, difference, concerns, reason, String(makerId), createdAt.toISOString()];
  const key = createHmac('sha256', keyOf(secret)).update('proposals').digest();
  return createHmac('sha256', key).update(canonicalJson(bound)).digest();
}

/** The seal as pages carry it; empty where there is none. */
export const digestOf = (seal: Uint8Array | null): string => (seal ? Buffer.from(seal).toString('hex') : '');

/** Whether a proposal is as it was made. */
export function isIntact(secret: string, row: Sealed, seal: Uint8Array): boolean {
  const expected = sealOf(secret, row);
  return expected.length === seal.length && timingSafeEqual(expected, seal);
}

/** Seals open proposals again after the installation's secret was changed; one that did not fit before does not fit then. */
export async function resealProposals(db: Db, secret: string, before: string): Promise<void> {
  for (const row of await sealedProposals(db))
    if (row.seal && isIntact(before, row, row.seal))
      await run(
        db,
        sql`update platform_proposal set seal = ${sealOf(secret, row)} where id = ${row.id} and seal = ${row.seal}`,
      );
}
