import { once } from 'node:events';
import { type AddressInfo, type Socket, connect } from 'node:net';
import { isWithinBounds } from '@greenhall/domain/shared/rich-text';
import { openWorld, type World } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Admission, limitsAt } from '../admission/admission.ts';
import { BusyError } from '../admission/concurrency-limit.ts';
import { argonHasher } from '../secrets/hasher.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections.ts';
import { createHttp } from './server.ts';

type Http = Awaited<ReturnType<typeof createHttp>>;

/** Whether something happens to a socket before it is closed. */
const first = (socket: Socket, event: 'connect' | 'data'): Promise<boolean> =>
  new Promise((resolve) => {
    socket.once(event, () => resolve(true));
    socket.once('close', () => resolve(false));
  });

/** All that a socket is told until it is closed. */
async function heard(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString()));
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

describe('a caller who is slow', () => {
  let world: World;
  const servers: Http[] = [];
  beforeAll(async () => {
    world = await openWorld('embedded');
  });
  afterAll(async () => {
    for (const server of servers) await server.close();
    await world.close();
  });
  const listen = async (patience: Partial<ConnectionLimits>) => {
    const { settings, log } = world.ports;
    const http = await createHttp(settings, log, { patience: { ...CONNECTION_LIMITS, ...patience } });
    http.post('/echo', (request, reply) => reply.send({ got: request.body }));
    await http.listen({ port: 0, host: '127.0.0.1' });
    servers.push(http);
    const { port } = http.server.address() as AddressInfo;
    return () => {
      const socket = connect(port, '127.0.0.1');
      // One that the server closes may learn of it as a reset, at any time.
      socket.on('error', () => undefined);
      return socket;
    };
  };
  const head = (length: number) =>
    `POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

  it('with the headers is sent away', async () => {
    const open = await listen({ headersMs: 100, wholeRequestMs: 60_000 });
    const socket = open();
    socket.write('POST /echo HTTP/1.1\r\nHost: x\r\n');
    expect(await heard(socket)).toMatch(/^$|408/);
  });

  it('and silent within the body is sent away; one that goes on is not', async () => {
    const open = await listen({ silentBodyMs: 150 });
    const silent = open();
    silent.write(`${head(100)}{"a":`);
    expect(await heard(silent)).toBe('');
    const steady = open();
    // Twice as long as one may be silent.
    const parts = [...Array.from({ length: 15 }, () => ' '), '{"a":12}'];
    steady.write(head(parts.join('').length));
    const drip = setInterval(() => steady.write(parts.shift() ?? ''), 20);
    const [answer] = (await once(steady, 'data')) as [Buffer];
    clearInterval(drip);
    expect(answer.toString()).toContain('{"got":{"a":12}}');
    steady.destroy();
  });

  it('with the whole request is sent away, however steadily it drips', async () => {
    const open = await listen({ headersMs: 100, wholeRequestMs: 400, silentBodyMs: 10_000 });
    const socket = open();
    socket.write(head(10_000));
    const drip = setInterval(() => socket.write(' '), 20);
    expect(await heard(socket)).toMatch(/^$|408/);
    clearInterval(drip);
  });

  it('or greedy gets no more than so many connections, of which other networks have their own', async () => {
    const open = await listen({ connectionsOfNetwork: 3, isExempt: () => false });
    const sockets = Array.from({ length: 4 }, open);
    const last = sockets.at(-1) as Socket;
    await Promise.all(sockets.map((socket) => first(socket, 'connect')));
    expect(await heard(last)).toBe('');
    sockets[0]?.destroy();
    await expect
      .poll(async () => {
        const next = open();
        next.write(`${head(2)}{}`);
        const answered = await first(next, 'data');
        next.destroy();
        return answered;
      })
      .toBe(true);
    for (const socket of sockets) socket.destroy();
  });
});

describe('a session', () => {
  it('asks for so much at once and so much for long, and for less of what is dear', () => {
    let now = 0;
    const any = { burst: 5, perSecond: 1 };
    const admission = new Admission({ any, dear: { burst: 2, perSecond: 0.5 }, search: any }, () => now);
    const refused = { ok: false, refusal: 'tooFrequent' };
    expect(admission.admit('a', true).ok && admission.admit('a', true).ok).toBe(true);
    expect(admission.admit('a', true)).toMatchObject({ ...refused, params: { seconds: 2 } });
    expect(admission.admit('b', true).ok).toBe(true);
    expect(admission.admit('a', false).ok && admission.admit('a', false).ok).toBe(true);
    expect(admission.admit('a', false)).toMatchObject({ ...refused, params: { seconds: 1 } });
    now = 1_000;
    expect(admission.admit('a', false).ok).toBe(true);
    expect(admission.admit('a', false).ok).toBe(false);
    now = 60_000;
    expect(admission.admit('a', true).ok && admission.admit('a', true).ok).toBe(true);
  });

  it('that is too greedy is told when to come back, and nobody else notices', async () => {
    const world = await openWorld('embedded', { sessionPace: 2 });
    const ann = await world.join('annlee', { by: world.rootCode, contact: 'root', zone: 'A' });
    const bo = await world.join('bochen', { by: world.rootCode, contact: 'root', zone: 'B' });
    const answers = await Promise.all(Array.from({ length: 40 }, () => ann.client.call('network.summary')));
    const refused = answers.filter((answer) => answer.refusal === 'tooFrequent');
    expect(refused.length).toBeGreaterThan(10);
    expect(Number(refused[0]?.raw.headers['retry-after'])).toBeGreaterThan(0);
    expect((await bo.client.call('network.summary')).status).toBe(200);
    await world.close();
  });

  it('of a person never meets it: every screen of the app at once, and trees opened by the dozen', () => {
    const admission = new Admission(limitsAt(30), () => 0);
    for (let request = 0; request < 20 * 15; request += 1)
      expect(admission.admit('me', request % 5 === 0).ok).toBe(true);
  });
});

describe('the names of a JSON body', () => {
  let world: World;
  beforeAll(async () => {
    world = await openWorld('embedded');
  });
  afterAll(() => world.close());
  const body = (names: number) =>
    JSON.stringify({ blocks: Array.from({ length: names - 1 }, (_, place) => ({ [`n${place}`]: 1 })) });
  const post = async (url: string, names: number, headers: Record<string, string> = {}) => {
    const sent = { 'content-type': 'application/json', 'x-sign': 'WRONG', ...headers };
    const answer = await world.http.inject({ method: 'POST', url, headers: sent, payload: body(names) });
    return answer.json<{ title: string }>().title;
  };

  it('of a stranger are at most 200, which is asked before the signature', async () => {
    const register = '/api/network/registrations';
    expect(await post(register, 200)).toBe('signatureWrong');
    expect(await post(register, 201)).toBe('badRequest');
    expect(await post('/api/live/tickets', 200)).toBe('notSignedIn');
    expect(await post('/api/live/tickets', 201)).toBe('badRequest');
  });

  it('of who is signed in are enough for the longest article', async () => {
    const ann = await world.join('annlee', { by: world.rootCode, contact: 'root', zone: 'A' });
    const headers = { authorization: `Bearer ${ann.client.token}` };
    const span = { text: 'a' };
    const blocks = [{ type: 'paragraph', spans: [] as (typeof span)[] }] as const;
    while (isWithinBounds({ blocks })) blocks[0].spans.push(span);
    expect(await post('/api/live/tickets', blocks[0].spans.length + 20, headers)).toBe('signatureWrong');
    expect(await post('/api/live/tickets', 6_000, headers)).toBe('signatureWrong');
    expect(await post('/api/live/tickets', 6_001, headers)).toBe('badRequest');
  });
});

describe('passwords', () => {
  it('of strangers leave room for those of members: 32 of them wait at most', async () => {
    const hasher = argonHasher('pepper of this test');
    const stored = await hasher.hash('right');
    const strangers = Promise.allSettled(Array.from({ length: 60 }, () => hasher.anonymous.fits('wrong', undefined)));
    expect(await Promise.all(Array.from({ length: 4 }, () => hasher.fits('right', stored)))).toEqual(
      Array.from({ length: 4 }, () => true),
    );
    const refused = (await strangers).filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(60 - 2 - 32);
    expect(refused[0]?.reason).toBeInstanceOf(BusyError);
  });

  it('that cannot be hashed now are refused as busy', async () => {
    const world = await openWorld('embedded');
    const http = await createHttp(world.ports.settings, world.ports.log);
    http.get('/busy', () => {
      throw new BusyError('too many');
    });
    const answer = await http.inject('/busy');
    expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([429, 5242, '2']);
    await http.close();
    await world.close();
  });
});
