import { randomUUID } from 'node:crypto';
import type { LiveMessage } from '@greenhall/contract/live';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { amount, MICRO } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { SECOND } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { openWalletWorld, type WalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { liveChannels, openSessions } from '../../compose.ts';
import { post } from '../../slices/ledger/index.ts';
import { audit } from '../audit/audit.ts';
import { transact } from '../database/transact.ts';
import { openPostgres } from '../database/postgres.ts';
import { notifyEverybody } from './store.ts';
import { LiveSessions } from './sessions.ts';
import { type LiveHub, openLive } from './hub.ts';
import type { Channel } from './live.ts';

const MARKET = 'otc:usdt:BEP20';

/** The far end of a socket that remembers what it was told. */
function listener() {
  const told: LiveMessage[] = [];
  const state = { closed: undefined as number | undefined, buffered: 0 };
  const peer = {
    send: (text: string) => void told.push(JSON.parse(text)),
    close: (code: number) => void (state.closed ??= code),
    buffered: () => state.buffered,
  };
  const events = () => told.flatMap((message) => (message.kind === 'event' ? [message] : []));
  const joined = () => told.flatMap((message) => (message.kind === 'joined' ? [message] : []));
  return { told, state, peer, events, joined, ids: () => events().map(({ event }) => event.id) };
}

describe.each(ENGINES)('live events on the %s database', (engine) => {
  let world: WalletWorld;
  let liveSessions: LiveSessions;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    liveSessions = sessionsOf(world.ports.live);
  });
  afterEach(() => {
    for (const session of liveSessions.sessions) session.end();
  });
  afterAll(() => world.close());

  function sessionsOf(hub: LiveHub): LiveSessions {
    const { ports } = world;
    // A member of these tests sends more than a person does; nothing waits for that.
    const pace = { now: () => performance.now(), wait: async () => undefined };
    return new LiveSessions(ports, hub, liveChannels, openSessions(ports), pace);
  }
  const publish = (id: string, channel: Channel = MARKET) =>
    transact(world.ports.db, async (tx) =>
      accept(await world.ports.live.publish(tx, { channels: [channel], events: [{ what: 'listing', id }] })),
    );
  const ticket = async (who = world.ann) => (await who.client.call('live.ticket')).value.ticket;
  const openTo = async (who = world.ann, through = liveSessions) => {
    const end = listener();
    const session = through.open(end.peer, '127.0.0.1');
    if (!session) throw new Error('not let in');
    const say = async (message: object) => {
      session.receive(JSON.stringify(message));
      await session.idle();
    };
    await say({ kind: 'ticket', ticket: await ticket(who) });
    const join = (channel: string, after: number | null = null) => say({ kind: 'join', channel, after });
    return { ...end, session, say, join };
  };

  it('tell a session that acts for an account nothing of what is for its member alone', async () => {
    const channels = [`member:${BigInt(world.ann.no)}`] as const;
    const [own, acting] = [await openTo(), await openTo(await world.signIn(world.ann.no, world.ann.name, true))];
    for (const end of [own, acting]) await end.join('member');
    const after = own.joined()[0]?.at ?? 0;
    const whats = ['message', 'notification', 'balance', 'verification', 'link', 'paymentRequest', 'trade'] as const;
    await transact(world.ports.db, async (tx) =>
      accept(await world.ports.live.publish(tx, { channels, events: whats.map((what) => ({ what, id: 'own' })) })),
    );
    const told = (end: typeof own) => end.events().flatMap(({ event }) => (event.id === 'own' ? [event.what] : []));
    await expect.poll(() => told(own)).toEqual(whats);
    await expect.poll(() => told(acting)).toEqual(['balance', 'trade']);
    // Nor of what it has missed.
    const late = await openTo(await world.signIn(world.ann.no, world.ann.name, true));
    await late.join('member', after);
    await expect.poll(() => told(late)).toEqual(['balance', 'trade']);
  });

  it('reach those who joined their channel, once, in order, and only after the commit', async () => {
    const end = await openTo();
    await end.join(MARKET);
    const failing = transact(world.ports.db, async (tx) => {
      await world.ports.live.publish(tx, { channels: [MARKET], events: [{ what: 'listing', id: 'never' }] });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await publish('1');
    await publish('2');
    await publish('elsewhere', 'otc:usdt:TRC20');
    await expect.poll(end.ids).toEqual(['1', '2']);
    expect(end.told.map(({ n }) => n)).toEqual([1, 2, 3, 4]);
  });

  it('that came while nobody listened are past for who joins, and it is told how long nothing has come', async () => {
    await publish('unread');
    await publish('own', `member:${BigInt(world.ann.no)}`);
    const first = await openTo();
    await first.join('member');
    await first.join(MARKET);
    await publish('news');
    await expect.poll(first.ids).toEqual(['news']);
    await sql`update platform_event set numbered_at = numbered_at - interval '7 seconds'`.execute(world.ports.db);
    await publish('other', `member:${BigInt(world.bo.no)}`);
    await expect.poll(() => world.ports.live.behind()).toBe(0);
    expect(first.ids()).toEqual(['news']);
    const later = await openTo();
    for (const channel of ['member', MARKET]) await later.join(channel);
    const bo = await openTo(world.bo);
    await bo.join('member');
    const quiet = [...first.joined(), ...later.joined(), ...bo.joined()].map((message) => message.quiet);
    for (const ms of quiet.slice(2, 4)) expect(ms).toBeGreaterThan(7_000);
    for (const ms of [...quiet.slice(0, 2), ...quiet.slice(4)]) expect(ms).toBeLessThan(7_000);
  });

  it('of a member reach that member alone', async () => {
    const [ann, bo] = [await openTo(world.ann), await openTo(world.bo)];
    for (const end of [ann, bo]) await end.join('member');
    await publish('for ann', `member:${BigInt(world.ann.no)}`);
    await publish('for bo', `member:${BigInt(world.bo.no)}`);
    await expect.poll(() => [ann.ids(), bo.ids()]).toEqual([['for ann'], ['for bo']]);
    await ann.say({ kind: 'join', channel: `member:${world.bo.no}`, after: null });
    expect(ann.state.closed).toBe(LIVE_CLOSE.badRequest);
  });

  it('are told again from the last number, and none that was seen', async () => {
    const first = await openTo();
    await first.join(MARKET);
    await publish('seen');
    await expect.poll(first.ids).toEqual(['seen']);
    first.session.end();
    await publish('missed 1');
    await publish('missed 2');
    const again = await openTo();
    await again.join(MARKET, first.events()[0]?.sequence);
    await expect.poll(again.ids).toEqual(['missed 1', 'missed 2']);
    expect(again.joined()).toMatchObject([{ missed: false }]);
  });

  it('that can no longer be told one by one are said to be missed', async () => {
    const end = await openTo();
    await end.join(MARKET, 10_000_000);
    expect(end.joined()).toMatchObject([{ missed: true }]);
    const at = end.joined()[0]?.at ?? 0;
    const witness = await openTo(world.bo);
    await witness.join('otc:usdt:TRC20');
    for (let n = 0; n <= 201; n += 1) await publish(`flood ${n}`, 'otc:usdt:TRC20');
    await expect.poll(() => witness.ids().length).toBe(202);
    await end.join('otc:usdt:TRC20', at);
    expect(end.joined()[1]).toMatchObject({ missed: true, at: at + 202 });
    world.ports.clock.advance(2 * 3600 * SECOND);
    for (const job of liveSessions.jobs()) await job.run();
    const later = await openTo();
    await later.join(MARKET, at);
    expect(later.joined()).toMatchObject([{ missed: true, at: at + 202 }]);
  });

  it('open to a ticket once, for 30 s, and to nothing else', async () => {
    const good = await ticket();
    const show = async (shown: string) => {
      const end = listener();
      const session = liveSessions.open(end.peer, '127.0.0.1');
      session?.receive(JSON.stringify({ kind: 'ticket', ticket: shown }));
      await session?.idle();
      return end.state.closed ?? end.told[0]?.kind;
    };
    expect([await show(good), await show(good)]).toEqual(['ready', LIVE_CLOSE.notSignedIn]);
    expect(await show('x'.repeat(43))).toBe(LIVE_CLOSE.notSignedIn);
    const late = await ticket();
    world.ports.clock.advance(30 * SECOND);
    expect(await show(late)).toBe(LIVE_CLOSE.notSignedIn);
    const raced = await ticket();
    const outcomes = await Promise.all([show(raced), show(raced), show(raced)]);
    expect(outcomes.filter((outcome) => outcome === 'ready')).toHaveLength(1);
    const end = listener();
    const early = liveSessions.open(end.peer, '127.0.0.1');
    early?.receive(JSON.stringify({ kind: 'join', channel: MARKET, after: null }));
    await early?.idle();
    expect(end.state.closed).toBe(LIVE_CLOSE.notSignedIn);
  });

  it('are not for nonsense, floods, idlers and crowds', async () => {
    for (const nonsense of ['', '{', '[]', '{"kind":"join","channel":"member:1","after":null}', '{"kind":"x"}']) {
      const end = await openTo();
      end.session.receive(nonsense);
      await end.session.idle();
      expect(end.state.closed, nonsense).toBe(LIVE_CLOSE.badRequest);
    }
    const flood = await openTo();
    for (let n = 0; n < 60; n += 1) flood.session.receive(JSON.stringify({ kind: 'leave', channel: MARKET }));
    expect(flood.state.closed).toBe(LIVE_CLOSE.tooMany);
    await flood.session.idle();
    const [idle, early] = [listener(), listener()];
    liveSessions.open(idle.peer, '127.0.0.1');
    const waiting = liveSessions.open(early.peer, '127.0.0.1');
    const shown = await ticket();
    await liveSessions.sweep();
    expect(idle.state.closed).toBeUndefined();
    // The server is busy: the ticket came in time, and is still being looked up.
    waiting?.receive(JSON.stringify({ kind: 'ticket', ticket: shown }));
    world.ports.clock.advance(5 * SECOND);
    await liveSessions.sweep();
    expect(idle.state.closed).toBe(LIVE_CLOSE.notSignedIn);
    await waiting?.idle();
    expect([early.state.closed, early.told.map(({ kind }) => kind)]).toEqual([undefined, ['ready']]);
    const crowd = [];
    for (let n = 0; n < 9; n += 1) crowd.push(await openTo(world.bo));
    expect(crowd.map(({ state }) => state.closed)).toEqual([...Array(8).fill(undefined), LIVE_CLOSE.tooMany]);
  });

  it('end with the session, and for a reader that is too slow', async () => {
    const session = await world.signIn(world.bo.no, world.bo.name);
    const end = await openTo(session);
    await end.join(MARKET);
    end.state.buffered = 300 * 1024;
    await publish('too much');
    await expect.poll(() => end.state.closed).toBe(LIVE_CLOSE.slow);
    const other = await openTo(session);
    await session.client.call('identity.logout');
    await liveSessions.sweep();
    expect(other.state.closed).toBe(LIVE_CLOSE.notSignedIn);
  });

  it('of postings are one row for all members of a transaction, told to each of them and to nobody else', async () => {
    const { db, clock } = world.ports;
    const fund = (...members: readonly bigint[]) =>
      transact(db, (tx) =>
        post(tx, {
          reference: `test:${randomUUID()}`,
          at: clock.now(),
          postings: members.map((no) =>
            posting('recharge', platformAccount('outside:receipt', 'usdt'), available(no, 'usdt'), amount(MICRO)),
          ),
        }),
      );
    const [ann, bo] = [BigInt(world.ann.no), BigInt(world.bo.no)];
    const end = await openTo(world.ann);
    await end.join('member');
    await publish('before', `member:${ann}`);
    await expect.poll(end.ids).toContain('before');
    const at = end.events().at(-1)?.sequence ?? 0;
    await fund(ann, ann, bo);
    await fund(bo);
    await publish('after', `member:${ann}`);
    await expect
      .poll(() =>
        end
          .events()
          .filter(({ sequence }) => sequence > at)
          .map(({ event }) => event.what),
      )
      .toEqual(['balance', 'listing']);
    const resumed = await openTo(world.ann);
    await resumed.join('member', at);
    await expect.poll(() => resumed.events().map(({ event }) => event.what)).toEqual(['balance', 'listing']);
    const other = await openTo(world.bo);
    await other.join('member', at);
    await expect.poll(() => other.events().map(({ event }) => event.what)).toEqual(['balance', 'balance']);
    const { rows } = await sql<{ members: bigint[] }>`
      select members from platform_event where members @> ${`{${ann}}`}::bigint[] order by id desc limit 1`.execute(db);
    expect(rows[0]?.members.map(String).toSorted()).toEqual([ann, bo].map(String).toSorted());
  });

  it('of the account’s security reach its own member', async () => {
    const end = await openTo(world.ann);
    await end.join('member');
    await sql`update identity_credential set transfer_lock = not transfer_lock
               where member_no = ${BigInt(world.ann.no)}`.execute(world.ports.db);
    await expect
      .poll(() => (world.ports.live.wake(), end.events().map(({ event }) => event.what)))
      .toContain('security');
    await sql`update identity_credential set transfer_lock = not transfer_lock
               where member_no = ${BigInt(world.ann.no)}`.execute(world.ports.db);
  });

  it('for all members reach everybody', async () => {
    const ends = [await openTo(world.ann), await openTo(world.bo)];
    for (const end of ends) await end.join('all');
    await transact(world.ports.db, async (tx) =>
      accept(await notifyEverybody(tx, { what: 'stock', id: '7' }, world.ports.clock.now())),
    );
    world.ports.live.wake();
    await expect.poll(() => ends.map((end) => end.ids())).toEqual([['7'], ['7']]);
  });

  it('are all told while many publish at once and the reader comes and goes', async () => {
    const total = 120;
    const before = await openTo();
    await before.join('otc:race:BEP20');
    let last = before.joined()[0]?.at ?? null;
    before.session.end();
    const published = Promise.all(Array.from({ length: total }, (_, n) => publish(`c${n}`, 'otc:race:BEP20')));
    const seen: string[] = [];
    while (seen.length < total) {
      const end = await openTo();
      await end.join('otc:race:BEP20', last);
      await expect.poll(() => end.events().length > 0 || seen.length === total).toBe(true);
      expect(end.joined()[0]?.missed).toBe(false);
      end.session.end();
      seen.push(...end.ids());
      last = end.events().at(-1)?.sequence ?? last;
    }
    await published;
    expect(seen.toSorted()).toEqual(Array.from({ length: total }, (_, n) => `c${n}`).toSorted());
  });

  it('that happen while somebody joins are told once, after those before them', async () => {
    const channel = 'otc:join:BEP20';
    const witness = await openTo(world.bo);
    await witness.join(channel);
    const witnessed = (count: number) => expect.poll(() => witness.ids().length, { interval: 5 }).toBe(count);
    for (let round = 0; round < 30; round += 1) {
      const at = witness.events().at(-1)?.sequence ?? witness.joined()[0]?.at ?? 0;
      await publish(`${round} a`, channel);
      await witnessed(2 * round + 1);
      const end = await openTo();
      await Promise.all([publish(`${round} b`, channel), end.join(channel, at)]);
      await witnessed(2 * round + 2);
      await expect.poll(end.ids, { interval: 5 }).toEqual([`${round} a`, `${round} b`]);
      end.session.end();
    }
  });

  if (engine === 'postgresql')
    it('are not held up by an operator’s transaction that takes its time', async () => {
      const end = await openTo(world.ann);
      await end.join(MARKET);
      await transact(world.ports.db, async (slow) => {
        await audit(slow, {
          operator: 'olga',
          act: 'switch.set',
          subject: null,
          detail: {},
          before: { isOn: true },
          after: { isOn: false },
          at: world.ports.clock.now(),
        });
        await publish('meanwhile');
        await expect.poll(end.ids).toContain('meanwhile');
        return accept(undefined);
      });
    });

  it('are published in a transaction that tells when it has committed, or not at all', async () => {
    const news = { channels: [MARKET], events: [{ what: 'listing', id: 'x' }] } as const;
    const elsewhere = world.ports.db.transaction().execute((tx) => world.ports.live.publish(tx, news));
    await expect(elsewhere).rejects.toThrow(/transact/);
  });

  if (engine === 'postgresql')
    it('pass from one process to another by the database, late commits included', async () => {
      const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(world.ports.db);
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
      url.pathname = `/${rows[0]?.name}`;
      const database = openPostgres(url.href, world.ports.log);
      const other = await openLive(database, world.ports.clock, world.ports.log);
      const end = await openTo(world.ann, sessionsOf(other.hub));
      await end.join(MARKET);
      await transact(world.ports.db, async (slow) => {
        await world.ports.live.publish(slow, { channels: [MARKET], events: [{ what: 'listing', id: 'began first' }] });
        await publish('committed first');
        await expect.poll(end.ids).toEqual(['committed first']);
        return accept(undefined);
      });
      await expect.poll(end.ids).toEqual(['committed first', 'began first']);
      await other.close();
      await database.close();
    });
});
