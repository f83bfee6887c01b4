import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { amount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES, type Engine } from '@greenhall/test-kit/database';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { LONG_PROVED, latestActs, settleOperators } from '@greenhall/test-kit/operators';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { everyJob } from '../../../compose.ts';
import { type Tx, oneRow, rows, run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import { lockSwitchOn } from '../../../platform/switches.ts';
import { post } from '../../ledger/index.ts';
import { actFromTerminal } from '../index.ts';
import { closeAfterRestore } from './close-after-restore.ts';

const REASON = 'compared with the bank';

/** A house with two members who have dealt before, and four supers who are signed in. */
class House {
  readonly world: WalletWorld;
  private readonly cookies: ReadonlyMap<string, string>;
  private entered = 0;

  private constructor(world: WalletWorld, cookies: ReadonlyMap<string, string>) {
    this.world = world;
    this.cookies = cookies;
  }

  static async open(engine: Engine): Promise<House> {
    const world = await openWalletWorld(engine);
    await world.give(world.ann, { usdt: 100n, mey: 100n });
    const supers = await settleOperators(world.ports, ['adaking', 'beaking', 'cleoking', 'dankking']);
    const house = new House(world, new Map(supers.map(({ username, cookie }) => [username, cookie])));
    await house.pay('1');
    return house;
  }

  /** An operator, in a session that was opened before the restore. */
  desk(name: string): TestClient {
    const client = new TestClient(this.world.http);
    client.setCookie(OPERATOR_COOKIE, this.cookies.get(name) ?? '');
    return client;
  }

  /** An operator who signs in after the restore. */
  async enter(name: string): Promise<TestClient> {
    const { db, clock } = this.world.ports;
    this.entered += 1;
    const cookie = `${name} after the restore, ${this.entered}`;
    await run(
      db,
      sql`insert into admin_session (operator_id, token_hash, device, network, created_at, seen_at, proved_until)
          select id, sha256(${cookie}::text::bytea), 'test', '', ${clock.now()}, ${clock.now()}, ${LONG_PROVED}::timestamptz
            from admin_operator where username = ${name}`,
    );
    const client = new TestClient(this.world.http);
    client.setCookie(OPERATOR_COOKIE, cookie);
    return client;
  }

  pay = (coins: string) =>
    this.world.ann.client.call('wallet.transfer', {
      body: { payee: 'bochen', coin: 'mey', amount: coins, payPassword: PAY },
    });

  /** Ann buys a level, so that there is a day to settle. */
  async activate(): Promise<void> {
    const { ann } = this.world;
    await this.world.give(ann, { mey: 2_000n });
    const convert = { from: 'mey', to: 'bdb', amount: '1000', payPassword: PAY };
    expect((await ann.client.call('wallet.convert', { body: convert })).refusal).toBeUndefined();
    const buy = { member: ann.no, coin: 'bdb', payPassword: PAY };
    expect((await ann.client.call('stock.activate', { body: buy })).refusal).toBeUndefined();
  }

  close = (mayEnter: readonly [string, string] = ['adaking', 'beaking']) => {
    const now = this.world.ports.clock.now();
    return closeAfterRestore(this.world.ports.db, {
      restoredAt: now,
      takenAt: new Date(now.getTime() - HOUR),
      mayEnter,
    });
  };

  /** Ann signs in anew. */
  async signIn(): Promise<void> {
    for (const person of [this.world.ann, this.world.bo])
      Object.assign(person, await this.world.signIn(person.no, person.name));
  }

  async runJobs(): Promise<void> {
    for (const { run: once } of everyJob(this.world.ports)) await once();
  }

  count = async (table: string): Promise<number> =>
    Number((await oneRow(this.world.ports.db, sql<{ n: bigint }>`select count(*) as n from ${sql.table(table)}`)).n);

  /** Two operators open the house. */
  async opened(snapshot = '0'): Promise<void> {
    const [ada, bea] = [await this.enter('adaking'), await this.enter('beaking')];
    const body = { snapshot, compared: true, reason: REASON };
    const made = await ada.call('admin.proposeOpening', { body });
    expect(made.refusal).toBeUndefined();
    expect((await approveShown(bea, made.value.id)).refusal).toBeUndefined();
  }
}

describe.each(ENGINES)('after a restore on the %s database', (engine) => {
  let house: House;
  beforeEach(async () => {
    house = await House.open(engine);
  });
  afterEach(async () => {
    expect(await house.world.faults()).toEqual([]);
    await house.world.close();
  });

  it('only the two named operators can sign in, and they let others back one by one', async () => {
    const before = await rows(
      house.world.ports.db,
      sql<{ username: string }>`select username from admin_operator where suspended_at is null order by username`,
    );
    expect(before).toHaveLength(4);
    expect(await house.close(['adaking', 'nobody'])).toMatchObject({ refusal: 'notFound' });
    expect(await house.close(['adaking', 'adaking'])).toMatchObject({ refusal: 'statusChanged' });
    expect((await house.close()).ok).toBe(true);
    expect((await (await house.enter('cleoking')).call('admin.session')).refusal).toBe('notSignedIn');
    const ada = await house.enter('adaking');
    const listed = (await ada.call('admin.operators')).value.items;
    const suspended = listed.filter(({ isSuspended }) => isSuspended).map(({ username }) => username);
    expect(suspended.toSorted()).toEqual(['cleoking', 'dankking']);
    const id = listed.find(({ username }) => username === 'cleoking')?.id ?? '';
    const asked = await ada.call('admin.resumeOperator', { params: { id }, body: { reason: REASON } });
    expect((await approveShown(await house.enter('beaking'), asked.value.id)).refusal).toBeUndefined();
    expect((await (await house.enter('cleoking')).call('admin.session')).refusal).toBeUndefined();
    expect((await (await house.enter('dankking')).call('admin.session')).refusal).toBe('notSignedIn');
    const acts = (await latestActs(house.world.ports.db, 10)).map(({ act, operator, subject }) => [
      act,
      operator,
      subject,
    ]);
    expect(acts).toContainEqual(['operator.suspend', 'terminal', 'dankking']);
    expect(acts.find(([act]) => act === 'closure.close')).toEqual(['closure.close', 'terminal', expect.any(String)]);
  });

  it('no coin moves and nothing goes out until two have opened, and then everything goes on', async () => {
    const { ann, bo, ports } = house.world;
    const target = { kind: 'mail', address: 'watch@mail.example', language: 'en', reason: REASON };
    const asked = await house.desk('adaking').call('admin.proposeAlarmTarget', { body: target });
    await approveShown(house.desk('beaking'), asked.value.proposal.id);
    const mailed = ports.messenger.sent.length;
    const told = () => ports.messenger.sent.slice(mailed).map(({ to }) => to);
    await transact(ports.db, async (tx) =>
      accept(await ports.notify(tx, memberNumber(bo.no), 'exportReady', { until: ports.clock.now().toISOString() })),
    );
    await house.activate();
    await house.close();
    await house.signIn();
    ports.alarms.raise('jobFailing', { job: 'one that fails' });
    await ports.alarms.idle();
    const postings = await house.count('ledger_posting');
    expect((await ann.client.call('platform.status')).value.closedAfter).not.toBeNull();
    expect((await ann.client.call('wallet.balances')).refusal).toBeUndefined();
    expect((await house.pay('1')).refusal).toBe('notYetOpen');
    const quote = { from: 'usdt', to: 'mey', amount: '100' };
    expect((await ann.client.call('wallet.quote', { body: quote })).refusal).toBe('notYetOpen');
    const withdraw = { account: '1', amount: '10', payPassword: PAY };
    expect((await ann.client.call('wallet.withdraw', { body: withdraw })).refusal).toBe('payoutsFrozen');
    const begun = await (await house.enter('adaking')).call('stock.runNow', { body: {} });
    expect(begun.refusal).toBe('notYetOpen');
    ports.clock.advance(2 * DAY);
    await house.signIn();
    await house.runJobs();
    expect(await house.count('ledger_posting')).toBe(postings);
    expect(await house.count('stock_settlement')).toBe(0);
    expect(await house.count('proof_snapshot')).toBe(0);
    expect((await house.world.balance(bo, 'mey')).available).toBe('0.000000');
    expect(told()).toEqual([]);
    await house.opened();
    expect((await ann.client.call('platform.status')).value.closedAfter).toBeNull();
    await house.runJobs();
    expect((await house.world.balance(bo, 'mey')).available).not.toBe('0.000000');
    expect(told()).toContain('watch@mail.example');
    expect(told()).toContain('bochen@mail.example');
    expect(await house.count('stock_settlement')).toBeGreaterThan(0);
    expect(await house.count('proof_snapshot')).toBeGreaterThan(0);
    expect((await house.pay('1')).refusal).toBeUndefined();
  });

  it('what is under way is done before it closes, and what comes after is refused', async () => {
    const { ports, ann } = house.world;
    const posts = (tx: Tx) => {
      const [from, to] = [platformAccount('outside:receipt', 'usdt'), available(memberNumber(ann.no), 'usdt')];
      const postings = [posting('recharge', from, to, amount(5n))];
      return post(tx, { reference: 'test:closing', at: ports.clock.now(), postings });
    };
    const [hasPosted, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const before = transact(ports.db, async (tx) => {
      const done = await posts(tx);
      hasPosted.resolve();
      await mayEnd.promise;
      return done;
    });
    await hasPosted.promise;
    const order: string[] = [];
    const closing = house.close().then((done) => void order.push(done.ok ? 'closed' : done.refusal));
    const ended = before.then((done) => void order.push(done.ok ? 'posted' : done.refusal));
    const waiting = sql<{ n: bigint }>`select count(*) as n from pg_locks where locktype = 'advisory' and not granted`;
    if (engine === 'postgresql') await expect.poll(async () => (await oneRow(ports.db, waiting)).n).toBeGreaterThan(0n);
    mayEnd.resolve();
    await Promise.all([ended, closing]);
    expect(order).toEqual(['posted', 'closed']);
    expect(await transact(ports.db, posts)).toMatchObject({ refusal: 'notYetOpen' });
    expect(await transact(ports.db, async (tx) => accept(await lockSwitchOn(tx, 'payouts')))).toMatchObject({
      value: false,
    });
  });

  it('one operator does not open it, nor two who do not say the same, and snapshots are numbered on from the published ones', async () => {
    const { ports } = house.world;
    ports.clock.advance(DAY);
    await house.runJobs();
    const own = await house.count('proof_snapshot');
    expect(own).toBeGreaterThan(0);
    ports.clock.advance(HOUR);
    await house.close();
    const [ada, bea] = [await house.enter('adaking'), await house.enter('beaking')];
    expect((await ada.call('proof.take', { body: {} })).refusal).toBe('notYetOpen');
    const body = { snapshot: '41', compared: true, reason: REASON };
    expect((await ada.call('admin.proposeOpening', { body: { ...body, compared: false } })).refusal).toBe('badRequest');
    const { value } = await ada.call('admin.proposeOpening', { body });
    expect(value.changes).toEqual([
      { field: 'closure', from: 'closed', to: 'open' },
      { field: 'nextSnapshot', from: String(own + 1), to: '42' },
    ]);
    expect((await bea.call('admin.proposeOpening', { body })).refusal).toBe('resubmitted');
    expect((await approveShown(ada, value.id)).refusal).toBe('fourEyes');
    expect((await ada.call('platform.status')).value.closedAfter).not.toBeNull();
    expect((await approveShown(bea, value.id)).refusal).toBeUndefined();
    expect((await ada.call('admin.proposeOpening', { body })).refusal).toBe('statusChanged');
    const [restored] = (await ada.call('admin.closures')).value.items;
    expect(restored).toMatchObject({ openedBy: ['adaking', 'beaking'], highestSnapshot: '41' });
    const applied = (await latestActs(ports.db, 3)).find(({ act }) => act === 'proposal.apply');
    expect(applied).toMatchObject({ before: { closure: 'closed' }, after: { closure: 'open', nextSnapshot: '42' } });
    ports.clock.advance(HOUR);
    const again = await house.enter('adaking');
    const taken = (await again.call('proof.take', { body: {} })).value.head;
    expect(taken).toMatchObject({
      number: '42',
      restored: { takenAt: restored?.takenAt, openedAt: restored?.openedAt },
    });
    ports.clock.advance(2 * MINUTE);
    const next = (await again.call('proof.take', { body: {} })).value.head;
    expect([next.number, next.restored]).toEqual(['43', undefined]);
    const { items } = (await house.world.guest.call('proof.restores')).value;
    expect(items).toEqual([{ takenAt: restored?.takenAt, closedAt: restored?.closedAt, openedAt: restored?.openedAt }]);
  });

  it('transfers of a batch are refused by the ledger, where the process still takes the installation for open', async () => {
    const { ports } = house.world;
    ports.clock.advance(2 * DAY);
    await house.signIn();
    await house.runJobs();
    expect((await house.pay('1')).value.state).toBe('credited');
    const postings = await house.count('ledger_posting');
    await house.close();
    await house.signIn();
    const paid = await Promise.all(['1', '2', '3'].map((coins) => house.pay(coins)));
    expect(paid.map(({ refusal }) => refusal)).toEqual(['notYetOpen', 'notYetOpen', 'notYetOpen']);
    expect(await house.count('ledger_posting')).toBe(postings);
  });

  it('an opening that was proposed does not count for a restore that comes after it', async () => {
    const { ports } = house.world;
    await house.close();
    const body = { snapshot: '0', compared: true, reason: REASON };
    const { value } = await (await house.enter('adaking')).call('admin.proposeOpening', { body });
    ports.clock.advance(MINUTE);
    await house.close();
    const bea = await house.enter('beaking');
    expect((await approveShown(bea, value.id)).refusal).toBe('statusChanged');
    expect((await bea.call('admin.closures')).value).toMatchObject({ isClosed: true, isProposed: false });
    await house.opened();
    expect((await bea.call('admin.closures')).value).toMatchObject({ isClosed: false });
  });

  it('is closed from the terminal, with the moment of the backup and two names', async () => {
    const { ports } = house.world;
    const act = {
      act: 'close-after-restore',
      takenAt: '2099-01-01T00:00:00Z',
      mayEnter: ['adaking', 'beaking'],
    } as const;
    expect(await actFromTerminal(ports, act)).toEqual({ refusal: '5001 badRequest' });
    const takenAt = new Date(ports.clock.now().getTime() - HOUR).toISOString();
    expect(await actFromTerminal(ports, { ...act, takenAt })).toEqual({ tokens: [] });
    expect((await house.world.guest.call('platform.status')).value.closedAfter).toBe(takenAt);
    await house.opened();
  });
});
