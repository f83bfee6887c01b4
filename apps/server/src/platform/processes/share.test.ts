import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttp } from '../http/server.ts';

/** Requests a minute that all processes together take from one network. */
const OF_ALL = 1_200;

let ports: TestPorts;
beforeAll(async () => {
  ports = await testPorts('embedded');
});
afterAll(() => ports.close());

it.each([
  [0, OF_ALL],
  [1, OF_ALL / 2],
  [6, Math.ceil(OF_ALL / 7)],
])('two processes: beside %i others one takes %i requests a minute of a network', async (peers, wanted) => {
  const { thisProcess } = ports;
  thisProcess.hasPeers(peers);
  const http = await createHttp(ports.settings, ports.log, { share: () => thisProcess.share });
  http.get('/open', { config: { rateLimit: {} } }, (_request, reply) => reply.send({}));
  const answers: number[] = [];
  for (let n = 0; n <= OF_ALL; n += 1) answers.push((await http.inject({ url: '/open' })).statusCode);
  await http.close();
  expect(answers.filter((status) => status === 200)).toHaveLength(wanted);
});
