import { randomUUID } from 'node:crypto';
import { type RouteKey, routes } from '@greenhall/contract/routes';
import type { Route } from '@greenhall/contract/shared/route';
import { signPayload } from '@greenhall/contract/shared/sign';
import { JPG } from '@greenhall/test-kit/otc-world';
import * as z from 'zod/mini';
import type { SeededRandom } from './seeded-random.ts';
import { type FieldSchema, likelyFields, type Seen, type Setting } from './fields.ts';
import { CONTENT_TYPES, ODD_BODIES, ODD_FILES, ODD_TEXTS, ODD_VALUES, nested } from './odd.ts';
import type { FuzzWorld, Persona } from './world.ts';

export interface FuzzRoute {
  readonly key: RouteKey;
  readonly slice: string;
  readonly route: Route;
  readonly params: FieldSchema | undefined;
  readonly query: FieldSchema | undefined;
  readonly body: FieldSchema | undefined;
}

const schemaOf = (schema: Route['body']): FieldSchema | undefined =>
  schema && (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as FieldSchema);

/** Every route of the contract with the fields that it takes. */
export const FUZZ_ROUTES: readonly FuzzRoute[] = Object.entries(routes).flatMap(([slice, ofSlice]) =>
  Object.entries<Route>(ofSlice).map(([name, route]) => ({
    key: `${slice}.${name}` as RouteKey,
    slice,
    route,
    params: schemaOf(route.params),
    query: schemaOf(route.query),
    body: schemaOf(route.body),
  })),
);

/** A request before it is written down: each part can still be spoilt. */
export interface Draft {
  method: string;
  params: Record<string, unknown>;
  query: [string, string][];
  body: Record<string, unknown>;
  files: Record<string, Buffer>;
  /** In place of what would be sent. */
  raw: string | Buffer | undefined;
  headers: Record<string, string>;
  /** Signed over this, and not over what is sent. */
  isSigned: boolean;
}

