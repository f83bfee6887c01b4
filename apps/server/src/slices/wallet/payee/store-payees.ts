import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

/** A payee that a member has saved; `typed` if the member has typed or scanned the username itself. */
export type SavedPayeeRow = RowOf<typeof SAVED>;

const SAVED = columns('wallet_payee as p', ['id', 'payee', 'label', 'typed']);

/**
 * Whether the payer itself has typed the payee's name into a transfer: one that paid a request has no key, and one of a session that
 * acts for the payer has a key that says so. What was sent without the name being typed is noted apart.
 */
const IS_TYPED = sql`t.key is not null and t.key not like 'acting:%'`;
const isMasked = (memberNo: MemberNo, payee: string) =>
  sql`exists (select from wallet_payee_masked m where m.member_no = ${memberNo} and m.payee = ${sql.ref(payee)})`;

export const savedPayee = (db: Db | Tx, memberNo: MemberNo, id: bigint): Promise<SavedPayeeRow | undefined> =>
  maybeRow(db, select(SAVED)`from wallet_payee p where p.id = ${id} and p.member_no = ${memberNo}`);

/** Whom a member has paid, with its last transfer to it. */
export type RecentPayeeRow = Omit<SavedPayeeRow, 'label'> & { readonly label: null; readonly at: Date };

/** A saved payee, with the member's last transfer to it as far back as recent payees are looked for. */
export type ListedSavedRow = SavedPayeeRow & { readonly at: Date | null };

/** How far back recent payees are looked for. */
const LOOKED_AT = 500;

const recentOf = (memberNo: MemberNo, limit: number) => sql`
  select max(t.id) as id, t.payee, null::text as label, bool_or(${IS_TYPED}) and not ${isMasked(memberNo, 't.payee')} as typed,
         max(t.made_at) as at
    from paid t
   where not exists (select from wallet_payee p where p.member_no = ${memberNo} and p.payee = t.payee)
     and not exists (select from wallet_payee_removed x
                      where x.member_no = ${memberNo} and x.payee = t.payee and x.removed_at >= t.made_at)
   group by t.payee order by id desc limit ${limit}`;

/** Whom a member has saved, and whom it has paid last, without those that it has saved, or removed since. */
export const listedPayees = (db: Db, memberNo: MemberNo, limit: number): Promise<(ListedSavedRow | RecentPayeeRow)[]> =>
  rows(
    db,
    sql<ListedSavedRow | RecentPayeeRow>`
      with paid as materialized (
        select id, payee, made_at, key from wallet_transfer where payer = ${memberNo} order by id desc limit ${LOOKED_AT})
      select * from (
        select ${SAVED}, (select max(t.made_at) from paid t where t.payee = p.payee) as at
          from wallet_payee p where p.member_no = ${memberNo}
        union all (${recentOf(memberNo, limit)})) l
       order by label, case when label is null then -id else id end`,
  );

const payeeOf = (memberNo: MemberNo) =>
  columns('wallet_transfer as o', ['payee']).and({
    typed: sql<boolean>`exists (select from wallet_transfer t
                                 where t.payer = ${memberNo} and t.payee = o.payee and ${IS_TYPED})
                        and not ${isMasked(memberNo, 'o.payee')}`,
  });

/** To whom a transfer of the member went, and whether the member has typed that name in any of its transfers. */
export function payeeOfTransfer(
  db: Db | Tx,
  memberNo: MemberNo,
  id: bigint,
): Promise<RowOf<ReturnType<typeof payeeOf>> | undefined> {
  return maybeRow(db, select(payeeOf(memberNo))`from wallet_transfer o where o.id = ${id} and o.payer = ${memberNo}`);
}

export async function countSavedPayees(tx: Tx, memberNo: MemberNo): Promise<number> {
  const { saved } = await oneRow(
    tx,
    sql<{ saved: number }>`select count(*)::int as saved from wallet_payee where member_no = ${memberNo}`,
  );
  return saved;
}

/** Saves a payee; one that is saved already gets the new label, and stays typed if it was. */
export function storePayee(
  tx: Tx,
  memberNo: MemberNo,
  { payee, label, typed }: Omit<SavedPayeeRow, 'id'>,
  at: Date,
): Promise<SavedPayeeRow> {
  return oneRow(
    tx,
    returning(SAVED)`
      insert into wallet_payee as p (member_no, payee, label, typed, saved_at)
      values (${memberNo}, ${payee}, ${label}, ${typed}, ${at})
      on conflict (member_no, payee) do update set label = excluded.label, typed = p.typed or excluded.typed`,
  );
}

export const isSaved = async (tx: Tx, memberNo: MemberNo, payee: MemberNo): Promise<boolean> =>
  (await maybeRow(tx, sql`select from wallet_payee where member_no = ${memberNo} and payee = ${payee}`)) !== undefined;

export const labelPayee = (tx: Tx, memberNo: MemberNo, id: bigint, label: string): Promise<SavedPayeeRow | undefined> =>
  maybeRow(
    tx,
    returning(SAVED)`
      update wallet_payee p set label = ${label} where p.id = ${id} and p.member_no = ${memberNo}`,
  );

export async function deletePayee(tx: Tx, memberNo: MemberNo, payee: MemberNo): Promise<void> {
  await run(tx, sql`delete from wallet_payee where member_no = ${memberNo} and payee = ${payee}`);
}

/** Leaves a payee out of the recent ones until it is paid again. */
export async function leavePayeeOut(tx: Tx, memberNo: MemberNo, payee: MemberNo, at: Date): Promise<void> {
  await run(
    tx,
    sql`insert into wallet_payee_removed (member_no, payee, removed_at) values (${memberNo}, ${payee}, ${at})
        on conflict (member_no, payee) do update set removed_at = excluded.removed_at`,
  );
}

/** Notes that the member names a payee whose name it has never typed. */
export async function markMasked(db: Db, memberNo: MemberNo, payee: MemberNo): Promise<void> {
  await run(
    db,
    sql`insert into wallet_payee_masked (member_no, payee) values (${memberNo}, ${payee}) on conflict do nothing`,
  );
}

/** The member has typed the name of a payee. */
export async function forgetMasked(db: Db | Tx, memberNo: MemberNo, payee: MemberNo): Promise<void> {
  await run(db, sql`delete from wallet_payee_masked where member_no = ${memberNo} and payee = ${payee}`);
}
