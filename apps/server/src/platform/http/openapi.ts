import { ABOUT, routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { COMPANION_COOKIE, OPERATOR_COOKIE } from './caller.ts';
import { Cookies } from './cookies.ts';
import { describeOperation } from './openapi-operation.ts';
import { type Json, SchemaWriter } from './openapi-schemas.ts';

/** The readers of a description. Only operators see the paths of operators. */
export type Audience = 'members' | 'operators';

const COMMON = {
  securitySchemes: {
    member: { type: 'http', scheme: 'bearer', description: 'The token of the session, from signing in.' },
    companion: {
      type: 'apiKey',
      in: 'cookie',
      name: COMPANION_COOKIE,
      description: 'The cookie that was set with the session: calls that move coins need it besides the token.',
    },
    operator: { type: 'apiKey', in: 'cookie', name: OPERATOR_COOKIE, description: 'The session of an operator.' },
  },
  parameters: {
    Signature: {
      name: 'X-Sign',
      in: 'header',
      required: true,
      description:
        'The checksum over the fields of the body: MD5 in upper-case hex, as the guide says; empty for an empty body.',
      schema: { type: 'string', pattern: '^(?:[0-9A-F]{32})?$' },
    },
    IdempotencyKey: {
      name: 'Idempotency-Key',
      in: 'header',
      required: true,
      description: 'A fresh key for each write; the same key again only to repeat a write whose answer was lost.',
      schema: { type: 'string', pattern: '^[\\w-]{8,80}$' },
    },
  },
  headers: {
    Token: { description: 'The token that replaces the one presented, now and then.', schema: { type: 'string' } },
    AsOf: {
      description: 'The answer comes from a copy of the database: what happened after this moment may be missing.',
      schema: { type: 'string', format: 'date-time' },
    },
    Replayed: {
      description: '`true` where the answer is the one that an earlier write with this key was given.',
      schema: { type: 'string', enum: ['true'] },
    },
    Disposition: { description: 'The name of the file.', schema: { type: 'string' } },
  },
} as const;

const PROBLEM: Json = {
  type: 'object',
  description: 'A refusal (RFC 9457). Its `title` is the name of the refusal, never a sentence for people.',
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'integer' },
    params: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
    requestId: { type: 'string' },
  },
  required: ['type', 'title', 'status', 'code', 'params', 'requestId'],
};

const isOfOperators = ({ path }: Route): boolean => path.startsWith('/admin/');

const pathOf = ({ path }: Route): string => `/api${path.replace(/:(\w+)/g, '{$1}')}`;

/** The headers that some answer of a description uses. Lint refuses unused components. */
function usedOf<T extends object>(parts: T, description: string, place: string): Partial<T> {
  const used = Object.entries(parts).filter(([name]) => description.includes(`#/components/${place}/${name}"`));
  return Object.fromEntries(used) as Partial<T>;
}

type SecurityScheme = (typeof COMMON.securitySchemes)[keyof typeof COMMON.securitySchemes];

/** A way of signing in; a cookie by its name on the site. */
const onSite = (scheme: SecurityScheme, cookies: Cookies): Json =>
  'in' in scheme ? { ...scheme, name: cookies.nameOf(scheme.name) } : scheme;

/**
 * The OpenAPI 3.1 description of the routes of an audience, made from the contract. The guide is its introduction, and
 * cookies have their names on the site.
 */
export function describeApi(audience: Audience, guide: string, cookies = new Cookies(undefined)): Json {
  const schemas = new SchemaWriter();
  const paths: Record<string, Record<string, Json>> = {};
  const described = Object.entries(routes).flatMap(([slice, ofSlice]) =>
    Object.entries<Route>(ofSlice)
      .filter(([, route]) => isOfOperators(route) === (audience === 'operators'))
      .map(([name, route]) => ({ slice, key: `${slice}.${name}`, route })),
  );
  for (const { slice, key, route } of described) {
    const path = (paths[pathOf(route)] ??= {});
    path[route.method.toLowerCase()] = describeOperation(slice, key, route, schemas);
  }
  const text = JSON.stringify(paths);
  const schemes = new Set(described.map(({ route }) => route.access));
  const isUsed = { member: schemes.has('member') || schemes.has('money'), companion: schemes.has('money') };
  const securitySchemes = Object.entries(COMMON.securitySchemes).filter(([name]) =>
    name === 'operator' ? schemes.has('operator') : isUsed[name as keyof typeof isUsed],
  );
  return {
    openapi: '3.1.0',
    info: {
      title: audience === 'members' ? 'Greenhall' : 'Greenhall for operators',
      version: '1.0.7',
      description: guide,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: [{ url: '/', description: 'The server that gave this description.' }],
    tags: Object.entries(ABOUT)
      .filter(([name]) => described.some(({ slice }) => slice === name))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: Object.fromEntries(securitySchemes.map(([name, scheme]) => [name, onSite(scheme, cookies)])),
      parameters: COMMON.parameters,
      headers: usedOf(COMMON.headers, text, 'headers'),
      schemas: { Problem: PROBLEM, ...Object.fromEntries([...schemas.named].toSorted(([a], [b]) => (a < b ? -1 : 1))) },
    },
  };
}
