import { sql } from 'kysely';
import { type Db, type Tx, oneRow, run } from '../../../platform/database/database.ts';

/** Keeps the hashes of an operator's new recovery codes in place of those before. */
export async function replaceRecoveryCodes(tx: Tx, operatorId: bigint, hashes: readonly Buffer[]): Promise<void> {
  await run(tx, sql`delete from admin_recovery_code where operator_id = ${operatorId}`);
  for (const hash of hashes)
    await run(tx, sql`insert into admin_recovery_code (operator_id, code_hash) values (${operatorId}, ${hash})`);
}

/** How many recovery codes of an operator were not used yet. */
export async function countRecoveryCodes(db: Db | Tx, operatorId: bigint): Promise<number> {
  const counted = sql<{ n: bigint }>`select count(*) as n from admin_recovery_code where operator_id = ${operatorId}`;
  return Number((await oneRow(db, counted)).n);
}
