import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';

/** What a bill tells of the transfer that a movement belongs to. */
export type BilledTransfer = RowOf<typeof BILLED>;

const BILLED = columns('wallet_transfer', ['id', 'payer', 'payee', 'remark', 'state']);

const idsIn = (references: readonly string[], prefix: string): string =>
  int8Column(references.filter((one) => one.startsWith(prefix)).map((one) => BigInt(one.slice(prefix.length))));

/** Transfers by the reference of their postings. */
export async function billedTransfers(
  db: Db | Tx,
  references: readonly string[],
): Promise<ReadonlyMap<string, BilledTransfer>> {
  const ids = idsIn(references, 'transfer:');
  if (!references.some((one) => one.startsWith('transfer:'))) return new Map();
  const found = await rows(
    db,
    select(BILLED)`
      from wallet_transfer where id = any(${ids}::bigint[])`,
  );
  return new Map(found.map((row) => [`transfer:${row.id}`, row]));
}

const RECHARGED = columns('wallet_recharge', ['number']).and({ reference: sql<string>`'recharge:' || id` });
const WITHDRAWN = columns('wallet_withdrawal', ['number']).and({ reference: sql<string>`'withdrawal:' || id` });

/** The numbers of recharges and withdrawals by the reference of their postings. */
export async function requestNumbers(db: Db | Tx, references: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (!references.some((one) => /^(recharge|withdrawal):/.test(one))) return new Map();
  const found = await rows(
    db,
    select(RECHARGED)`
      from wallet_recharge
       where id = any(${idsIn(references, 'recharge:')}::bigint[])
      union all
      select ${WITHDRAWN} from wallet_withdrawal
       where id = any(${idsIn(references, 'withdrawal:')}::bigint[])`,
  );
  return new Map(found.map(({ reference, number }) => [reference, number]));
}

/** The references of a member's own recharges and withdrawals whose number ends so. */
export async function requestsNumbered(db: Db | Tx, memberNo: MemberNo, end: string, limit: number): Promise<string[]> {
  const fits = sql`member_no = ${memberNo} and right(number, length(${end})) = ${end}`;
  const found = await rows(
    db,
    sql<{ reference: string }>`
      select 'recharge:' || id as reference from wallet_recharge where ${fits}
      union all select 'withdrawal:' || id from wallet_withdrawal where ${fits} limit ${limit}`,
  );
  return found.map(({ reference }) => reference);
}

function ownTransfers(memberNo: MemberNo) {
  return sql`select id, payee as other from wallet_transfer where payer = ${memberNo}
             union all select id, payer from wallet_transfer where payee = ${memberNo}`;
}

/** The members to whom or from whom a member has transferred. */
export async function transferPartners(db: Db | Tx, memberNo: MemberNo, limit: number): Promise<MemberNo[]> {
  const found = await rows(
    db,
    sql<{ other: MemberNo }>`select distinct t.other from (${ownTransfers(memberNo)}) t limit ${limit}`,
  );
  return found.map(({ other }) => other);
}

/** The references of a member's newest transfers with one of these members. */
export async function transfersWith(
  db: Db | Tx,
  memberNo: MemberNo,
  others: readonly MemberNo[],
  limit: number,
): Promise<string[]> {
  const found = await rows(
    db,
    sql<{ id: bigint }>`
      select t.id from (${ownTransfers(memberNo)}) t
       where t.other = any(${int8Column(others)}::bigint[]) order by t.id desc limit ${limit}`,
  );
  return found.map(({ id }) => `transfer:${id}`);
}
