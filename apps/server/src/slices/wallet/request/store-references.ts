import { sql } from 'kysely';
import { maybeRow } from '../../../platform/database/database.ts';
import type { Reference } from '../../../platform/facts/references.ts';

const numbered = (table: 'wallet_recharge' | 'wallet_withdrawal'): Reference['numberOf'] => {
  const from = sql.table(table);
  return async (db, member, id) => {
    const found = await maybeRow(
      db,
      sql<{ number: string }>`select number from ${from} where id = ${id} and member_no = ${member}`,
    );
    return found?.number;
  };
};

/** Recharges and withdrawals that their member refers to. */
export const requestReferences: readonly Reference[] = [
  { kind: 'recharge', numberOf: numbered('wallet_recharge') },
  { kind: 'withdrawal', numberOf: numbered('wallet_withdrawal') },
];
