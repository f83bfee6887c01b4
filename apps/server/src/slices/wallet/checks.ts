import { sql } from 'kysely';
import type { Check } from '../../platform/checks.ts';
import { rows } from '../../platform/database/database.ts';
import { totals } from '../ledger/index.ts';

const UNITS = new Set(['mey', 'bdb', 'ftb']);

const strings = async (query: Promise<{ found: string }[]>): Promise<string[]> => (await query).map((row) => row.found);

/** The invariants of the wallet: the backing rule, and holds that match their orders. */
export const walletChecks: readonly Check[] = [
  {
    name: 'mey, bdb and ftb in circulation equal the usdt in backing; conversions cancel out',
    run: async (db) => {
      const all = await totals(db);
      const sum = (test: (row: (typeof all)[number]) => boolean): bigint =>
        all.filter(test).reduce((total, row) => total + row.balance, 0n);
      const circulating = sum((row) => UNITS.has(row.coin) && row.purpose !== 'issue' && row.purpose !== 'conversion');
      const backing = sum((row) => row.coin === 'usdt' && row.purpose === 'backing');
      const conversions = sum((row) => row.purpose === 'conversion');
      return [
        ...(circulating === backing ? [] : [`in circulation ${circulating}, in backing ${backing}`]),
        ...(conversions === 0n ? [] : [`conversions leave ${conversions}`]),
      ];
    },
  },
  {
    name: 'claims in usdt are covered by what came in',
    run: async (db) => {
      const usdt = (await totals(db)).filter((row) => row.coin === 'usdt');
      const outside = usdt
        .filter((row) => row.purpose.startsWith('outside'))
        .reduce((sum, row) => sum - row.balance, 0n);
      const claims = usdt
        .filter((row) => !row.purpose.startsWith('outside'))
        .reduce((sum, row) => sum + row.balance, 0n);
      return outside >= claims ? [] : [`custody ${outside}, claims ${claims}`];
    },
  },
  {
    name: 'each held transfer and open withdrawal has exactly its coins in its hold, an ended one none',
    run: (db) =>
      strings(
        rows(
          db,
          sql<{ found: string }>`
            with wanted (purpose, ref, owner, amount) as (
              select 'hold:transfer', id, payer, case when state = 'held' then amount else 0 end from wallet_transfer
               where credits_at is not null
              union all
              select 'hold:withdrawal', id, member_no, case when state in ('requested', 'approved') then amount else 0 end
                from wallet_withdrawal)
            select coalesce(w.purpose, b.purpose) || ' ' || coalesce(w.ref, b.ref) || ' holds ' || coalesce(b.balance, 0)
                   || ' instead of ' || coalesce(w.amount, 0) as found
              from wanted w
              full join (select * from ledger_balance where purpose in ('hold:transfer', 'hold:withdrawal')) b
                on b.purpose = w.purpose and b.ref = w.ref and b.owner = w.owner
             where coalesce(w.amount, 0) <> coalesce(b.balance, 0) limit 20`,
        ),
      ),
  },
  {
    name: 'each collected row has moved what was shown, and no other row has',
    run: (db) =>
      strings(
        rows(
          db,
          sql<{ found: string }>`
            with moved (reference, owner, amount) as (
              select reference, owner, sum(-delta) from ledger_movement
               where kind in ('collect', 'collectFee') and delta < 0 and purpose = 'available' and owner <> 0
               group by reference, owner),
            wanted (reference, owner, amount) as (
              select 'collect:' || id, sub, amount from wallet_collection_row where is_moved)
            select coalesce(w.reference, m.reference) || ' moved ' || coalesce(m.amount, 0) || ' instead of '
                   || coalesce(w.amount, 0) as found
              from wanted w full join moved m on m.reference = w.reference and m.owner = w.owner
             where coalesce(w.amount, 0) <> coalesce(m.amount, 0) limit 20`,
        ),
      ),
  },
  {
    name: 'no operator has both hands on a receipt or a payout',
    run: (db) =>
      strings(
        rows(
          db,
          sql<{ found: string }>`
            select number as found from wallet_recharge where first_operator = second_operator
            union all select number from wallet_withdrawal where first_operator = second_operator limit 20`,
        ),
      ),
  },
];
