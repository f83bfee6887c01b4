import type { RouteKey } from '@greenhall/contract/routes';
import type { Access, Route } from '@greenhall/contract/shared/route';
import { refusalWhileClosed } from '@greenhall/contract/while-closed';
import { CATALOGUE, type RefusalName } from '@greenhall/domain/shared/codes';
import type { Json, SchemaWriter } from './openapi-schemas.ts';

const PROBLEM = 'application/problem+json';
const ref = (place: string): Json => ({ $ref: `#/components/${place}` });

/** The refusals that any call can get in addition to those of its route. */
function generalRefusals({ access, method, stepUp }: Route): readonly RefusalName[] {
  const read = ['badRequest', 'tooFrequent', 'serverBusy', 'serverFault', 'sealBroken', 'unavailable'] as const;
  const write = method === 'GET' ? [] : (['signatureWrong', 'keyMissing', 'resubmitted'] as const);
  const caller = access === 'public' ? [] : (['notSignedIn'] as const);
  return [...caller, ...(stepUp ? (['stepUpRequired'] as const) : []), ...read, ...write];
}

/** One response for each status, with the codes that the route can be refused with. */
function problems(key: string, route: Route): Record<string, Json> {
  const closed = refusalWhileClosed(key as RouteKey);
  const names = [...new Set([...route.refusals, ...(closed ? [closed] : []), ...generalRefusals(route)])];
  const statuses = [...new Set(names.map((name) => CATALOGUE[name].status))].toSorted((a, b) => a - b);
  const responses = statuses.map((status): [string, Json] => {
    const here = names.filter((name) => CATALOGUE[name].status === status);
    const codes = { type: 'integer', enum: here.map((name) => CATALOGUE[name].code) };
    const body = { properties: { title: { type: 'string', enum: here }, code: codes } };
    const description = `Refused: ${here.map((name) => `${name} (${CATALOGUE[name].code})`).join(', ')}.`;
    return [
      String(status),
      { description, content: { [PROBLEM]: { schema: { allOf: [ref('schemas/Problem'), body] } } } },
    ];
  });
  return Object.fromEntries(responses);
}

function answer(route: Route, schemas: SchemaWriter): Json {
  const isMember = route.access === 'member' || route.access === 'money';
  const headers = {
    ...(isMember ? { 'X-Token': ref('headers/Token') } : {}),
    ...(route.method === 'GET' ? {} : { 'Idempotency-Replayed': ref('headers/Replayed') }),
    ...(route.mayLag ? { 'As-Of': ref('headers/AsOf') } : {}),
    ...(route.produces ? { 'Content-Disposition': ref('headers/Disposition') } : {}),
  };
  const file = { schema: { type: 'string', format: 'binary' } };
  const content = route.produces
    ? Object.fromEntries(route.produces.map((type) => [type, file]))
    : { 'application/json': { schema: schemas.write(route.response, 'output') } };
  return { description: route.produces ? 'The file.' : 'The answer.', headers, content };
}

function requestBody(route: Route, schemas: SchemaWriter): Json {
  if (route.method === 'GET' || (!route.body && !route.files)) return {};
  const { files } = route;
  if (!files) {
    const content = {
      'application/json': { schema: schemas.write(route.body as NonNullable<Route['body']>, 'input') },
    };
    return { requestBody: { required: true, content } };
  }
  const { properties, required } = schemas.fields(route.body);
  const pictures = files.map((name) => [name, { type: 'string', format: 'binary' }]);
  const schema = { type: 'object', properties: { ...properties, ...Object.fromEntries(pictures) }, required };
  const encoding = Object.fromEntries(files.map((name) => [name, { contentType: 'image/jpeg' }]));
  return { requestBody: { required: true, content: { 'multipart/form-data': { schema, encoding } } } };
}

function parameters(route: Route, schemas: SchemaWriter): readonly Json[] {
  const inPlace = (place: 'path' | 'query', schema: Route['params']): Json[] => {
    const { properties, required } = schemas.fields(schema);
    return Object.entries(properties).map(([name, one]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: one,
    }));
  };
  const write = route.method === 'GET' ? [] : [ref('parameters/Signature'), ref('parameters/IdempotencyKey')];
  return [...inPlace('path', route.params), ...inPlace('query', route.query), ...write];
}

const SECURITY: Readonly<Record<Access, readonly Json[]>> = {
  public: [],
  member: [{ member: [] }],
  money: [{ member: [], companion: [] }],
  operator: [{ operator: [] }],
};

const right = (route: Route): { description?: string } =>
  route.access === 'operator'
    ? { description: `Right: ${route.act} (${[route.needs].flat().join(' or ')}), else 5009 forbidden.` }
    : {};

/** The description of one route. */
export function describeOperation(slice: string, key: string, route: Route, schemas: SchemaWriter): Json {
  return {
    operationId: key,
    tags: [slice],
    summary: route.summary,
    ...right(route),
    security: SECURITY[route.access],
    parameters: parameters(route, schemas),
    ...requestBody(route, schemas),
    responses: { 200: answer(route, schemas), ...problems(key, route) },
  };
}
