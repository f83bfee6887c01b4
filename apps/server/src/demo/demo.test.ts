import { NETWORKS } from '@greenhall/domain/chain/networks';
import { refuse } from '@greenhall/domain/shared/result';
import { DAY, HOUR, SECOND, dateOf, dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { isDrawn } from '@greenhall/domain/verification/second-review';
import { TestClient } from '@greenhall/test-kit/client';
import { BOTH_ENGINES, freshPostgres } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { generateSync } from 'otplib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { App } from '../compose.ts';
import { runChecks } from '../platform/checks.ts';
import { transact } from '../platform/database/transact.ts';
import { ledgerChecks } from '../slices/ledger/checks.ts';
import { readSettings } from '@greenhall/test-kit/settings';
import { drawOf } from '../slices/verification/desk/second-review.ts';
import { SettingsError } from '../platform/settings/settings.ts';
import { firstToken, localChain } from './chain/local-chain.ts';
import { demoWallet } from './chain/wallet.ts';
import { composeDemo } from './index.ts';
import { runSweeps } from './test-sweeps.ts';

const log = pino({ level: 'silent' });
const SIZE = 24;

/** A secret by which the first verification is drawn for a second reviewer, as one in some is. */
function drawingSecret(): string {
  for (let number = 1; ; number += 1) {
    const secret = `a secret of the demo world, number ${number}`;
    if (isDrawn(drawOf(secret, 1n))) return secret;
  }
}

/** A decimal string that may have a minus, in micro. */
const micro = (text: string): bigint => BigInt(text.replace('.', ''));

describe.each(BOTH_ENGINES)('a small demo world on the %s database', (engine) => {
  let app: App;
  let dropDatabase = async (): Promise<void> => undefined;
  let lines: readonly string[];
  const steps: number[] = [];
  beforeAll(async () => {
    const postgres = engine === 'postgresql' ? await freshPostgres() : undefined;
    if (postgres) dropDatabase = postgres.drop;
    ({ app, lines } = await composeDemo(readSettings({ LOG_LEVEL: 'silent', PEPPER: drawingSecret() }), log, {
      size: SIZE,
      ...(postgres ? { databaseUrl: postgres.url } : {}),
      onProgress: (percent) => steps.push(percent),
    }));
    desks = await signIn();
  });
  afterAll(async () => {
    await app.close();
    await dropDatabase();
  });

  const named = (kind: string) =>
    lines.flatMap((line) => {
      const [, name = '', password = '', secret = ''] =
        new RegExp(`^ +${kind} +(\\w+) +password (\\S+) +\\w+ (\\S+)`).exec(line) ?? [];
      return name ? [{ name, password, secret }] : [];
    });
  const figures = async <T>(query: ReturnType<typeof sql<T>>): Promise<readonly T[]> =>
    (await query.execute(app.ports.db)).rows;

  /** Every operator, signed in at the console with its roles: a code of an authenticator counts once. */
  async function signIn() {
    const entered = named('Operator').map(async ({ name, password, secret }) => {
      const client = new TestClient(app.http);
      const code = generateSync({ secret, epoch: Math.floor(Date.now() / SECOND) });
      const { roles } = (await client.call('admin.login', { body: { username: name, password, code } })).value;
      return { client, roles };
    });
    return Promise.all(entered);
  }
  let desks: Awaited<ReturnType<typeof signIn>>;
  const desk = () => desks[0]?.client ?? new TestClient(app.http);

  it('has a shop with 36 goods in eight classes, in ten languages and with pictures', async () => {
    const guest = new TestClient(app.http);
    const { items } = (await guest.call('shop.classes', {})).value;
    expect(items.flatMap(({ classes }) => classes)).toHaveLength(8);
    for (const language of ['zh-Hans', 'zh-Hant', 'en', 'kor', 'jp', 'de', 'spa', 'fra', 'pt', 'th'] as const) {
      const goods = (await guest.call('shop.search', { query: { limit: '100', language } })).value.items;
      expect(goods).toHaveLength(36);
      expect(new Set(goods.map(({ name }) => name.text)).size).toBe(36);
      expect(goods.every(({ name, picture }) => name.language === language && picture !== null)).toBe(true);
    }
  });

  it('has orders of the shop in every state, with reviews and coupons', async () => {
    const states = await figures(sql<{ state: string }>`select distinct state from shop_order`);
    const all = ['afterSale', 'canceled', 'completed', 'toPay', 'toReceive', 'toShip'];
    expect(states.map(({ state }) => state).toSorted()).toEqual(all);
    const [counted] = await figures(
      sql<{ reviews: number; coupons: number; closed: number }>`
        select (select count(*)::int from shop_review) as reviews, (select count(*)::int from shop_coupon) as coupons,
               (select count(*)::int from shop_order where closed_at is not null) as closed`,
    );
    expect(counted).toEqual({ reviews: 4, coupons: 2, closed: 2 });
  });

  it('has linked accounts in every state', async () => {
    const states = await figures(sql<{ state: string }>`select distinct state from network_link`);
    const all = ['applied', 'bound', 'ended', 'expired', 'refused', 'withdrawn'];
    expect(states.map(({ state }) => state).toSorted()).toEqual(all);
  });

  it('has a verification that was drawn for a second reviewer and approved by both', async () => {
    const drawn = await figures(
      sql<{
        state: string;
      }>`select state from verification_case where second_for = 'draw' and first_reviewer is not null`,
    );
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every(({ state }) => state === 'approved' || state === 'expired')).toBe(true);
  });

  it('has operators who have looked into accounts, in every way that members are told of', async () => {
    const looks = await figures(
      sql<{ name: string; category: string; seen: boolean; investigated: boolean; runs: boolean; roles: string }>`
        select n.username as name, i.category, i.contact_seen as seen, i.investigation_id is not null as investigated,
               i.ended_at is null and i.ends_at > ${app.ports.clock.now()} as runs, i.roles
          from members_inspection i join identity_name n using (member_no) order by i.id`,
    );
    expect(
      looks.map(({ category, seen, investigated, runs, roles }) => [category, seen, investigated, runs, roles]),
    ).toEqual([
      ['law', false, true, false, 'super'],
      ['payment', false, false, false, 'support'],
      ['security', true, false, false, 'super'],
      ['identity', false, false, true, 'super'],
    ]);
    // Three of those who are named to sign in as read of it.
    const members = named('Member').map(({ name }) => name);
    expect(looks.filter(({ name }) => members.includes(name))).toHaveLength(3);
    const shown = await figures(
      sql<{ investigations: number; trades: number }>`
        select (select count(*)::int from members_investigation where ended_at < ${app.ports.clock.now()}) as investigations,
               (select count(*)::int from otc_inspection where operator_id is not null) as trades`,
    );
    expect(shown).toEqual([{ investigations: 1, trades: 1 }]);
  });

  it('keeps every law of the books', async () => {
    const { checks } = await runChecks(app.ports.db, app.checks);
    expect(checks.flatMap((check) => check.found)).toEqual([]);
  });

  it('has reports that close to the last unit, each day and all days together, and say what the journal says', async () => {
    const client = desk();
    const closed = (await client.call('admin.closedDays')).value;
    const [first, last] = [closed.first ?? '', closed.last ?? ''].map((day) => dayOf(Date.parse(day)));
    if (first === undefined || last === undefined) throw new Error('no day is closed');
    expect(last - first).toBeGreaterThan(14);
    const report = async (from: number, to: number) =>
      (await client.call('admin.report', { query: { from: dateOf(from), to: dateOf(to) } })).value;
    let held = new Map<string, bigint>();
    for (let day = first; day <= last; day += 1) {
      const { accounts } = await report(day, day);
      const sums = new Map<string, bigint>();
      const after = new Map<string, bigint>();
      for (const { coin, purpose, opening, came, went, closing } of accounts) {
        const name = `${coin} ${purpose}`;
        expect(micro(opening)).toBe(held.get(name) ?? 0n);
        expect(micro(opening) + micro(came) - micro(went)).toBe(micro(closing));
        sums.set(coin, (sums.get(coin) ?? 0n) + micro(closing));
        if (micro(closing) !== 0n) after.set(name, micro(closing));
      }
      expect([...sums.values()].every((sum) => sum === 0n)).toBe(true);
      held = after;
    }
    const until = new Date(startOfDay(last + 1));
    const journal = await figures(
      sql<{ name: string; balance: bigint }>`
        select coin || ' ' || purpose as name, sum(delta)::bigint as balance from (
            select p.coin, a.purpose, p.amount as delta from ledger_posting p join ledger_account a on a.id = p.to_account where p.at < ${until}
            union all
            select p.coin, a.purpose, -p.amount from ledger_posting p join ledger_account a on a.id = p.from_account where p.at < ${until}) moved
         group by coin, purpose having sum(delta) <> 0 order by 1`,
    );
    expect([...held].toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual(
      journal.map(({ name, balance }) => [name, balance]),
    );
    const { fees, bonuses, trading, shop } = await report(first, last);
    expect([fees.length > 0, bonuses.length > 0, shop.length > 0]).toEqual([true, true, true]);
    const moved = await figures(
      sql<{ kind: string; coin: string; source: string; target: string; postings: number; amount: bigint }>`
        select p.kind, p.coin, f.purpose as source, t.purpose as target, count(*)::int as postings, sum(p.amount)::bigint as amount
          from ledger_posting p join ledger_account f on f.id = p.from_account join ledger_account t on t.id = p.to_account
         where p.at < ${until} group by 1, 2, 3, 4`,
    );
    for (const row of [...fees, ...bonuses, ...trading, ...shop])
      expect(moved).toContainEqual({ ...row, amount: micro(row.amount) });
  });

  it('finds a daily sum that was bent by one unit, with its day', async () => {
    const [flow] = await figures(sql<{ day: number; kind: string }>`select day, kind from ledger_day_flow limit 1`);
    const found: string[] = [];
    const bent = transact(app.ports.db, async (tx) => {
      await sql`set local session_replication_role = replica`.execute(tx);
      await sql`update ledger_day_flow set amount = amount + 1 where day = ${flow?.day} and kind = ${flow?.kind}`.execute(
        tx,
      );
      for (const { run } of ledgerChecks) found.push(...(await run(tx)));
      return refuse('statusChanged');
    });
    expect(await bent).toMatchObject({ refusal: 'statusChanged' });
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((text) => text.startsWith(`day ${flow?.day}: `))).toBe(true);
  });

  it('says how far it has come while it is built', () => {
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(100);
  });

  it('invites to a place that is free', async () => {
    const query = new URLSearchParams(/register\?(\S+)/.exec(lines.join('\n'))?.[1]);
    const asked = { code: query.get('code') ?? '', contact: query.get('contact') ?? '' };
    const places = await new TestClient(app.http).call('network.places', { query: asked });
    expect(places.value[query.get('zone') as 'A' | 'B']).toBe('free');
  });

  it('shows the codes that it sends, at an address and on the page', async () => {
    app.ports.messenger.send({ channel: 'phone', to: '13900000000', subject: 'Code', text: 'Your code: 123456' });
    const codes = await app.http.inject({ url: '/demo/codes' });
    const { items } = codes.json<{ items: readonly unknown[] }>();
    expect(items[0]).toMatchObject({ to: '13900000000', code: '123456' });
    expect((await app.http.inject({ url: '/demo/codes.js' })).body).toContain('/demo/codes');
  });

  it('has a member whose higher level cools off, a newcomer, and others that are what it says of them', async () => {
    const states = await figures(
      sql<{ name: string; status: string; level: number; bought: number }>`
        select i.username as name, m.status, m.level, m.bought from members_member m join identity_name i using (member_no)`,
    );
    const of = (name: string | undefined) => states.find((one) => one.name === name);
    const [, active] = named('Member');
    const closed = lines
      .find((line) => line.includes('level is closed'))
      ?.trim()
      .split(/ +/)[1];
    const newcomer = named('Member').at(-1);
    if (closed) expect(of(closed)?.status).toBe('closed');
    expect(of(active?.name)).toMatchObject({ status: 'active', level: 3 });
    expect(of(active?.name)?.bought).toBeGreaterThan(3);
    expect(of(newcomer?.name)?.status).toBe('pending');
  });

  it('names its members and their passwords, login and payment', async () => {
    const names = named('Member').map(({ name }) => name);
    expect(names.length).toBeGreaterThanOrEqual(3);
    expect(names).toEqual([...new Set(names)]);
    for (const { name, password, secret } of named('Member')) {
      const [found] = await figures(
        sql<{ login: string; pay: string }>`
          select login_hash as login, pay_hash as pay from identity_credential where username = ${name}`,
      );
      expect(await app.ports.hasher.fits(password, found?.login)).toBe(true);
      expect(await app.ports.hasher.fits(secret, found?.pay)).toBe(true);
    }
  });

  it('lets its operators in, each with what its roles may see: recharges, an appeal, a proposal to decide', async () => {
    const found = [];
    for (const { client, roles } of desks) {
      const recharges = await client.call('wallet.deskRecharges');
      const appeals = await client.call('otc.deskAppeals', { query: { state: 'inReview' } });
      const proposals = await client.call('admin.proposals', { query: { open: '1' } });
      const audit = await client.call('admin.audit');
      found.push({
        roles,
        recharges: recharges.refusal ?? recharges.value.items.map(({ state }) => state),
        appeals: appeals.refusal ?? appeals.value.items.map(({ openedBy }) => openedBy),
        proposals: proposals.refusal ?? proposals.value.items.map(({ kind }) => kind),
        audit: audit.refusal ?? audit.value.items.length > 0,
        approving: (await client.call('wallet.approveRecharge', { params: { id: '999999' } })).refusal,
      });
    }
    const all = {
      recharges: expect.arrayContaining(['submitted', 'approved']),
      appeals: ['buyer'],
      proposals: ['marketRules'],
      audit: true,
      approving: 'notFound',
    };
    expect(found).toMatchObject([
      { roles: ['super'], ...all },
      { roles: ['super'], ...all },
      { roles: ['support'], ...all, proposals: 'forbidden', audit: 'forbidden', approving: 'forbidden' },
      { roles: ['accountant'] },
      { roles: ['compliance'] },
    ]);
  });

  it('has something on the desks of positions, rates and corrections', async () => {
    const client = desk();
    const restricted = (await client.call('members.restrictions', { query: {} })).value.items.map(({ kind }) => kind);
    expect(restricted).toEqual(expect.arrayContaining(['trade', 'shares']));
    expect((await client.call('wallet.deskRates')).value.items.map(({ currency }) => currency).toSorted()).toEqual([
      'CNY',
      'EUR',
    ]);
    expect((await client.call('wallet.corrections', { query: {} })).value.items).toMatchObject([
      { way: 'take', amount: '1.000000', coin: 'usdt', isOpen: true },
    ]);
  });

  it('has a chain for each network, and says how to pay there', async () => {
    for (const network of NETWORKS) {
      expect(await app.ports.chain.health(network)).toBe('up');
      const node = new RegExp(`npm run pay -- --network ${network} --node (\\S+) `).exec(lines.join('\n'))?.[1] ?? '';
      const chain = localChain(network, node, firstToken(network), async () => undefined);
      const from = demoWallet(network, 1).address;
      await chain.give(from, 5n);
      const txid = await chain.pay({ from, to: demoWallet(network, 2).address, units: 5n });
      expect(await app.ports.chain.facts(network, txid)).toMatchObject({
        succeeded: true,
        transfers: [{ token: app.ports.chain.terms(network)?.token, from, units: 5n }],
      });
    }
  });

  it('says where to pay in: at a bank, and at an address of its own chain', async () => {
    const ways = await figures(
      sql<{ kind: string; state: string }>`select kind, state from wallet_pay_in_way order by id`,
    );
    expect(ways).toEqual([
      { kind: 'bank', state: 'open' },
      { kind: 'BEP20', state: 'open' },
    ]);
  });

  it('is a past of three weeks: some are pending, payments cool off, nothing is dated later than now', async () => {
    const [span] = await figures(
      sql<{ first: Date; last: Date; pending: bigint; cooling: bigint }>`
        select least(min(m.joined_at), min(t.made_at)) as first, greatest(max(m.joined_at), max(t.made_at)) as last,
               count(distinct m.member_no) filter (where m.status = 'pending') as pending,
               (select count(*) from stock_payment where state = 'cooling' and cools_until > ${app.ports.clock.now()}) as cooling
          from members_state m, wallet_transfer t`,
    );
    const now = app.ports.clock.now().getTime();
    expect(Math.abs(now - Date.now())).toBeLessThan(5 * SECOND);
    expect(span?.last.getTime()).toBeLessThan(now);
    expect(span?.first.getTime()).toBeLessThan(now - 20 * 86_400 * SECOND);
    expect(Number(span?.pending)).toBeGreaterThan(0);
    expect(Number(span?.cooling)).toBeGreaterThan(SIZE / 8);
  });

  it('has a hall that has lived: days are settled, shares held and sold, bonuses paid', async () => {
    const [hall] = await figures(
      sql<{ days: bigint; holders: bigint; sales: bigint; kinds: bigint }>`
        select (select count(*) from stock_settlement) as days,
               (select count(*) from stock_member where held > 0) as holders,
               (select count(*) from stock_offer where not is_clear_out) as sales,
               (select count(distinct kind) from stock_bonus where paid > 0) as kinds`,
    );
    // The first payment is sixteen days old: the hall counts its days from there at the latest.
    expect(Number(hall?.days)).toBeGreaterThan(14);
    expect(Number(hall?.holders)).toBeGreaterThan(3);
    expect(Number(hall?.sales)).toBeGreaterThan(0);
    expect(Number(hall?.kinds)).toBeGreaterThan(3);
  });

  it('has something to do for half of the sweeps, and none writes while its condition does not hold', async () => {
    const { missed, idle } = await runSweeps(app.ports, [HOUR, DAY, 8 * DAY, 9 * DAY, 40 * DAY]);
    expect(missed).toEqual([]);
    expect(idle).toHaveLength(10);
  });
});

it('is refused in live mode', async () => {
  const live = { ...readSettings({}), mode: 'live' } as const;
  await expect(composeDemo(live, log, { size: SIZE })).rejects.toThrow(SettingsError);
});
