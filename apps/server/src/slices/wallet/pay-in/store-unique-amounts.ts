import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Amount } from '@greenhall/domain/shared/money';
import type { UniqueAmountState } from '@greenhall/domain/wallet/unique-amount';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

/** A payment on a network that a member has begun. */
export type UniqueAmountRow = RowOf<typeof EXACT>;

const EXACT = columns('wallet_exact_payment', [
  'id',
  'memberNo',
  'wayId',
  'network',
  'amount',
  'state',
  'madeAt',
]).narrow<{ amount: Amount<'usdt'> }>();

/** More of them are not listed; a member has one for each way. */
const MOST = 20;

/** The member's payments that are neither reported nor given up, the newest first. */
export const openExacts = (db: Db, memberNo: MemberNo, since: Date): Promise<UniqueAmountRow[]> =>
  rows(
    db,
    select(EXACT)`
      from wallet_exact_payment
       where member_no = ${memberNo} and state = 'open' and made_at >= ${since} order by id desc limit ${MOST}`,
  );

/** A member's payment. */
export const uniqueAmountOf = (db: Db | Tx, memberNo: MemberNo, id: bigint): Promise<UniqueAmountRow | undefined> =>
  maybeRow(db, select(EXACT)`from wallet_exact_payment where id = ${id} and member_no = ${memberNo}`);

/** The amounts of a way that were given since a moment, from one on and below another. */
export async function amountsGiven(
  tx: Tx,
  { wayId, from, below, since }: { wayId: bigint; from: bigint; below: bigint; since: Date },
): Promise<ReadonlySet<bigint>> {
  const found = await rows(
    tx,
    select(columns('wallet_exact_payment', ['amount']))`
      from wallet_exact_payment
       where way_id = ${wayId} and amount >= ${from} and amount < ${below} and (made_at >= ${since} or state = 'open')`,
  );
  return new Set(found.map(({ amount }) => amount));
}

const ENDING = columns('wallet_exact_payment', ['memberNo', 'madeAt']);

/** Marks the open payments that began between two moments and that nobody was told of, and answers them. */
export const takeEnding = (
  tx: Tx,
  { after, until, at }: { after: Date; until: Date; at: Date },
  limit: number,
): Promise<RowOf<typeof ENDING>[]> =>
  rows(
    tx,
    returning(ENDING)`
      update wallet_exact_payment set told_at = ${at}
       where id in (select id from wallet_exact_payment
                     where state = 'open' and told_at is null and made_at > ${after} and made_at <= ${until}
                     order by made_at, id limit ${limit} for update skip locked)`,
  );

/** `undefined` while the member has one by the same way. */
export function insertUniqueAmount(
  tx: Tx,
  fresh: Pick<UniqueAmountRow, 'memberNo' | 'wayId' | 'network' | 'amount' | 'madeAt'>,
): Promise<UniqueAmountRow | undefined> {
  return maybeRow(
    tx,
    returning(EXACT)`
      insert into wallet_exact_payment (member_no, way_id, network, amount, state, made_at)
      values (${fresh.memberNo}, ${fresh.wayId}, ${fresh.network}, ${fresh.amount}, 'open', ${fresh.madeAt})
      on conflict do nothing`,
  );
}

/** Ends a payment by compare-and-set; false if it has ended already. */
export async function endUniqueAmount(
  tx: Tx,
  id: bigint,
  to: Exclude<UniqueAmountState, 'open'>,
  at: Date,
): Promise<boolean> {
  const ended = await run(
    tx,
    sql`update wallet_exact_payment set state = ${to}, ended_at = ${at} where id = ${id} and state = 'open'`,
  );
  return ended === 1;
}

/** Ends a member's payments by a way that began so long ago that they cannot be reported any more. */
export async function endForgotten(
  tx: Tx,
  { memberNo, wayId }: Pick<UniqueAmountRow, 'memberNo' | 'wayId'>,
  before: Date,
  at: Date,
): Promise<void> {
  await run(
    tx,
    sql`update wallet_exact_payment set state = 'givenUp', ended_at = ${at}
         where member_no = ${memberNo} and way_id = ${wayId} and state = 'open' and made_at < ${before}`,
  );
}
