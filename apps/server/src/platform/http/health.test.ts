import { operatorId } from '@greenhall/domain/shared/four-eyes';
import { openWorld, type World } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { OPERATOR_COOKIE } from './caller.ts';
import { serveHealth } from './health.ts';
import { createHttp } from './server.ts';

const OPERATOR = {
  kind: 'operator',
  operatorId: operatorId(1n),
  username: 'ada',
  roles: ['super'],
  sessionId: 1n,
} as const;

let world: World;
let http: Awaited<ReturnType<typeof createHttp>>;
beforeAll(async () => {
  world = await openWorld('embedded');
  http = await createHttp(world.ports.settings, world.ports.log);
  http.get('/api/admin/thing', { schema: { summary: 'For operators.' } }, async () => ({}));
  http.get('/api/thing', { schema: { summary: 'For all.' } }, async () => ({}));
  const operator = async (cookie: string) => (cookie === 'good' ? { ...OPERATOR, members: [] } : undefined);
  serveHealth(http, world.ports, { operator });
});
afterAll(async () => {
  await http.close();
  await world.close();
});

it('tells of operators’ paths to a signed-in operator alone', async () => {
  for (const url of ['/api/openapi.json', '/api/docs']) {
    const read = async (cookies: Record<string, string>) => (await http.inject({ url, cookies })).body;
    for (const cookies of [{}, { [OPERATOR_COOKIE]: 'ended' }]) {
      expect(await read(cookies)).toContain('/api/thing');
      expect(await read(cookies)).not.toContain('/api/admin/');
    }
    expect(await read({ [OPERATOR_COOKIE]: 'good' })).toContain('/api/admin/thing');
  }
});
