import { type AddressInfo, connect } from 'node:net';
import { routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { fastify } from 'fastify';
import { pino } from 'pino';
import { readSettings } from '@greenhall/test-kit/settings';
import { describe, expect, it, vi } from 'vitest';
import { createHttp } from '../http/server.ts';
import { shedLoad } from './admit-requests.ts';
import { LoadShedder, type Rank, rankOf } from './load-shedder.ts';

const RANKS: readonly Rank[] = ['dear', 'read', 'write', 'vital'];
const LATE_MS = 300;
const NONE = () => [];

/** Which ranks are refused where the draw is in the middle. */
const refusedBy = (shedder: LoadShedder): readonly Rank[] =>
  RANKS.filter((rank) => {
    const seconds = shedder.admit(rank);
    if (seconds === undefined) shedder.end();
    return seconds !== undefined;
  });

describe('too much to do', () => {
  it('is said of dear reads first, then of other reads, then of writes, while the event loop is late', () => {
    const shedder = new LoadShedder(NONE);
    const looks = (ms: number) => {
      shedder.observe(ms);
      return refusedBy(shedder);
    };
    // Few are there: to refuse them would help nobody.
    expect([looks(LATE_MS), looks(LATE_MS), looks(LATE_MS), looks(LATE_MS)].flat()).toEqual([]);
    for (const ms of [10, 10, 10, 10]) shedder.observe(ms);
    for (let n = 0; n < 64; n += 1) shedder.admit('vital');
    expect(looks(LATE_MS), 'once is no reason').toEqual([]);
    expect(looks(LATE_MS)).toEqual(['dear']);
    expect(looks(LATE_MS)).toEqual(['dear', 'read']);
    shedder.observe(LATE_MS);
    const writes = Array.from({ length: 200 }, () => shedder.admit('write')).filter((seconds) => seconds !== undefined);
    expect(writes.length, 'some are let through, to find out whether there is room').toBeGreaterThan(150);
    // Neither late nor at ease: it stays as it is.
    expect(looks(200)).toEqual(expect.arrayContaining(['dear', 'read']));
    expect([looks(10), looks(10), looks(10)].at(-1)).toEqual([]);
  });

  it.each([
    [50, []],
    [51, ['dear']],
    [76, ['dear', 'read']],
    [101, ['dear', 'read', 'write']],
  ])('is said by a queue of which %i of 100 places are taken to: %j', (waiting, refused) => {
    expect(refusedBy(new LoadShedder(() => [{ waiting, most: 100 }]))).toEqual(refused);
  });

  it('is said where more are there than are answered in time, and not of a crowd that is answered at once', () => {
    const time = { now: 0 };
    const shedder = new LoadShedder(NONE, { now: () => time.now });
    // A quarter of a second: so many come, and so many are answered.
    const quarter = (come: number, answered: number): number => {
      let refused = 0;
      for (let n = 0; n < come; n += 1) if (shedder.admit('write') !== undefined) refused += 1;
      for (let n = 0; n < answered; n += 1) shedder.end();
      time.now += 250;
      return refused;
    };
    expect([quarter(500, 500), quarter(1, 1), quarter(900, 900)]).toEqual([0, 0, 0]);
    // Two hundred a second are answered, four times as many come.
    const refused = [200, 200, 200, 200, 200, 200].map((come) => quarter(come, 50));
    expect(refused.slice(0, 2)).toEqual([0, 0]);
    expect(refused.at(-1)).toBeGreaterThan(100);
  });

  it('asks callers to come back after one to five seconds, not all at once', () => {
    const shedder = new LoadShedder(() => [{ waiting: 3, most: 2 }]);
    const seconds = Array.from({ length: 200 }, () => shedder.admit('dear'));
    expect([...new Set(seconds)].toSorted()).toEqual([1, 2, 3, 4, 5]);
  });
});

it('never refuses who ends or saves something, nor who signs out', () => {
  const all: [string, Route][] = Object.entries(routes).flatMap(([slice, of]) =>
    Object.entries<Route>(of).map(([name, route]): [string, Route] => [`${slice}.${name}`, route]),
  );
  const vital = all.filter(([, route]) => rankOf(route) === 'vital').map(([name]) => name);
  expect(vital.toSorted()).toEqual([
    'admin.logout',
    'identity.logout',
    'otc.cancel',
    'otc.claim',
    'otc.confirm',
    'shop.cancel',
    'shop.cancelPaid',
    'stock.cancelPayment',
    'wallet.cancelPaymentRequest',
    'wallet.cancelTransfer',
    'wallet.cancelWithdrawal',
  ]);
});

it('knows of a request that it is there no longer, also where its caller has gone before it was answered', async () => {
  const shedder = new LoadShedder(NONE);
  const [admitted, ended] = [vi.spyOn(shedder, 'admit'), vi.spyOn(shedder, 'end')];
  const http = fastify();
  shedLoad(http, shedder);
  const held: (() => void)[] = [];
  http.route({
    method: 'GET',
    url: '/held',
    config: { rank: 'read' },
    handler: () => new Promise((resolve) => held.push(() => resolve({ isDone: true }))),
  });
  await http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = http.server.address() as AddressInfo;
  const sockets = [1, 2, 3, 4].map(() => connect(port, '127.0.0.1'));
  for (const socket of sockets) socket.write('GET /held HTTP/1.1\r\nHost: x\r\n\r\n');
  await expect.poll(() => held.length).toBe(4);
  const [, ...gone] = sockets;
  for (const socket of gone) socket.destroy();
  await expect.poll(() => ended.mock.calls.length).toBe(3);
  for (const answer of held) answer();
  await expect.poll(() => ended.mock.calls.length).toBe(4);
  expect(admitted).toHaveBeenCalledTimes(4);
  sockets[0]?.destroy();
  await http.close();
  expect(ended).toHaveBeenCalledTimes(4);
});

it('refuses before anything is read of a request, with the code of a busy server, and answers probes', async () => {
  const settings = readSettings({ LOG_LEVEL: 'silent', PEPPER: 'pepper of this test', DATA_DIR: '/tmp/none' });
  const queue = { name: 'full', waiting: 99, most: 10 };
  const http = await createHttp(settings, pino({ level: 'silent' }), { queues: () => [queue] });
  let asked = 0;
  const handler = async () => ({ asked: (asked += 1) });
  for (const rank of ['read', 'write', 'vital'] as const)
    http.route({ method: 'POST', url: `/${rank}`, config: { rank }, handler });
  http.get('/healthz', handler);
  const post = (url: string) =>
    http.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload: '{"not json' });
  for (const url of ['/read', '/write']) {
    const answer = await post(url);
    expect([answer.statusCode, answer.json().code]).toEqual([429, 5242]);
    expect(Number(answer.headers['retry-after'])).toBe(answer.json().params.seconds);
  }
  expect(asked).toBe(0);
  expect((await post('/vital')).statusCode).toBe(400);
  expect((await http.inject('/healthz')).statusCode).toBe(200);
  queue.waiting = 0;
  expect((await http.inject({ method: 'POST', url: '/write', payload: {} })).statusCode).toBe(200);
  await http.close();
});
