import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { type AddressInfo, connect } from 'node:net';
import type { LiveMessage } from '@greenhall/contract/live';
import { LIVE_CLOSE } from '@greenhall/contract/shared/live';
import { accept } from '@greenhall/domain/shared/result';
import { openWalletWorld, type WalletWorld } from '@greenhall/test-kit/wallet-world';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { liveChannels, openSessions } from '../../compose.ts';
import { run } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import { createHttp } from '../http/server.ts';
import { LiveSessions } from './sessions.ts';
import { serveLive } from './socket.ts';
import { eventsInsert } from './store.ts';

let world: WalletWorld;
let http: Awaited<ReturnType<typeof createHttp>>;
let liveSessions: LiveSessions;
let host: string;
beforeAll(async () => {
  world = await openWalletWorld('embedded');
  const { ports } = world;
  http = await createHttp(ports.settings, ports.log);
  liveSessions = new LiveSessions(ports, ports.live, liveChannels, openSessions(ports));
  await serveLive(http, ports, liveSessions);
  http.post('/api/moves', { config: { slice: 'wallet', access: 'member', rank: 0 } as never }, async () => {
    await run(
      ports.db,
      eventsInsert([{ channels: ['all'], events: [{ what: 'notice', id: '7' }] }], ports.clock.now()),
    );
    return {};
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  host = `127.0.0.1:${(http.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await http.close();
  await world.close();
});

/** A browser's end of the line. */
function browser(origin = `http://${host}`) {
  const socket = new WebSocket(`ws://${host}/wss`, { headers: { origin } });
  const told: LiveMessage[] = [];
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(String(data))));
  const opened = new Promise<boolean>((resolve) => {
    socket.addEventListener('open', () => resolve(true));
    socket.addEventListener('error', () => resolve(false));
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  return { socket, told, opened, closed, say: (message: object) => socket.send(JSON.stringify(message)) };
}
const ticket = async () => (await world.ann.client.call('live.ticket')).value.ticket;

it('brings an event from a commit to a browser', async () => {
  const { told, opened, say, socket } = browser();
  expect(await opened).toBe(true);
  say({ kind: 'ticket', ticket: await ticket() });
  say({ kind: 'join', channel: 'member', after: null });
  await expect.poll(() => told.slice(0, 2).map(({ kind }) => kind)).toEqual(['ready', 'joined']);
  await transact(world.ports.db, async (tx) =>
    accept(
      await world.ports.live.publish(tx, {
        channels: [`member:${BigInt(world.ann.no)}`],
        events: [{ what: 'trade', id: '3' }],
      }),
    ),
  );
  // What was posted for her a moment ago may be told first.
  await expect.poll(() => told.at(-1)).toMatchObject({ channel: 'member', event: { what: 'trade', id: '3' } });
  expect(told.map(({ n }) => n)).toEqual(told.map((_, index) => index + 1));
  socket.close();
  await expect.poll(() => liveSessions.sessions.size).toBe(0);
});

it('brings what the database writes with a change as soon as its request is answered', async () => {
  const { told, opened, say, socket } = browser();
  expect(await opened).toBe(true);
  say({ kind: 'ticket', ticket: await ticket() });
  say({ kind: 'join', channel: 'all', after: null });
  await expect.poll(() => told.at(-1)?.kind).toBe('joined');
  expect((await fetch(`http://${host}/api/moves`, { method: 'POST' })).status).toBe(200);
  // Those who look for what was missed come each five seconds.
  await expect.poll(() => told.at(-1), { timeout: 1_000 }).toMatchObject({ event: { what: 'notice', id: '7' } });
  socket.close();
  await expect.poll(() => liveSessions.sessions.size).toBe(0);
});

it('is closed to pages of other houses and to those that name none', async () => {
  for (const origin of ['https://elsewhere.example', 'null', 'http://127.0.0.1:1'])
    expect(await browser(origin).opened, origin).toBe(false);
  const raw = connect({ host: '127.0.0.1', port: Number(host.split(':')[1]) });
  raw.write(
    `GET /wss HTTP/1.1\r\nHost: ${host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
  );
  const [answer] = await once(raw, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 403/);
  raw.destroy();
});

it('is closed to a site whose own name leads here, while the public address is not set', async () => {
  const port = Number(host.split(':')[1]);
  const answerTo = async (name: string) => {
    const raw = connect({ host: '127.0.0.1', port });
    raw.write(
      `GET /wss HTTP/1.1\r\nHost: ${name}:${port}\r\nOrigin: http://${name}:${port}\r\nUpgrade: websocket\r\n` +
        'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    const [answer] = await once(raw, 'data');
    raw.destroy();
    return String(answer).slice(0, 12);
  };
  for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example'])
    expect([name, await answerTo(name)]).toEqual([name, 'HTTP/1.1 403']);
  for (const name of ['localhost', '127.0.0.1', '[::1]'])
    expect([name, await answerTo(name)]).toEqual([name, 'HTTP/1.1 101']);
  const page = await http.inject({ url: '/api/nothing', headers: { host: 'evil.example' } });
  expect(page.body + JSON.stringify(page.headers)).not.toContain('evil');
});

it('writes no error into the log for what strangers send, whatever it is', async () => {
  const written: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (line: Buffer) => written.push(line.toString()));
  const apart = await createHttp(world.ports.settings, pino({ level: 'warn' }, stream));
  await serveLive(apart, world.ports, liveSessions);
  await apart.listen({ port: 0, host: '127.0.0.1' });
  const { port } = apart.server.address() as AddressInfo;
  const head =
    `GET /wss HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: http://127.0.0.1:${port}\r\nUpgrade: websocket\r\n` +
    'Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
  const frames = {
    'not masked': Buffer.from([0x81, 0x01, 0x41]),
    'an opcode that is none': Buffer.from([0x8f, 0x80, 0, 0, 0, 0]),
    'too long': Buffer.from([0x81, 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0]),
    'not UTF-8': Buffer.from([0x81, 0x81, 0, 0, 0, 0, 0xff]),
  };
  for (const [what, frame] of Object.entries(frames)) {
    const raw = connect({ host: '127.0.0.1', port });
    raw.write(head);
    await once(raw, 'data');
    raw.write(frame);
    await once(raw, 'close');
    expect(written.join(''), what).toBe('');
  }
  const gone = connect({ host: '127.0.0.1', port });
  gone.write(head);
  await once(gone, 'data');
  gone.resetAndDestroy();
  await expect.poll(() => liveSessions.sessions.size).toBe(0);
  await apart.close();
  expect(written.join('')).toBe('');
});

it('refuses a message that is too long, and ends with the session', async () => {
  const wordy = browser();
  await wordy.opened;
  wordy.socket.send('x'.repeat(5 * 1024));
  expect(await wordy.closed).toBe(1009);
  const session = await world.signIn(world.bo.no, world.bo.name);
  const leaver = browser();
  await leaver.opened;
  leaver.say({ kind: 'ticket', ticket: (await session.client.call('live.ticket')).value.ticket });
  await expect.poll(() => leaver.told).toHaveLength(1);
  await session.client.call('identity.logout');
  await liveSessions.sweep();
  expect(await leaver.closed).toBe(LIVE_CLOSE.notSignedIn);
});
