import { PRESENCE, PRESENCE_KINDS, thingOf } from '@greenhall/contract/admin/presence-kinds';
import { QUEUES } from '@greenhall/contract/admin/cases';
import { rights } from '@greenhall/contract/generated/rights';
import type { LiveMessage } from '@greenhall/contract/live';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import { ROLES, mayDo } from '@greenhall/domain/admin/roles';
import { accept } from '@greenhall/domain/shared/result';
import { SECOND } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type MessagesWorld, type Operator, openMessagesWorld } from '@greenhall/test-kit/messages-world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { liveChannels, openSessions } from '../../compose.ts';
import { rows, run } from '../database/database.ts';
import { openPostgres } from '../database/postgres.ts';
import { transact } from '../database/transact.ts';
import { openLive } from './hub.ts';
import { LiveSessions } from './sessions.ts';

const THING = { kind: 'recharge', id: '17' } as const;
const OPEN = 'open:recharge:17';

describe.each(ENGINES)('who has a thing open, on the %s database', (engine) => {
  let world: MessagesWorld;
  let here: LiveSessions;
  beforeAll(async () => {
    world = await openMessagesWorld(engine);
    here = sessionsOf(world.ports);
  });
  afterEach(async () => {
    for (const session of here.sessions) {
      session.end();
      await session.idle();
    }
  });
  afterAll(() => world.close());

  const sessionsOf = (ports: MessagesWorld['ports']) =>
    new LiveSessions(ports, ports.live, liveChannels, openSessions(ports));
  const socketOf = async ({ client }: Operator, through = here) => {
    const told: LiveMessage[] = [];
    const state = { closed: undefined as number | undefined };
    const session = through.open(
      {
        send: (text) => void told.push(JSON.parse(text)),
        close: (code) => void (state.closed ??= code),
        buffered: () => 0,
      },
      '127.0.0.1',
    );
    if (!session) throw new Error('not let in');
    const say = async (message: object) => {
      session.receive(JSON.stringify(message));
      await session.idle();
    };
    await say({ kind: 'ticket', ticket: (await client.call('live.deskTicket')).value.ticket });
    return {
      state,
      session,
      join: (channel = OPEN) => say({ kind: 'join', channel, after: null }),
      leave: (channel = OPEN) => say({ kind: 'leave', channel }),
      events: () => told.flatMap((message) => (message.kind === 'event' ? [message.event.what] : [])),
    };
  };
  const others = async ({ client }: Operator, params: { kind: 'recharge'; id: string } = THING) =>
    (await client.call('admin.present', { params })).value.items.map(({ operator }) => operator);

  it('is told by those who open it and seen by the others, until it is left or the socket ends', async () => {
    const [eve, olga] = [await world.operator('eve'), await world.operator('olga')];
    const [first, second] = [await socketOf(eve), await socketOf(olga)];
    await first.join();
    expect([await others(eve), await others(olga)]).toEqual([[], ['eve']]);
    await second.join();
    await expect.poll(first.events).toContain('presence');
    expect([await others(eve), await others(olga)]).toEqual([['olga'], ['eve']]);
    expect(await others(olga, { kind: 'recharge', id: '18' })).toEqual([]);
    const before = first.events().length;
    await second.leave();
    await expect.poll(() => first.events().length).toBeGreaterThan(before);
    expect([await others(eve), await others(olga)]).toEqual([[], ['eve']]);
    first.session.end();
    await first.session.idle();
    expect(await others(olga)).toEqual([]);
  });

  it('is one operator, in however many tabs', async () => {
    const [eve, olga] = [await world.operator('eve'), await world.operator('olga')];
    const tabs = [await socketOf(eve), await socketOf(eve)];
    for (const tab of tabs) await tab.join();
    expect(await others(olga)).toEqual(['eve']);
    await tabs[0]?.leave();
    expect(await others(olga)).toEqual(['eve']);
    await tabs[1]?.leave();
    expect(await others(olga)).toEqual([]);
  });

  it('is told and seen by the roles that read the list of the thing, and by no other', async () => {
    for (const role of ROLES) {
      const who = await world.operator(`all-${role}`, role);
      for (const kind of PRESENCE_KINDS) {
        const socket = await socketOf(who);
        await socket.join(`open:${kind}:17`);
        const { refusal } = await who.client.call('admin.present', { params: { kind, id: '17' } });
        const may = mayDo([role], PRESENCE[kind], 'read');
        expect([role, kind, socket.state.closed, refusal]).toEqual(
          may ? [role, kind, undefined, undefined] : [role, kind, LIVE_CLOSE.badRequest, 'forbidden'],
        );
        socket.session.end();
        await socket.session.idle();
      }
    }
    const lists = [
      QUEUES.verification,
      QUEUES.conversation,
      QUEUES.rechargeToCheck,
      QUEUES.withdrawalToPay,
      QUEUES.appeal,
    ];
    expect(Object.values(PRESENCE).toSorted()).toEqual(lists.map(({ list }) => rights[list][0]).toSorted());
    expect(['open:member:1', 'open:recharge:0', 'open:recharge:x', 'recharges'].map(thingOf)).toEqual(
      Array.from({ length: 4 }),
    );
  });

  it('is no write of operators: the audit log has no entry of it', async () => {
    const entries = () => rows(world.ports.db, sql`select sequence from platform_audit order by sequence`);
    const before = await entries();
    const socket = await socketOf(await world.operator('eve'));
    await socket.join();
    await socket.leave();
    expect(await entries()).toEqual(before);
  });

  it('lapses when its process has ended, which another one tells, and not as long as it is renewed', async () => {
    const { clock } = world.ports;
    const [eve, olga] = [await world.operator('eve'), await world.operator('olga')];
    const gone = sessionsOf(world.ports);
    const [lost, watching] = [await socketOf(eve, gone), await socketOf(olga)];
    await lost.join();
    await watching.join();
    for (let n = 0; n < 3; n += 1) {
      clock.advance(30 * SECOND);
      await gone.presence.keep();
      await here.presence.keep();
    }
    expect(await others(olga)).toEqual(['eve']);
    const before = watching.events().length;
    clock.advance(44 * SECOND);
    await here.presence.keep();
    expect(await others(olga)).toEqual(['eve']);
    clock.advance(SECOND);
    expect(await others(olga)).toEqual([]);
    await here.presence.keep();
    await expect.poll(() => watching.events().length).toBeGreaterThan(before);
    expect(await others(eve)).toEqual(['olga']);
  });

  if (engine === 'postgresql')
    it('and what a desk is told pass from one process to another', async () => {
      const [one] = await rows(world.ports.db, sql<{ name: string }>`select current_database() as name`);
      const url = new URL(process.env['TEST_DATABASE_URL'] ?? '');
      url.pathname = `/${one?.name}`;
      const database = openPostgres(url.href, world.ports.log);
      const there = await openLive(database, world.ports.clock, world.ports.log);
      const elsewhere = sessionsOf({ ...world.ports, db: database.db, live: there.hub });
      const [eve, olga] = [await world.operator('eve'), await world.operator('olga')];
      const [first, second] = [await socketOf(eve), await socketOf(olga, elsewhere)];
      await first.join();
      await second.join();
      await second.join('desk');
      await expect.poll(first.events).toContain('presence');
      expect([await others(eve), await others(olga)]).toEqual([['olga'], ['eve']]);
      // A member writes in this process; the console is connected to the other one.
      await world.write(world.ann, 'Where are my coins?');
      await expect.poll(second.events).toContain('inbox');
      // What nobody publishes, as a sweep or the server's machine, is found by the reader's own clock.
      await transact(world.ports.db, async (tx) => {
        await run(
          tx,
          sql`update messages_conversation set state = 'closed', waiting_since = null, waiting_position = null`,
        );
        return accept(undefined);
      });
      const wake = elsewhere.jobs().find(({ name }) => name === 'wake-live-readers');
      await wake?.run();
      await expect.poll(() => second.events().filter((what) => what === 'inbox')).toHaveLength(2);
      second.session.end();
      await second.session.idle();
      expect(await others(eve)).toEqual([]);
      await there.close();
      await database.close();
    });
});
