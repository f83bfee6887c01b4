import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { freshPostgres } from '@greenhall/test-kit/database';
import { readSettings } from '@greenhall/test-kit/settings';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tryServices } from './try.ts';

const log = pino({ level: 'silent' });
const received: string[] = [];
let mail: SMTPServer;
let web: Server;
let database: Awaited<ReturnType<typeof freshPostgres>>;

beforeAll(async () => {
  database = await freshPostgres();
  mail = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], onData: () => received.push('mail') });
  await new Promise<void>((resolve) => mail.listen(0, '127.0.0.1', resolve));
  web = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    if (request.url === '/broken') response.writeHead(502).end();
    else response.end(JSON.stringify({ jsonrpc: '2.0', id: 1, result: '0x1b' }));
  }).listen(0, '127.0.0.1');
  await once(web, 'listening');
});
afterAll(async () => {
  await new Promise<void>((resolve) => mail.close(resolve));
  web.close();
  await database.drop();
});

const portOf = (server: { address: () => AddressInfo | string | null }): number =>
  (server.address() as AddressInfo).port;

function settingsWith(
  texts: string,
  nodes: readonly [string, string],
  url = database.url,
  mailPort = portOf(mail.server),
) {
  const site = `http://127.0.0.1:${portOf(web)}`;
  return readSettings({
    DATABASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
    SMS_URL: `${site}${texts}`,
    BEP20_NODES: nodes.map((path) => `${site}${path}`).join(','),
    BEP20_TOKEN: `0x${'55'.repeat(20)}`,
  });
}

it('asks database, mail, text messages and nodes, and sends nothing', async () => {
  received.length = 0;
  const tried = await tryServices(settingsWith('/texts', ['/one', '/two']), log);
  expect(tried.map(({ what, isWell }) => [what, isWell])).toEqual([
    ['database', true],
    ['mail', true],
    ['text messages', true],
    ['BEP20, node 1', true],
    ['BEP20, node 2', true],
  ]);
  expect(tried[0]?.said).toMatch(/^PostgreSQL 1\d.*, \d+ migrations to come, \d+ connections at most$/);
  expect(tried[3]?.said).toBe('stands at block 27');
  expect(received.toSorted()).toEqual(['OPTIONS /texts', 'POST /one', 'POST /two']);
});

it('says of each one that it did not answer, and asks the others all the same', async () => {
  const gone = database.url.replace(/\/[^/]*$/, '/nothing');
  const tried = await tryServices(settingsWith('/broken', ['/broken', '/two'], gone, 1), log);
  expect(tried.map(({ isWell }) => isWell)).toEqual([false, false, false, false, true]);
  expect(tried[0]?.said).toContain('does not exist');
  expect(tried[1]?.said).toContain('ECONNREFUSED');
  expect(tried[2]?.said).toContain('502');
  expect(tried[3]?.said).toBe('gives no usable answer');
});
