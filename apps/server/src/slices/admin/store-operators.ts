import { type Role, mayDo } from '@greenhall/domain/admin/roles';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import { sql } from 'kysely';
import { int8Column, textColumn } from '../../platform/database/columns.ts';
import { type Db, type Tx, maybeRow, rows, run } from '../../platform/database/database.ts';
import { type RowOf, columns, select } from '../../platform/database/select.ts';
import type { OperatorsPort } from '../../platform/facts/operators.ts';
import { OPERATOR_SESSION } from './sessions.ts';

/** What roles and suspensions are decided by. */
export type OperatorState = RowOf<typeof STANDING>;

const STANDING = columns('admin_operator', ['id', 'username', 'roles'])
  .narrow<{ id: OperatorId; roles: readonly Role[] }>()
  .and({ isSuspended: sql<boolean>`suspended_at is not null` });

/** All operators; who changes one of them holds the lock of operators. */
export function allStandings(tx: Tx): Promise<OperatorState[]> {
  return rows(tx, select(STANDING)`from admin_operator order by id`);
}

export function operatorState(db: Db | Tx, id: bigint): Promise<OperatorState | undefined> {
  return maybeRow(db, select(STANDING)`from admin_operator where id = ${id}`);
}

/** The same, which nobody else changes until the transaction ends, also not while it acts. */
export function lockOperator(tx: Tx, id: bigint): Promise<OperatorState | undefined> {
  return maybeRow(tx, select(STANDING)`from admin_operator where id = ${id} for no key update`);
}

/** The operators who can sign in. */
export function activeOperators(db: Db): Promise<{ id: bigint; username: string }[]> {
  return rows(
    db,
    select(columns('admin_operator', ['id', 'username']))`from admin_operator where suspended_at is null order by id`,
  );
}

export async function operatorNames(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const query = select(columns('admin_operator', ['id', 'username']))`
    from admin_operator where id = any (${int8Column(ids)}::bigint[])`;
  return new Map((await rows(db, query)).map(({ id, username }) => [id, username]));
}

/** Whether an operator was set up with an address of this mailbox. */
export async function isMailboxTaken(tx: Tx, mailbox: string): Promise<boolean> {
  const found = await maybeRow(
    tx,
    select(columns('admin_operator', ['id']))`from admin_operator where mailbox = ${mailbox}`,
  );
  return found !== undefined;
}

export async function setRoles(tx: Tx, id: bigint, roles: readonly Role[]): Promise<void> {
  await run(tx, sql`update admin_operator set roles = ${textColumn(roles)}::text[] where id = ${id}`);
}

/** Suspends an operator and ends its sessions; false when it was suspended before. */
export async function suspend(tx: Tx, id: bigint, at: Date): Promise<boolean> {
  const done = await run(
    tx,
    sql`update admin_operator set suspended_at = ${at} where id = ${id} and suspended_at is null`,
  );
  await run(tx, sql`update admin_session set ended_at = ${at} where operator_id = ${id} and ended_at is null`);
  return done === 1;
}

/** Lets an operator sign in again; false when it was not suspended. */
export async function resume(tx: Tx, id: bigint): Promise<boolean> {
  const done = await run(
    tx,
    sql`update admin_operator set suspended_at = null where id = ${id} and suspended_at is not null`,
  );
  return done === 1;
}

const before = (now: Date, span: number): Date => new Date(now.getTime() - span);

/** The present roles of the operators behind these sessions; a session that has ended is absent. */
export async function rolesOfSessions(
  db: Db,
  ids: readonly bigint[],
  now: Date,
): Promise<ReadonlyMap<bigint, readonly Role[]>> {
  const open = await rows(
    db,
    select(
      columns('admin_session as s', ['id']).and(
        columns('admin_operator as o', ['roles']).narrow<{ roles: readonly Role[] }>(),
      ),
    )`
      from admin_session s join admin_operator o on o.id = s.operator_id
       where s.id = any(${int8Column(ids)}::bigint[]) and s.ended_at is null and o.suspended_at is null
         and s.seen_at > ${before(now, OPERATOR_SESSION.idle)}
         and s.created_at > ${before(now, OPERATOR_SESSION.absolute)}`,
  );
  return new Map(open.map(({ id, roles }) => [id, roles]));
}

/**
 * Who of the operators may do what, for other slices. A session lives until it is ended, or by itself until it has been
 * idle or open too long.
 */
export const operatorsOf: OperatorsPort = {
  whoMay: async (db, { act, capability }, since) => {
    const all = await rows(
      db,
      select(
        columns('admin_operator as o', ['id', 'username', 'roles'])
          .narrow<{ roles: readonly Role[] }>()
          .and({
            isPresent: sql<boolean>`
              exists (select 1 from admin_session s
               where s.operator_id = o.id and coalesce(s.ended_at, 'infinity') > ${since}
                 and s.seen_at > ${before(since, OPERATOR_SESSION.idle)}
                 and s.created_at > ${before(since, OPERATOR_SESSION.absolute)})`,
          }),
      )`
        from admin_operator o where o.suspended_at is null order by o.username`,
    );
    return all.filter(({ roles }) => mayDo(roles, act, capability));
  },
  holdRoles: async (tx, operator) => {
    const row = await maybeRow(tx, select(STANDING)`from admin_operator where id = ${operator} for share`);
    return row && (row.isSuspended ? [] : row.roles);
  },
};
