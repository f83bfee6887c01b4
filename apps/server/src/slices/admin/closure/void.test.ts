import { HOUR } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { latestActs, settleOperators } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { oneRow, rows, run } from '../../../platform/database/database.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { closeAfterRestore } from './close-after-restore.ts';

/** The tables with what lets somebody in, or counts as somebody's word: which of their rows a restore leaves none of. */
const VOID: Readonly<Record<string, string>> = {
  admin_approval: 'used_at is null',
  admin_factor_link: 'used_at is null',
  admin_passkey_flow: 'true',
  admin_session: 'ended_at is null',
  admin_setup_link: 'used_at is null',
  identity_attempt: 'true',
  identity_challenge: 'true',
  identity_code: 'true',
  identity_hand_off: 'true',
  identity_passkey_flow: 'true',
  identity_session: 'ended_at is null',
  platform_live_ticket: 'true',
};
/** The others whose names sound like it, and why they stay. */
const KEPT: Readonly<Record<string, string>> = {
  admin_device: 'tells that two operators have used one device',
  admin_recovery_code: 'is of the operator, as its password is',
  identity_credential: 'is of the member',
  identity_device: 'recognises a device, and opens nothing',
  identity_spent_token: 'tells that a token was copied, and opens nothing',
  ledger_day_flow: 'sums of days',
  network_link: 'a consent between members, which either takes back',
  shop_coupon: 'what a coupon is called',
};

describe.each(ENGINES)('what a restore makes void on the %s database', (engine) => {
  let world: WalletWorld;
  let ada: TestClient;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    const { ports, ann, bo } = world;
    const supers = await settleOperators(ports, ['adaking', 'beaking', 'cleoking']);
    const [first, second] = supers.map(({ cookie }) => {
      const client = new TestClient(world.http);
      client.setCookie(OPERATOR_COOKIE, cookie);
      return client;
    }) as [TestClient, TestClient];
    ada = first;
    const later = new Date(ports.clock.now().getTime() + HOUR);
    const at = ports.clock.now();
    for (const statement of [
      sql`insert into admin_approval (id, operator_id, session_id, signed_text, expires_at)
          select 'a', id, 1, '', ${later} from admin_operator limit 1`,
      sql`insert into admin_factor_link (token_hash, operator_id, email, expires_at)
          select '\\x01', id, 'a@mail.example', ${later} from admin_operator limit 1`,
      sql`insert into admin_passkey_flow (id, kind, challenge, expires_at) values ('a', 'login', 'a', ${later})`,
      sql`insert into admin_setup_link (token_hash, roles, expires_at) values ('\\x01', '{super}', ${later})`,
      sql`insert into identity_attempt (kind, subject, source, failures, waits, since, last_at)
          values ('login', ${ann.no}, 'account', 5, 1, ${at}, ${at})`,
      sql`insert into identity_challenge (id, action, answer, work_hash, expires_at) values ('a', 'login', 1, '\\x01', ${later})`,
      sql`insert into identity_code (purpose, channel, address, code_hash, created_at, expires_at)
          values ('login', 'phone', '13900000001', '\\x01', ${at}, ${later})`,
      sql`insert into identity_hand_off (code_hash, issuer, target, companion_hash, expires_at)
          select '\\x01', id, ${BigInt(bo.no)}, '\\x01', ${later} from identity_session where member_no = ${BigInt(ann.no)} limit 1`,
      sql`insert into identity_passkey_flow (id, kind, challenge, expires_at) values ('a', 'login', 'a', ${later})`,
      sql`update identity_credential set totp_secret = 'sealed', totp_confirmed = true where member_no = ${BigInt(ann.no)}`,
    ])
      await run(ports.db, statement);
    await ann.client.call('live.ticket', { body: {} });
    const reset = { params: { id: ann.no }, body: { reason: 'has lost the phone' } };
    const removal = await ada.call('identity.proposeFactorReset', reset);
    expect((await approveShown(second, removal.value.id)).value.state).toBe('approved');
  });
  afterAll(() => world.close());

  const open = async (table: string): Promise<number> => {
    const where = sql.raw(VOID[table] ?? 'true');
    const query = sql<{ n: bigint }>`select count(*) as n from ${sql.table(table)} where ${where}`;
    return Number((await oneRow(world.ports.db, query)).n);
  };

  it('is known of every table', async () => {
    const named = await rows(
      world.ports.db,
      sql<{ name: string }>`
        select distinct c.table_name as name from information_schema.columns c join pg_tables t on t.tablename = c.table_name
         where t.schemaname = 'public'
           and (c.column_name ~ '(token|ticket|challenge|code|companion|device)_?(hash)?$' or c.column_name = 'proved_until'
                or c.table_name ~ '(ticket|session|link|flow|hand_off|attempt|approval)$')`,
    );
    const known = [...Object.keys(VOID), ...Object.keys(KEPT)];
    expect(named.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });

  it('are sessions, codes, tickets, hand-offs, links, approvals and waits, and the removal of factors that is not in force', async () => {
    const { ann, ports } = world;
    for (const table of Object.keys(VOID)) expect(await open(table), table).toBeGreaterThan(0);
    const now = ports.clock.now();
    const restored = {
      restoredAt: now,
      takenAt: new Date(now.getTime() - HOUR),
      mayEnter: ['adaking', 'beaking'],
    } as const;
    expect((await closeAfterRestore(ports.db, restored)).ok).toBe(true);
    for (const table of Object.keys(VOID)) expect(await open(table), table).toBe(0);
    expect((await ann.client.call('wallet.balances')).refusal).toBe('notSignedIn');
    expect((await ada.call('admin.session')).refusal).toBe('notSignedIn');
    const [removal] = await rows(
      ports.db,
      sql<{ state: string }>`select state from platform_proposal where kind = 'memberFactorLost'`,
    );
    expect(removal?.state).toBe('withdrawn');
    const acts = (await latestActs(ports.db, 4)).map(({ act, operator, subject }) => ({ act, operator, subject }));
    expect(acts).toContainEqual({ act: 'operator.suspend', operator: 'terminal', subject: 'cleoking' });
    expect(acts).toContainEqual({ act: 'proposal.withdraw', operator: 'terminal', subject: expect.any(String) });
  });
});
