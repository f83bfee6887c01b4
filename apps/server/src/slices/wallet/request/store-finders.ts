import { readReference } from '@greenhall/domain/wallet/reference';
import { sql } from 'kysely';
import type { FindersOf, Sought } from '../../../platform/facts/finders.ts';

/** What was typed as the receipt of an outside payment, if it can be one. */
function receiptOf({ text }: Sought): string | null {
  const read = readReference(text);
  return read.ok ? read.value.key : null;
}

/** Recharges by number, txid or receipt, and withdrawals by number, receipt or the address that is paid. */
export const requestFinders: FindersOf = {
  recharge: (sought) => sql`
    select r.id::text as id, r.number as title, n.username as about
      from wallet_recharge r join identity_name n using (member_no)
     where r.id in (
             select id from wallet_recharge where number = ${sought.upper}
              union select id from wallet_recharge where txid = ${sought.lower}
              union select id from wallet_recharge where reference_key = ${receiptOf(sought)})
     order by r.id desc`,
  withdrawal: (sought) => sql`
    select w.id::text as id, w.number as title, n.username as about
      from wallet_withdrawal w join identity_name n using (member_no)
     where w.id in (
             select id from wallet_withdrawal where number = ${sought.upper}
              union select id from wallet_withdrawal where reference_key = ${receiptOf(sought)}
              union select id from wallet_withdrawal where lower(address) = ${sought.lower})
     order by w.id desc`,
};
