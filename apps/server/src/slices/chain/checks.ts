import { sql } from 'kysely';
import { type Check, moneyCheck } from '../../platform/checks.ts';

/** The invariants of the claims that keys do not keep. */
export const chainChecks: readonly Check[] = [
  moneyCheck(
    'no payment on a chain is used for two things',
    // Trades that one transaction paid before the place of a log was kept are numbered one after the other.
    sql`
      select distinct a.network || ' ' || a.txid as found
        from chain_claim a
        join chain_claim b on b.network = a.network and b.txid = a.txid and (b.kind, b.ref) <> (a.kind, a.ref)
       where a.log is null and (a.kind, b.kind) <> ('trade', 'trade') limit 20`,
  ),
];
