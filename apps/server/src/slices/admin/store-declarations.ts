import type { Role } from '@greenhall/domain/admin/roles';
import { sql } from 'kysely';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows } from '../../platform/database/database.ts';

/** An operator's word on which member accounts are its own; empty for none. */
export interface DeclarationRow {
  readonly id: bigint;
  readonly operatorId: bigint;
  readonly members: readonly string[];
  readonly declaredAt: Date;
  readonly confirmedAt: Date | null;
}

const DECLARATION = sql`d.id, d.operator_id as "operatorId", d.members::text[] as members,
  d.declared_at as "declaredAt", d.confirmed_at as "confirmedAt"`;

export function insertDeclaration(
  tx: Tx,
  fresh: { operatorId: bigint; members: readonly bigint[]; at: Date },
): Promise<DeclarationRow> {
  return oneRow(
    tx,
    sql<DeclarationRow>`
      insert into admin_declaration as d (operator_id, members, declared_at)
      values (${fresh.operatorId}, ${int8Column(fresh.members)}::bigint[], ${fresh.at}) returning ${DECLARATION}`,
  );
}

/** The declaration, with every other of its operator locked until the transaction ends, and whether it is the latest. */
export async function lockDeclaration(
  tx: Tx,
  id: bigint,
): Promise<(DeclarationRow & { readonly isLatest: boolean }) | undefined> {
  const found = await rows(
    tx,
    sql<DeclarationRow>`
      select ${DECLARATION} from admin_declaration d
       where d.operator_id = (select operator_id from admin_declaration where id = ${id}) order by d.id for update`,
  );
  const row = found.find((one) => one.id === id);
  return row && { ...row, isLatest: found.at(-1)?.id === id };
}

/** Compare-and-set; `undefined` when it was confirmed already. */
export function confirmDeclaration(
  tx: Tx,
  id: bigint,
  by: { operatorId: bigint; at: Date },
): Promise<DeclarationRow | undefined> {
  return maybeRow(
    tx,
    sql<DeclarationRow>`
      update admin_declaration d set confirmed_by = ${by.operatorId}, confirmed_at = ${by.at}
       where id = ${id} and confirmed_at is null returning ${DECLARATION}`,
  );
}

/** The member accounts that an operator has declared as its own; what another operator has not confirmed does not count. */
export async function declaredBy(db: Db | Tx, operator: bigint): Promise<readonly bigint[]> {
  const query = sql<{ no: bigint }>`
    select distinct unnest(members) as no from admin_declaration
     where operator_id = ${operator} and confirmed_at is not null`;
  return (await rows(db, query)).map(({ no }) => no);
}

export interface OperatorView {
  readonly id: bigint;
  readonly username: string;
  readonly roles: readonly Role[];
  readonly email: string | null;
  readonly isSuspended: boolean;
  /** The declaration that stands. */
  readonly members: readonly string[] | null;
  /** One that waits for another operator. */
  readonly waitingId: bigint | null;
  readonly waiting: readonly string[] | null;
}

const LISTED = 200;

export function listOperators(db: Db): Promise<OperatorView[]> {
  return rows(
    db,
    sql<OperatorView>`
      select o.id, o.username, o.roles, o.email, o.suspended_at is not null as "isSuspended",
             stands.members::text[] as members, waits.id as "waitingId",
             waits.members::text[] as waiting
        from admin_operator o
        left join lateral (
          select d.id, d.members from admin_declaration d
           where d.operator_id = o.id and d.confirmed_at is not null order by d.id desc limit 1) stands on true
        left join lateral (
          select d.id, d.members from admin_declaration d
           where d.operator_id = o.id and d.confirmed_at is null and d.id > coalesce(stands.id, 0)
           order by d.id desc limit 1) waits on true
       order by o.id limit ${LISTED}`,
  );
}
