import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, run } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import type { OperatorRow } from '../store.ts';

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

const kept = (operatorId: bigint, hash: Buffer) => sql`operator_id = ${operatorId} and code_hash = ${hash}`;

export async function hasRecoveryCode(db: Db, operatorId: bigint, hash: Buffer): Promise<boolean> {
  const found = select(columns('admin_recovery_code', ['operatorId']))`
    from admin_recovery_code where ${kept(operatorId, hash)}`;
  return (await maybeRow(db, found)) !== undefined;
}

/**
 * Uses a recovery code up; false when it was used before, or when the password that was proved beside it is another one by now.
 * The row of the operator is held, as a step of its authenticator holds it.
 */
export async function useRecoveryCode(
  tx: Tx,
  { id, passwordHash }: Pick<OperatorRow, 'id' | 'passwordHash'>,
  hash: Buffer,
): Promise<boolean> {
  const found = select(columns('admin_operator', ['id']))`
    from admin_operator where id = ${id} and password_hash = ${passwordHash} for update`;
  if (!(await maybeRow(tx, found))) return false;
  return (await run(tx, sql`delete from admin_recovery_code where ${kept(id, hash)}`)) === 1;
}
