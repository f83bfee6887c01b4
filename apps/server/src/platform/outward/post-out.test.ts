import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { postOut } from './post-out.ts';
import { isLoopback, isPublicAddress, literalOf } from './public-address.ts';

const opened: (() => void)[] = [];
afterEach(() => {
  for (const close of opened.splice(0)) close();
});

/** A server of this machine that answers in some manner, and counts who comes. */
async function serverThat(answer: RequestListener): Promise<{ port: number; count: () => number }> {
  let count = 0;
  const server = createServer((request, response) => {
    count += 1;
    answer(request, response);
  });
  server.on('connection', (socket) => socket.on('error', () => undefined));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  opened.push(() => server.close().closeAllConnections());
  return { port: (server.address() as AddressInfo).port, count: () => count };
}

const post = (url: string, mayConnect = isPublicAddress, withinMs?: number) =>
  postOut({ url: new URL(url), headers: {}, body: '{}' }, mayConnect, withinMs);
const welcoming: RequestListener = (_request, response) => void response.end('ok');

describe('what is posted out of the house', () => {
  it.each(['127.0.0.1', '0x7f.1', '2130706433', '0177.0.0.1', '127.1', 'localhost'])(
    'never reaches this machine as %s',
    async (host) => {
      const { port, count } = await serverThat(welcoming);
      await expect(post(`http://${host}:${port}/`)).rejects.toThrow(/is not a public address/);
      expect(count()).toBe(0);
    },
  );

  it.each([
    '[::1]',
    '[::127.0.0.1]',
    '[4000::1]',
    '[2001:db8::1]',
    '[3fff::1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:a9fe:a9fe]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fd00::1]',
    '[ff02::1]',
    '169.254.169.254',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '100.64.0.1',
    '0.0.0.0',
    '192.0.2.1',
    '198.18.0.1',
    '203.0.113.1',
    '224.0.0.1',
    '255.255.255.255',
  ])('never goes to %s', async (host) => {
    await expect(post(`https://${host}/`)).rejects.toThrow(/is not a public address/);
  });

  it('may go to addresses of the internet', () => {
    for (const address of ['1.1.1.1', '93.184.215.14', '2606:4700:4700::1111', '2a00:1450:4001:81b::200e'])
      expect([address, isPublicAddress(address)]).toEqual([address, true]);
    expect(literalOf(new URL('https://ops.example/'))).toBeUndefined();
  });

  it('answers the status, and follows no redirect', async () => {
    const target = await serverThat(welcoming);
    const redirecting = await serverThat((_request, response) =>
      response.writeHead(302, { location: `http://127.0.0.1:${target.port}/` }).end(),
    );
    expect(await post(`http://127.0.0.1:${target.port}/`, isLoopback)).toBe(200);
    expect(await post(`http://127.0.0.1:${redirecting.port}/`, isLoopback)).toBe(302);
    expect(target.count()).toBe(1);
  });

  it('does not wait for an answer that does not end', async () => {
    const { port } = await serverThat((_request, response) => void response.writeHead(200).write('a'));
    await expect(post(`http://127.0.0.1:${port}/`, isLoopback, 50)).rejects.toThrow(/abort|timeout/i);
  });

  it('does not read an answer that is too large', async () => {
    const { port } = await serverThat((_request, response) => void response.end('a'.repeat(1024 * 1024)));
    await expect(post(`http://127.0.0.1:${port}/`, isLoopback)).rejects.toThrow('the answer is too large');
  });
});