/** What goes over the wire. */
export interface Sent {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload: string | Buffer | undefined;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** What some routes need together: a code that was sent for it, a place in the tree. */
async function recipe({ key }: FuzzRoute, persona: Persona, { world }: FuzzWorld, dice: SeededRandom) {
  try {
    if ((key === 'otc.post' || key === 'otc.take') && persona.trader && dice.chance(0.7))
      return { ...(await world.authority(persona.trader)), ...(key === 'otc.post' ? { coin: 'mey' } : {}) };
    if (key === 'network.register' && dice.chance(0.5))
      return await world.form(dice.text(9), {
        by: world.ann.code,
        contact: world.ann.name,
        zone: dice.pick(['A', 'B']),
      });
    if (key === 'otc.post' || key === 'otc.take' || key === 'wallet.withdraw')
      return { account: persona.trader?.account };
  } catch {
    // The limit of codes is reached: the route is called without one.
  }
  return {};
}

/** A request that means something. */
export async function draft(target: FuzzRoute, persona: Persona, fuzz: FuzzWorld, setting: Setting): Promise<Draft> {
  const { route } = target;
  const { dice } = setting;
  const body = { ...likelyFields(target.body, setting), ...(await recipe(target, persona, fuzz, dice)) };
  const files = (route.files ?? []).filter(() => dice.chance(0.9));
  return {
    method: route.method,
    params: likelyFields(target.params, setting),
    query: Object.entries(likelyFields(target.query, setting)).map(([name, value]) => [name, asText(value)]),
    body,
    files: Object.fromEntries(files.map((name) => [name, JPG])),
    raw: undefined,
    headers: {},
    isSigned: true,
  };
}

/** Fields whose wrong value locks their owner out of everything else for a while. */
const LOCKING = new Set(['payPassword', 'original', 'loginPassword']);

type Spoil = (draft: Draft, dice: SeededRandom, seen: Seen) => void;

const oddBody: Spoil = ({ body }, dice) => {
  const names = Object.keys(body).filter((name) => !LOCKING.has(name) || dice.chance(0.02));
  if (names.length > 0) body[dice.pick(names)] = dice.pick(ODD_VALUES);
};
const oddInside: Spoil = ({ body }, dice) => {
  const objects = Object.values(body).filter((value) => value !== null && typeof value === 'object');
  if (objects.length === 0) return;
  const inner = structuredClone(dice.pick(objects)) as Record<string, unknown>;
  const names = Object.keys(inner);
  if (names.length > 0) inner[dice.pick(names)] = dice.pick(ODD_VALUES);
  for (const [name, value] of Object.entries(body))
    if (value !== null && typeof value === 'object' && JSON.stringify(Object.keys(value)) === JSON.stringify(names))
      body[name] = inner;
};
const oddParam: Spoil = ({ params }, dice) => {
  const names = Object.keys(params);
  if (names.length > 0) params[dice.pick(names)] = dice.pick(ODD_TEXTS);
};
const oddQuery: Spoil = ({ query }, dice) => {
  const names = [...query.map(([name]) => name), 'cursor', 'limit', 'from', 'to'];
  const name = dice.pick(names);
  const odd: [string, string] = [name, dice.pick(ODD_TEXTS)];
  const at = query.findIndex(([known]) => known === name);
  if (at >= 0 && dice.chance(0.8)) query[at] = odd;
  else query.push(odd);
};
const dropField: Spoil = ({ body }, dice) => {
  const names = Object.keys(body);
  if (names.length > 0) delete body[dice.pick(names)];
};
const extraField: Spoil = ({ body }, dice) => {
  const name = dice.pick([
    'id',
    'memberNo',
    'toString',
    'hasOwnProperty',
    'state',
    ' ',
    'ключ',
    'a.b',
    'x'.repeat(300),
  ]);
  body[name] = dice.pick(ODD_VALUES);
};
const deep: Spoil = (made, dice) => {
  const inner = nested(dice.pick([31, 33, 200, 10_000]), dice.chance(0.5));
  const fields = Object.entries(made.body).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  made.raw = `{${[...fields, `"deep":${inner}`].join(',')}}`;
};
const oddRaw: Spoil = (made, dice) => void (made.raw = dice.pick(ODD_BODIES));
const cutShort: Spoil = (made, dice) => {
  const whole = JSON.stringify(made.body);
  made.raw = whole.slice(0, dice.below(whole.length + 1));
};
const oddType: Spoil = ({ headers }, dice) => void (headers['content-type'] = dice.pick(CONTENT_TYPES));
const oddHeader: Spoil = ({ headers }, dice) => {
  const name = dice.pick([
    'idempotency-key',
    'x-sign',
    'authorization',
    'cookie',
    'accept-language',
    'user-agent',
    'if-none-match',
    'range',
    'accept-encoding',
    'content-encoding',
    'expect',
    'x-forwarded-for',
    'host',
  ]);
  headers[name] = dice.pick([
    '',
    'x',
    '"',
    ';=;',
    'Bearer ',
    `Bearer ${'a'.repeat(43)}`,
    'é'.repeat(50),
    '9'.repeat(500),
    '127.0.0.1',
    '*/*',
    '%00',
  ]);
};
const oddFile: Spoil = ({ files }, dice) => {
  const names = [...Object.keys(files), 'voucher', 'avatar', 'image', '__proto__'];
  files[dice.pick(names)] = dice.pick(ODD_FILES);
};
const noSign: Spoil = (made) => void (made.isSigned = false);
const otherMethod: Spoil = (made, dice) =>
  void (made.method = dice.pick(['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE']));

/** How a request is spoilt, the ways that come further into the handlers more often. */
const SPOILS: readonly Spoil[] = [
  ...Array.from({ length: 8 }, () => oddBody),
  ...Array.from({ length: 4 }, () => oddParam),
  ...Array.from({ length: 4 }, () => oddQuery),
  oddInside,
  oddInside,
  dropField,
  extraField,
  deep,
  oddRaw,
  cutShort,
  oddType,
  oddHeader,
  oddHeader,
  oddFile,
  noSign,
  otherMethod,
];

/** Spoils nothing, one thing, or several. */
export function corrupt(made: Draft, dice: SeededRandom, seen: Seen): void {
  const roll = dice.next();
  const times = roll < 0.35 ? 0 : roll < 0.8 ? 1 : 1 + dice.below(3);
  for (let done = 0; done < times; done += 1) dice.pick(SPOILS)(made, dice, seen);
}

function writeForm(made: Draft, boundary: string): Buffer {
  const part = (head: string, content: Buffer | string): Buffer =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]);
  return Buffer.concat([
    ...Object.entries(made.body).map(([name, value]) => part(`name="${name}"`, asText(value) ?? '')),
    ...Object.entries(made.files).map(([name, content]) =>
      part(`name="${name}"; filename="a.jpg"\r\nContent-Type: image/jpeg`, content),
    ),
    Buffer.from(`--${boundary}--\r\n`),
  ]);
}

const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** As HTTP carries it: characters of one byte, no line breaks. */
const asHeader = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '');

function bodyOf({ route }: FuzzRoute, made: Draft) {
  const isForm = route.files !== undefined;
  const body =
    made.raw === undefined && isForm
      ? Object.fromEntries(Object.entries(made.body).map(([name, value]) => [name, asText(value) ?? '']))
      : made.body;
  const payload = made.raw ?? (isForm ? writeForm(made, 'fuzz') : JSON.stringify(made.body));
  const type = isForm ? 'multipart/form-data; boundary=fuzz' : 'application/json';
  const sign = made.isSigned ? { 'x-sign': signPayload(body as never) } : {};
  return { payload, headers: { 'content-type': type, 'idempotency-key': randomUUID(), ...sign } };
}

/** Writes a draft down as somebody would send it. */
export function write(target: FuzzRoute, made: Draft, persona: Persona): Sent {
  const path = Object.entries(made.params).reduce(
    (left, [name, value]) => left.replace(`:${name}`, () => encode(asText(value) ?? '')),
    target.route.path,
  );
  const query = made.query.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&');
  const cookies = Object.entries(persona.cookies).map(([name, value]) => `${name}=${value}`);
  const sent = made.method === 'GET' || made.method === 'HEAD' ? undefined : bodyOf(target, made);
  const headers = {
    ...sent?.headers,
    ...(persona.token ? { authorization: `Bearer ${persona.token}` } : {}),
    ...(cookies.length > 0 ? { cookie: cookies.join('; ') } : {}),
    ...made.headers,
  };
  return {
    method: made.method,
    url: `/api${path}${query ? `?${query}` : ''}`,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, asHeader(value)])),
    payload: sent?.payload,
  };
}
