import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { signPayload } from '@greenhall/contract/shared/sign';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { freshPostgres } from '@greenhall/test-kit/database';
import { openSettledSession } from '@greenhall/test-kit/settled-world';
import { readSettings } from '@greenhall/test-kit/settings';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, compose } from '../../compose.ts';
import { Batcher } from '../batcher.ts';
import { openTraces } from './open.ts';
import { beginChosen, chosen, isTracing, linked, openSpan, spanned, within } from './spans.ts';

interface Sent {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: unknown }[];
  readonly links: readonly { readonly spanId: string }[];
  readonly status: { readonly code: number; readonly message?: string };
}

const silent = pino({ level: 'silent' });

describe('traces', () => {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-traces-'));
  let collector: Server;
  let url: string;
  let bodies: string[] = [];
  beforeAll(async () => {
    collector = createServer((request, reply) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        bodies.push(body);
        reply.end('{}');
      });
    });
    await once(collector.listen(0, '127.0.0.1'), 'listening');
    url = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    bodies = [];
  });
  afterAll(() => {
    collector.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** What the collector was sent of the work, which is drawn as it is told. */
  async function traced(draw: () => number, work: () => Promise<unknown>): Promise<Sent[]> {
    const { close } = await openTraces({ tracesUrl: url, processKind: 'all' }, draw);
    try {
      await work();
    } finally {
      await close();
    }
    type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] };
    return bodies.flatMap((body) =>
      (JSON.parse(body) as Body).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  }
  const attributesOf = ({ attributes }: Sent) => Object.fromEntries(attributes.map(({ key, value }) => [key, value]));
  async function served(work: (app: App) => Promise<unknown>): Promise<void> {
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    const folder = mkdtempSync(join(directory, 'data-'));
    const app = await compose(readSettings({ DATA_DIR: folder, DATABASE_URL: fresh.url }), silent);
    app.http.get('/broken', () => Promise.reject(new Error('of alice')));
    await work(app);
    await app.close();
    await fresh.drop();
  }

  it('of a request show what it led to, and nothing that was sent', async () => {
    const spans = await traced(
      () => 0,
      () =>
        served(async (app) => {
          const root = await sql<{ no: bigint }>`select min(member_no) as no from members_member`.execute(app.ports.db);
          const { token, companion } = await openSettledSession(app.ports, String(root.rows[0]?.no), 'root', '');
          const fields = { text: 'a secret word' };
          const answer = await app.http.inject({
            method: 'POST',
            url: '/api/messages',
            headers: {
              authorization: `Bearer ${token}`,
              cookie: `gh_companion=${companion}`,
              'idempotency-key': randomUUID(),
              'x-sign': signPayload(fields),
              'content-type': 'multipart/form-data; boundary=part',
            },
            payload: `--part\r\ncontent-disposition: form-data; name="text"\r\n\r\n${fields.text}\r\n--part--\r\n`,
          });
          expect(answer.statusCode).toBe(200);
        }),
    );
    const request = spans.find(({ name }) => name === 'request');
    expect(request && attributesOf(request)).toMatchObject({
      'http.route': { stringValue: '/api/messages' },
      'http.request.method': { stringValue: 'POST' },
      'http.response.status_code': { intValue: 200 },
    });
    const below = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
    expect(below.map(({ name }) => name)).toContain('transaction');
    expect(spans.some(({ name }) => name === 'job')).toBe(true);
    expect(bodies.join()).not.toContain('secret');
  });

  it('of a fault show the request alone, though it was not chosen', async () => {
    const spans = await traced(
      () => 0.5,
      () => served((app) => app.http.inject('/broken')),
    );
    expect(spans.map(({ name }) => name)).toEqual(['request']);
    expect(spans.map(attributesOf)).toMatchObject([
      { 'http.route': { stringValue: '/broken' }, 'http.response.status_code': { intValue: 500 } },
    ]);
    expect(bodies.join()).not.toContain('alice');
  });

  it('a batch belongs to all requests that wait for it and is a part of none; failures are told by their kind', async () => {
    const spans = await traced(
      () => 0,
      async () => {
        const inside: unknown[] = [];
        const batcher = new Batcher<number, number>(
          async (items) => {
            inside.push(openSpan());
            return items.map((item) => item * 2);
          },
          { size: 10, waiting: 10 },
        );
        const ask = (item: number) => {
          const span = beginChosen('request', {});
          return within(span, () => batcher.submit(item)).finally(() => span?.end());
        };
        expect(await Promise.all([ask(1), ask(2), ask(3)])).toEqual([2, 4, 6]);
        expect(inside).toHaveLength(2);
        await chosen('job', {}, () =>
          spanned('transaction', {}, () => Promise.reject(new TypeError('holds alice'))),
        ).catch(() => undefined);
      },
    );
    const requests = spans.filter(({ name }) => name === 'request').map(({ spanId }) => spanId);
    const batches = spans.filter(({ name }) => name === 'batch');
    expect(batches.map(({ parentSpanId }) => parentSpanId ?? '')).toEqual(['', '']);
    expect(batches.flatMap(({ links }) => links.map(({ spanId }) => spanId)).toSorted()).toEqual(requests.toSorted());
    const failed = spans.filter(({ status }) => status.code === 2);
    expect(failed.map(({ name, status }) => [name, status.message])).toEqual([
      ['transaction', 'TypeError'],
      ['job', 'TypeError'],
    ]);
    expect(bodies.join()).not.toContain('alice');
  });

  it('what nobody chose is done in no span, also where a chosen one had begun it', async () => {
    const spans = await traced(
      () => 0,
      async () => {
        const span = beginChosen('request', {});
        await within(span, () => linked('batch', {}, [], async () => expect(openSpan()).toBeUndefined()));
        span?.end();
      },
    );
    expect(spans.map(({ name }) => name)).toEqual(['request']);
  });

  it('a collector that takes nothing keeps nobody from ending', async () => {
    const silentOne = createServer(() => undefined);
    await once(silentOne.listen(0, '127.0.0.1'), 'listening');
    const { port } = silentOne.address() as AddressInfo;
    const { close } = await openTraces({ tracesUrl: `http://127.0.0.1:${port}`, processKind: 'all' }, () => 0);
    const asked = once(silentOne, 'request');
    await chosen('job', {}, async () => undefined);
    const closing = close();
    await asked;
    await closing;
    silentOne.closeAllConnections();
    silentOne.close();
  });

  it('are not made where no collector is named', async () => {
    const { close } = await openTraces({ tracesUrl: undefined, processKind: 'all' });
    expect(isTracing()).toBe(false);
    expect(await chosen('job', {}, async () => openSpan())).toBeUndefined();
    await close();
  });
});
