import type { Role } from '@greenhall/domain/admin/roles';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { int8Column } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, oneRow, rows } from '../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../platform/database/select.ts';

/** An operator's word on which member accounts are its own; empty for none. */
export type DeclarationRow = RowOf<typeof DECLARATION>;

const DECLARATION = columns('admin_declaration as d', ['id', 'operatorId', 'declaredAt', 'confirmedAt']).and({
  members: sql<readonly string[]>`d.members::text[]`,
});

export function insertDeclaration(
  tx: Tx,
  fresh: { operatorId: bigint; members: readonly MemberNo[]; at: Date },
): Promise<DeclarationRow> {
  return oneRow(
    tx,
    returning(DECLARATION)`
      insert into admin_declaration as d (operator_id, members, declared_at)
      values (${fresh.operatorId}, ${int8Column(fresh.members)}::bigint[], ${fresh.at})`,
  );
}

/** The declaration, with every other of its operator locked until the transaction ends, and whether it is the latest. */
export async function lockDeclaration(
  tx: Tx,
  id: bigint,
): Promise<(DeclarationRow & { readonly isLatest: boolean }) | undefined> {
  const found = await rows(
    tx,
    select(DECLARATION)`
      from admin_declaration d
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
    returning(DECLARATION)`
      update admin_declaration d set confirmed_by = ${by.operatorId}, confirmed_at = ${by.at}
       where id = ${id} and confirmed_at is null`,
  );
}

/** The member accounts that an operator has declared as its own; what another operator has not confirmed does not count. */
export async function declaredBy(db: Db | Tx, operator: bigint): Promise<readonly MemberNo[]> {
  const query = sql<{ no: MemberNo }>`
    select distinct unnest(members) as no from admin_declaration
     where operator_id = ${operator} and confirmed_at is not null`;
  return (await rows(db, query)).map(({ no }) => no);
}

/** The member accounts that some operator has called its own; also without the confirmation of another one. */
export async function allDeclared(db: Db | Tx): Promise<readonly MemberNo[]> {
  const found = await rows(db, sql<{ no: MemberNo }>`select distinct unnest(members) as no from admin_declaration`);
  return found.map(({ no }) => no);
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

const OPERATOR_VIEW = columns('admin_operator as o', ['id', 'username', 'roles', 'email'])
  .narrow<{ roles: readonly Role[] }>()
  .and({
    isSuspended: sql<boolean>`o.suspended_at is not null`,
    members: sql<readonly string[] | null>`stands.members::text[]`,
    waitingId: sql<bigint | null>`waits.id`,
    waiting: sql<readonly string[] | null>`waits.members::text[]`,
  });

const LISTED = 200;

export function listOperators(db: Db): Promise<OperatorView[]> {
  return rows(
    db,
    select(OPERATOR_VIEW)`
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
