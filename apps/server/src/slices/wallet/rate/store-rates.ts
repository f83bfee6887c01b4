import { RATE_TTL, type RateCurrency } from '@greenhall/domain/wallet/reference-rate';
import { sql } from 'kysely';
import { type Db, type Tx, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, select, selectDistinct, selectFrom } from '../../../platform/database/select.ts';

export type RateRow = RowOf<typeof RATE>;

const RATE = columns('wallet_reference_rate', ['id', 'currency', 'rate', 'proposedAt', 'approvedAt']).narrow<{
  currency: RateCurrency;
}>();

/** More are not listed, and no more are set in a currency while one can matter. */
const MOST = 100;

/** The rates of a currency, the newest first. */
export const ratesOf = (db: Db | Tx, currency: string): Promise<RateRow[]> =>
  rows(db, select(RATE)`from wallet_reference_rate where currency = ${currency} order by id desc limit ${MOST}`);

/** The newest rate of each currency, without those that are too old to be shown. */
export const shownRates = (db: Db, now: Date): Promise<RateRow[]> =>
  rows(
    db,
    selectFrom(selectDistinct(RATE, sql`on (currency)`)`from wallet_reference_rate order by currency, id desc`)`newest
       where "proposedAt" > ${new Date(now.getTime() - RATE_TTL)} order by currency`,
  );

/** All rates, the newest first. */
export const allRates = (db: Db): Promise<RateRow[]> =>
  rows(db, select(RATE)`from wallet_reference_rate order by id desc limit ${MOST}`);

export async function insertRate(
  tx: Tx,
  fresh: Omit<RateRow, 'id' | 'currency'> & { readonly currency: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into wallet_reference_rate (currency, rate, proposed_at, approved_at)
        values (${fresh.currency}, ${fresh.rate}, ${fresh.proposedAt}, ${fresh.approvedAt})`,
  );
}
