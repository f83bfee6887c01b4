import { sql } from 'kysely';
import { decimal, type PersonalTable, personalTable } from '../../platform/facts/personal-data.ts';

/** What the slice keeps about a member, for the member's own copy. Rule: members#export. */
export const walletPersonal: readonly PersonalTable[] = [
  personalTable(
    'transfers',
    (member) => sql`
      select id, case when payer = ${member} then 'sent' else 'received' end as direction, coin, ${decimal('amount')}, ${decimal('fee')},
             case when payer = ${member} then remark end as remark, state, made_at
        from wallet_transfer where payer = ${member} or payee = ${member}`,
  ),
  personalTable(
    'payees',
    (member) => sql`
      select p.id, p.label, case when p.typed then n.username end as username, p.saved_at
        from wallet_payee p join identity_name n on n.member_no = p.payee where p.member_no = ${member}`,
  ),
  personalTable(
    'paymentRequests',
    (member) => sql`
      select id, number, coin, ${decimal('amount')}, remark, state, made_at, expires_at, ended_at
        from wallet_payment_request where payee = ${member}`,
  ),
  personalTable(
    'conversions',
    (member) => sql`
      select id, kind, from_coin, to_coin, ${decimal('amount')}, ${decimal('fee')}, rate, ${decimal('credited')}, remark, made_at
        from wallet_conversion where member_no = ${member}`,
  ),
  personalTable(
    'recharges',
    (member) => sql`
      select id, number, ${decimal('amount')}, reference, note, state, reason, txid, proved_at, made_at, decided_at
        from wallet_recharge where member_no = ${member}`,
  ),
  personalTable(
    'exactPayments',
    (member) => sql`
      select id, network, ${decimal('amount')}, state, made_at, ended_at from wallet_exact_payment where member_no = ${member}`,
  ),
  personalTable(
    'withdrawals',
    (member) => sql`
      select id, number, network, address, ${decimal('amount')}, ${decimal('fee')}, state, reference, reason, txid, proved_at, made_at, decided_at
        from wallet_withdrawal where member_no = ${member}`,
  ),
  personalTable(
    'addresses',
    (member) => sql`
      select id, network, address, label, is_default, usable_at, proved_at, deleted_at
        from wallet_account where member_no = ${member}`,
  ),
];
