import type { LiveMessage } from '@greenhall/contract/live';
import { DESK_CHANNELS } from '@greenhall/contract/generated/desk-live';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import { ROLES, mayDo } from '@greenhall/domain/admin/roles';
import { MINUTE } from '@greenhall/domain/shared/time';
import { type MessagesWorld, type Operator, openMessagesWorld } from '@greenhall/test-kit/messages-world';
import { ENGINES } from '@greenhall/test-kit/database';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { liveChannels, openSessions } from '../../compose.ts';
import { LiveSessions } from './sessions.ts';

describe.each(ENGINES)('live events of operators on the %s database', (engine) => {
  let world: MessagesWorld;
  let liveSessions: LiveSessions;
  beforeAll(async () => {
    world = await openMessagesWorld(engine);
    liveSessions = new LiveSessions(world.ports, world.ports.live, liveChannels, openSessions(world.ports));
  });
  afterEach(() => {
    for (const session of liveSessions.sessions) session.end();
  });
  afterAll(() => world.close());

  const openTo = async (ticket: string) => {
    const told: LiveMessage[] = [];
    const state = { closed: undefined as number | undefined };
    const session = liveSessions.open(
      {
        send: (text) => void told.push(JSON.parse(text)),
        close: (code) => void (state.closed ??= code),
        buffered: () => 0,
      },
      '127.0.0.1',
    );
    const say = async (message: object) => {
      session?.receive(JSON.stringify(message));
      await session?.idle();
    };
    await say({ kind: 'ticket', ticket });
    const join = (channel: string) => say({ kind: 'join', channel, after: null });
    const events = () =>
      told.flatMap((message) => (message.kind === 'event' ? [[message.channel, message.event.what]] : []));
    return { state, join, events, told };
  };
  const deskSocket = async ({ client }: Operator) => openTo((await client.call('live.deskTicket')).value.ticket);

  it('tell the inbox that something has changed, and those who look at a conversation of that one', async () => {
    const eve = await world.operator('eve');
    const socket = await deskSocket(eve);
    await socket.join('desk');
    await socket.join(`conversation:${world.ann.no}`);
    await world.write(world.bo, 'Hello');
    await world.write(world.ann, 'Hello');
    await expect
      .poll(() => socket.events().toSorted())
      .toEqual([
        [`conversation:${world.ann.no}`, 'conversation'],
        ['desk', 'inbox'],
        ['desk', 'inbox'],
      ]);
    expect(socket.state.closed).toBeUndefined();
  });

  it('are not for roles without the right, not for members, and members’ channels not for operators', async () => {
    const joinAs = async (socket: Awaited<ReturnType<typeof openTo>>, channel: string) => {
      await socket.join(channel);
      return socket.state.closed;
    };
    for (const role of ROLES)
      for (const { name, act } of DESK_CHANNELS) {
        const closed = await joinAs(await deskSocket(await world.operator(`all-${role}`, role)), name);
        const refused = mayDo([role], act, 'read') ? undefined : LIVE_CLOSE.badRequest;
        expect([role, name, closed]).toEqual([role, name, refused]);
        for (const session of liveSessions.sessions) session.end();
      }
    const olga = await world.operator('olga', 'accountant');
    const eve = await world.operator('eve');
    const member = await openTo((await world.ann.client.call('live.ticket')).value.ticket);
    expect(await joinAs(await deskSocket(olga), 'desk')).toBe(LIVE_CLOSE.badRequest);
    expect(await joinAs(member, 'desk')).toBe(LIVE_CLOSE.badRequest);
    for (const channel of ['member', 'all', 'otc:usdt:BEP20', `member:${world.ann.no}`])
      expect(await joinAs(await deskSocket(eve), channel)).toBe(LIVE_CLOSE.badRequest);
    expect((await world.ann.client.call('live.deskTicket')).refusal).toBe('notSignedIn');
  });

  it('end with the session, with its idle time and with the roles that opened them', async () => {
    const closing = async (name: string, end: (who: Operator) => Promise<unknown>) => {
      const who = await world.operator(name);
      const socket = await deskSocket(who);
      await liveSessions.sweep();
      expect(socket.state.closed).toBeUndefined();
      await end(who);
      await liveSessions.sweep();
      return socket.state.closed;
    };
    const named = (name: string) => sql`update admin_operator set roles = '{content}' where username = ${name}`;
    expect(await closing('ivy', (ivy) => ivy.signOut())).toBe(LIVE_CLOSE.notSignedIn);
    expect(await closing('joe', () => named('joe').execute(world.ports.db))).toBe(LIVE_CLOSE.notSignedIn);
    expect(await closing('kim', async () => world.ports.clock.advance(31 * MINUTE))).toBe(LIVE_CLOSE.notSignedIn);
    const sweep = liveSessions.jobs().find(({ name }) => name === 'sweep-live-sockets');
    // It runs again this long after it has ended, and the socket has to be closed within two seconds.
    expect(sweep?.everyMs).toBeLessThanOrEqual(1_000);
  });

  it('open to no ticket of a session that has ended since', async () => {
    const lou = await world.operator('lou');
    const { ticket } = (await lou.client.call('live.deskTicket')).value;
    await lou.signOut();
    expect((await openTo(ticket)).state.closed).toBe(LIVE_CLOSE.notSignedIn);
    expect((await lou.client.call('live.deskTicket')).refusal).toBe('notSignedIn');
  });
});
