import { routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { CATALOGUE } from '@greenhall/domain/shared/codes';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { openWorld, type World } from '@greenhall/test-kit/world';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveDocs } from './api-docs.ts';
import { OPERATOR_COOKIE } from './caller.ts';
import { createHttp } from './server.ts';

interface Operation {
  readonly operationId: string;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: readonly { readonly $ref?: string; readonly name?: string }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: { properties?: object } }>> };
  readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, unknown>> }>>;
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
}

const every = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).map(([name, route]) => ({ key: `${slice}.${name}`, route })),
);

let world: World;
let http: Awaited<ReturnType<typeof createHttp>>;
const texts: Record<'members' | 'operators', string> = { members: '', operators: '' };
const operations = new Map<string, Operation>();
beforeAll(async () => {
  world = await openWorld('embedded');
  http = await createHttp(world.ports.settings, world.ports.log);
  serveDocs(http, { operator: async (cookie) => (cookie === 'good' ? operatorCaller('ada') : undefined) });
  texts.members = (await http.inject('/api/openapi.json')).body;
  const cookies = { [OPERATOR_COOKIE]: 'good' };
  texts.operators = (await http.inject({ url: '/api/admin/openapi.json', cookies })).body;
  for (const text of Object.values(texts)) {
    const { paths } = JSON.parse(text) as Description;
    for (const operation of Object.values(paths).flatMap((path) => Object.values(path)))
      operations.set(operation.operationId, operation);
  }
});
afterAll(async () => {
  await http.close();
  await world.close();
});

const operationOf = (key: string): Operation => {
  const found = operations.get(key);
  if (!found) throw new Error(`${key} is not described`);
  return found;
};

describe('the description of the API', () => {
  it('names the cookies as they are on the site', async () => {
    expect(texts.members).toContain('"name":"gh_companion"');
    const overHttps = await createHttp({ ...world.ports.settings, publicUrl: 'https://hall.example' }, world.ports.log);
    serveDocs(overHttps, { operator: async () => undefined });
    expect((await overHttps.inject('/api/openapi.json')).body).toContain('"name":"__Host-gh_companion"');
    await overHttps.close();
  });

  it('tells operators’ routes to a signed-in operator alone', async () => {
    expect(texts.members).toContain('/api/wallet/transfers');
    expect(texts.members).not.toContain('/api/admin/');
    expect(texts.operators).toContain('/api/admin/withdrawals');
    for (const cookies of [{}, { [OPERATOR_COOKIE]: 'ended' }]) {
      const answer = await http.inject({ url: '/api/admin/openapi.json', cookies });
      expect([answer.statusCode, answer.json().title]).toEqual([401, 'notSignedIn']);
      expect((await http.inject({ url: '/api/docs', cookies })).body).toContain('data-operator="false"');
    }
    const page = await http.inject({ url: '/api/docs', cookies: { [OPERATOR_COOKIE]: 'good' } });
    expect(page.body).toContain('data-operator="true"');
  });

  it.each(['members', 'operators'] as const)('for %s has no fault that Redocly knows', async (audience) => {
    const config = await createConfig({ extends: ['recommended'] });
    const source = texts[audience];
    const found = await lintFromString({ source, absoluteRef: `/${audience}.json`, config });
    expect(found.map(({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer} ${message}`)).toEqual([]);
  });

  it.each(every)('says of $key how it is called and refused', ({ key, route }) => {
    const { parameters, security, requestBody, responses } = operationOf(key);
    const headers = parameters.flatMap(({ $ref }) => $ref ?? []);
    const write = ['#/components/parameters/Signature', '#/components/parameters/IdempotencyKey'];
    expect(headers).toEqual(route.method === 'GET' ? [] : write);
    const schemes = { public: [], member: ['member'], money: ['member', 'companion'], operator: ['operator'] };
    expect(security.flatMap((one) => Object.keys(one))).toEqual(schemes[route.access]);
    const form = requestBody?.content['multipart/form-data'];
    expect(Object.keys(form?.schema.properties ?? {})).toEqual(expect.arrayContaining([...(route.files ?? [])]));
    expect(form === undefined).toBe(route.files === undefined);
    expect(Object.keys(responses['200']?.content ?? {})).toEqual(route.produces ?? ['application/json']);
    for (const refusal of route.refusals) {
      const { code, status } = CATALOGUE[refusal];
      const problem = responses[String(status)]?.content['application/problem+json'] as {
        schema: { allOf: [unknown, { properties: { code: { enum: number[] } } }] };
      };
      expect(problem.schema.allOf[1].properties.code.enum).toContain(code);
    }
  });

  it('tells what many routes share once', () => {
    const { components } = JSON.parse(texts.members) as Description;
    expect(Object.keys(components.schemas)).toEqual(expect.arrayContaining(['Amount', 'Problem', 'Transfer']));
    expect(texts.members.split('#/components/schemas/Amount"').length).toBeGreaterThan(50);
  });
});

it('the page of the reference needs no foreign host and carries the guide', async () => {
  const page = await http.inject('/api/docs');
  const policy = String(page.headers['content-security-policy']);
  expect(policy).not.toMatch(/https?:|unsafe-eval|script-src[^;]*unsafe-inline/);
  expect(page.body).not.toMatch(/https?:\/\//);
  const viewer = await http.inject('/api/docs/viewer.js');
  expect([viewer.statusCode, viewer.headers['content-encoding']]).toEqual([200, 'gzip']);
  expect((await http.inject('/api/docs/start.js')).body).toContain('/api/openapi.json');
  for (const topic of ['Signing in', 'Signing a write', 'Repeating a write', 'Refusals', 'Pages', 'Live channel'])
    expect(texts.members).toContain(`## ${topic}`);
});
