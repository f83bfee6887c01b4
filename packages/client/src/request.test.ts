/// <reference types="node" />
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { download, request, RequestFault, upload } from './request.ts';

let server: Server;
let baseUrl: string;

async function bodyOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('latin1');
}

const pages: Record<string, (message: IncomingMessage, response: ServerResponse) => void | Promise<void>> = {
  '/echo': async (message, response) => {
    const body = await bodyOf(message);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ method: message.method, type: message.headers['content-type'] ?? '', body }));
  },
  '/refused': (_, response) => {
    response.writeHead(409, { 'content-type': 'application/problem+json' });
    response.end('{"code":5012}');
  },
  '/silent': () => {},
  '/broken': (message) => void message.socket.destroy(),
  '/garbled': (_, response) => {
    response.setHeader('content-type', 'application/json');
    response.end('{"half":');
  },
  '/file': (_, response) => {
    response.setHeader('content-type', 'text/csv');
    response.end('a,b\n');
  },
};

beforeAll(async () => {
  server = createServer((message, response) => void pages[message.url ?? '']?.(message, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const faultOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof RequestFault ? error.code : error),
  );

interface Echo {
  method: string;
  type: string;
  body: string;
}

test('the method is GET unless told otherwise, and objects travel as JSON', async () => {
  expect((await request<Echo>({ baseUrl, url: '/echo' })).data.method).toBe('GET');
  const { data } = await request<Echo>({ baseUrl, url: '/echo', method: 'PUT', data: { amount: '1.5' } });
  expect(data).toEqual({ method: 'PUT', type: 'application/json', body: '{"amount":"1.5"}' });
});

test('strings and urlencoded bodies travel as they are', async () => {
  const form = await request<Echo>({ baseUrl, url: '/echo', method: 'POST', data: new URLSearchParams({ a: '1 2' }) });
  expect(form.data.body).toBe('a=1+2');
  expect((await request<Echo>({ baseUrl, url: '/echo', method: 'POST', data: 'plain' })).data.body).toBe('plain');
});

test('a status outside 200–299 is an answer, with its problem document', async () => {
  const answer = await request<{ code: number }>({ baseUrl, url: '/refused' });
  expect([answer.ok, answer.status, answer.data.code]).toEqual([false, 409, 5012]);
});

test('a timeout, a broken connection, an unreadable answer and a closed port are code 5', async () => {
  expect(await faultOf(request({ baseUrl, url: '/silent', timeout: 50 }))).toBe(5);
  expect(await faultOf(request({ baseUrl, url: '/broken' }))).toBe(5);
  expect(await faultOf(request({ baseUrl, url: '/garbled' }))).toBe(5);
  expect(await faultOf(request({ baseUrl: 'http://127.0.0.1:1', url: '/' }))).toBe(5);
});

test('an abort by the caller is code 600003', async () => {
  const abort = new AbortController();
  const call = request({ baseUrl, url: '/silent', signal: abort.signal });
  abort.abort();
  expect(await faultOf(call)).toBe(600_003);
});

test('an upload is multipart, its fields before its files', async () => {
  const { data } = await upload<Echo>({
    baseUrl,
    url: '/echo',
    fields: { text: 'hello' },
    files: { image: new Blob(['jpg'], { type: 'image/jpeg' }) },
  });
  expect(data.type).toMatch(/^multipart\/form-data; boundary=/);
  expect(data.body.indexOf('name="text"')).toBeGreaterThan(0);
  expect(data.body.indexOf('name="image"')).toBeGreaterThan(data.body.indexOf('name="text"'));
});

test('a broken connection during upload or download is code 602001', async () => {
  expect(await faultOf(upload({ baseUrl, url: '/broken', files: {} }))).toBe(602_001);
  expect(await faultOf(download({ baseUrl, url: '/broken' }))).toBe(602_001);
});

test('a download is the file as it is', async () => {
  const { data } = await download({ baseUrl, url: '/file' });
  expect(await data.text()).toBe('a,b\n');
});
