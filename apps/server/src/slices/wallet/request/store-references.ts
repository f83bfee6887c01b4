import { sql } from 'kysely';
import { maybeRow } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';
import type { Reference } from '../../../platform/facts/references.ts';

const numbered = (table: 'wallet_recharge' | 'wallet_withdrawal'): Reference['numberOf'] => {
  const from = sql.table(table);
  return async (db, member, id) => {
    const found = await maybeRow(
      db,
      select(columns(table, ['number']))`from ${from} where id = ${id} and member_no = ${member}`,
    );
    return found?.number;
  };
};

/** Payment requests that their asker or their payer refers to. */
const ofRequest: Reference['numberOf'] = async (db, member, id) => {
  const found = await maybeRow(
    db,
    select(columns('wallet_payment_request as r', ['number']))`
      from wallet_payment_request r left join wallet_transfer t on t.id = r.transfer_id
       where r.id = ${id} and (r.payee = ${member} or t.payer = ${member})`,
  );
  return found?.number;
};

/** Recharges, withdrawals and payment requests that their member refers to. */
export const requestReferences: readonly Reference[] = [
  { kind: 'recharge', numberOf: numbered('wallet_recharge') },
  { kind: 'withdrawal', numberOf: numbered('wallet_withdrawal') },
  { kind: 'request', numberOf: ofRequest },
];
