import { migrate } from '@greenhall/server/platform/database/migrate';
import { type OpenDatabase, openPostgres } from '@greenhall/server/platform/database/postgres';
import { pino } from 'pino';

/** The first member number of the bench's world. */
export const FIRST = 1_000_001;
export const SENDERS = 1_024;
export const KNOWN = 64;

export const nameOf = (index: number): string => `bench${index}`;
export const tokenOf = (index: number): string => `token-of-bench-member-${index}`;
export const companionOf = (index: number): string => `companion-of-bench-member-${index}`;

/** The payees that a sender has paid before: spread evenly over all members, never itself. */
export const payeeOf = (sender: number, turn: number, members: number): number => {
  const step = Math.floor(members / (KNOWN + 1));
  return (sender + ((turn % KNOWN) + 1) * step) % members;
};

/** Members with coins, senders that are signed in, and payees that they know; bulk-loaded, statistics fresh. */
export async function loadWorld(url: string, members: number, payHash: string): Promise<OpenDatabase> {
  const database = openPostgres(url, pino({ level: 'silent' }), { max: 40 });
  await migrate(database);
  const step = Math.floor(members / (KNOWN + 1));
  await database.script(`
    set statement_timeout = 0;
    insert into identity_credential (member_no, username, login_hash, pay_hash, invitation_code, created_at)
      select ${FIRST} + i, 'bench' || i, 'none', '${payHash}', 'bench' || i, now() from generate_series(0, ${members - 1}) i;
    insert into ledger_account (owner, coin, purpose, balance)
      select ${FIRST} + i, 'mey', 'available', 1000000000000 from generate_series(0, ${members - 1}) i;
    insert into ledger_account (owner, coin, purpose, overdraft, balance) values (0, 'mey', 'issue', true, -${members}::bigint * 1000000000000);
    insert into wallet_known_payee (payer, payee, since)
      select ${FIRST} + s, ${FIRST} + (s + (t + 1) * ${step}) % ${members}, now()
        from generate_series(0, ${SENDERS - 1}) s, generate_series(0, ${KNOWN - 1}) t
      union select ${FIRST} + s, ${FIRST} + ${SENDERS}, now() from generate_series(0, ${SENDERS - 1}) s;
    insert into identity_session (member_no, token_hash, companion_hash, device, network, created_at, rotated_at, seen_at)
      select ${FIRST} + s, sha256(convert_to('token-of-bench-member-' || s, 'UTF8')),
             sha256(convert_to('companion-of-bench-member-' || s, 'UTF8')), 'bench', '127.0.0.1', now(), now(), now()
        from generate_series(0, ${SENDERS - 1}) s;
  `);
  await database.script('vacuum analyze');
  await database.script('checkpoint');
  return database;
}
