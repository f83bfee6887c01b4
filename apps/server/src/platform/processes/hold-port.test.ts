import type { AddressInfo } from 'node:net';
import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import { holdPort } from './hold-port.ts';

/** A port that nobody uses. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

it('the port of a program that is starting is taken, and answers that it is not ready', async () => {
  const at = { port: await freePort(), host: '127.0.0.1' };
  const release = await holdPort(at);
  const answer = await fetch(`http://127.0.0.1:${at.port}/api/status`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await expect(holdPort(at)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await release();
  const again = await holdPort(at);
  await again();
});
