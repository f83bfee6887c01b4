import type { Amount } from '@greenhall/domain/shared/money';
import type { PayInTerms } from '@greenhall/domain/wallet/pay-in';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

export type DepositMethodRow = RowOf<typeof WAY>;

const WAY = columns('wallet_pay_in_way', [
  'id',
  'name',
  'kind',
  'holder',
  'account',
  'least',
  'most',
  'hours',
  'text',
  'state',
  'proposedAt',
  'openedAt',
  'closedAt',
  'closedBy',
  'seal',
]).narrow<{ least: Amount<'usdt'>; most: Amount<'usdt'> }>();

/** More ways are not listed. */
const MOST_WAYS = 100;

/** A way that is proposed. */
export async function insertDepositMethod(
  tx: Tx,
  way: PayInTerms & { readonly name: string; readonly seal: Buffer; readonly at: Date },
): Promise<bigint> {
  const { id } = await oneRow(
    tx,
    returning(columns('wallet_pay_in_way', ['id']))`
      insert into wallet_pay_in_way (name, kind, holder, account, least, most, hours, text, state, proposed_at, seal)
      values (${way.name}, ${way.kind}, ${way.holder}, ${way.account}, ${way.least}, ${way.most}, ${way.hours}, ${way.text},
              'proposed', ${way.at}, ${way.seal})`,
  );
  return id;
}

/** A way, locked until the transaction ends. */
export const lockDepositMethod = (tx: Tx, id: bigint): Promise<DepositMethodRow | undefined> =>
  maybeRow(tx, select(WAY)`from wallet_pay_in_way where id = ${id} for update`);

/** A way that members have seen, which may be closed by now. */
export const shownDepositMethod = (db: Db | Tx, id: bigint): Promise<DepositMethodRow | undefined> =>
  maybeRow(db, select(WAY)`from wallet_pay_in_way where id = ${id} and state <> 'proposed'`);

/** Whether a way to the same account is open. */
export async function isOpenAt(
  tx: Tx,
  { kind, account }: Pick<DepositMethodRow, 'kind' | 'account'>,
): Promise<boolean> {
  const found = await maybeRow(
    tx,
    sql`select 1 from wallet_pay_in_way where state = 'open' and kind = ${kind} and account = ${account} limit 1`,
  );
  return found !== undefined;
}

export const openDepositMethods = (db: Db | Tx): Promise<DepositMethodRow[]> =>
  rows(db, select(WAY)`from wallet_pay_in_way where state = 'open' order by id limit ${MOST_WAYS}`);

/** All ways, the newest first. */
export const allDepositMethods = (db: Db): Promise<DepositMethodRow[]> =>
  rows(db, select(WAY)`from wallet_pay_in_way order by id desc limit ${MOST_WAYS}`);

/** The ways that are not closed. */
export const sealedDepositMethods = (db: Db): Promise<DepositMethodRow[]> =>
  rows(db, select(WAY)`from wallet_pay_in_way where state <> 'closed' order by id`);

export async function openDepositMethod(tx: Tx, id: bigint, at: Date, seal: Buffer): Promise<void> {
  await run(tx, sql`update wallet_pay_in_way set state = 'open', opened_at = ${at}, seal = ${seal} where id = ${id}`);
}

/** Closes a way that is open; `undefined` if it is not. Who closed it is `null` where the program did. */
export function closeDepositMethod(
  db: Db | Tx,
  id: bigint,
  { at, by }: { readonly at: Date; readonly by: string | null },
): Promise<DepositMethodRow | undefined> {
  return maybeRow(
    db,
    returning(WAY)`
      update wallet_pay_in_way set state = 'closed', closed_at = ${at}, closed_by = ${by}
       where id = ${id} and state = 'open'`,
  );
}

/** Seals a way anew, unless it was sealed anew meanwhile. */
export async function replaceDepositMethodSeal(
  db: Db,
  { id, seal }: Pick<DepositMethodRow, 'id' | 'seal'>,
  fresh: Buffer,
): Promise<void> {
  await run(db, sql`update wallet_pay_in_way set seal = ${fresh} where id = ${id} and seal = ${seal}`);
}

/** The members with a report of a way that no operator has booked or rejected, or with a payment by it that they have begun. */
export async function membersPayingBy(tx: Tx, id: bigint): Promise<bigint[]> {
  const found = await rows(
    tx,
    select(columns('wallet_recharge', ['memberNo']))`
      from wallet_recharge where way_id = ${id} and state in ('submitted', 'approved')
      union select ${columns('wallet_exact_payment', ['memberNo'])} from wallet_exact_payment where way_id = ${id} and state = 'open'`,
  );
  return found.map(({ memberNo }) => memberNo);
}
