import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { overHttps } from './over-https.ts';

it('a name that leads into a private network is not contacted', async () => {
  let contacts = 0;
  const server = createServer((socket) => {
    contacts += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = new URL(`https://localhost:${(server.address() as AddressInfo).port}/`);
  const posted = overHttps({ endpoint, headers: {}, body: Buffer.from('') });
  await expect(posted).rejects.toThrow('localhost is not a public address');
  expect(contacts).toBe(0);
  await new Promise((resolve) => server.close(resolve));
});
