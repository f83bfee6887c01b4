import { CATALOGUE } from '@greenhall/domain/shared/codes';
import type { Route } from '@greenhall/contract/shared/route';
import type { FastifySchema } from 'fastify';
import * as z from 'zod/mini';

type Schema = NonNullable<Route['body']>;

const toJson = (schema: Schema, io: 'input' | 'output'): Record<string, unknown> => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Record<string, unknown>;
  return json;
};

/** The OpenAPI description of a route; validation itself is the contract's. */
export function describeRoute(slice: string, key: string, route: Route): FastifySchema {
  const codes = route.refusals.map((name) => `${CATALOGUE[name].code} ${name}`).join(', ');
  const right =
    route.access === 'operator'
      ? `Right: ${route.act} (${[route.needs].flat().join(' or ')}), else 5009 forbidden.`
      : '';
  const refused = codes ? `Refusals, in the order of the checks: ${codes}.` : '';
  const described = {
    operationId: key,
    tags: [slice],
    summary: route.summary,
    description: [right, refused].filter((sentence) => sentence !== '').join(' ') || undefined,
    ...(route.access === 'public' ? {} : { security: [{ [route.access === 'operator' ? 'operator' : 'member']: [] }] }),
    ...(route.params ? { params: toJson(route.params, 'input') } : {}),
    ...(route.query ? { querystring: toJson(route.query, 'input') } : {}),
    ...(route.body ? { body: toJson(route.body, 'input') } : {}),
    response: {
      200: {
        description: 'The resource.',
        ...(route.produces ? { type: 'string' } : toJson(route.response, 'output')),
      },
      '4xx': { description: 'A refusal with its code (RFC 9457).' },
    },
  };
  return described as FastifySchema;
}
