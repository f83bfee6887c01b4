import { namedSchemas } from '@greenhall/contract/shared/named';
import type { Route } from '@greenhall/contract/shared/route';
import * as z from 'zod/mini';

type Schema = NonNullable<Route['body']>;
export type Json = Readonly<Record<string, unknown>>;

const LOCAL = '#/$defs/';
const SHARED = '#/components/schemas/';

/** Schema keywords of no use to a reader: that an object is closed, and that an integer is safe in JavaScript. */
const isIdle = ([key, value]: readonly [string, unknown]): boolean =>
  (key === 'additionalProperties' && value === false) ||
  (key === 'minimum' && value === Number.MIN_SAFE_INTEGER) ||
  (key === 'maximum' && value === Number.MAX_SAFE_INTEGER);

/**
 * Points references at the shared part of the description and opens objects, because an answer may get further fields
 * in a later version, and a client that refuses them would break.
 */
function shared(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shared);
  if (typeof value === 'string') return value.startsWith(LOCAL) ? SHARED + value.slice(LOCAL.length) : value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter((field) => !isIdle(field));
  return Object.fromEntries(fields.map(([key, inner]) => [key, shared(inner)]));
}

/** Writes the contract's schemas as JSON Schema and collects those that have a name. */
export class SchemaWriter {
  readonly named = new Map<string, Json>();

  /** Throws if a name is used for two different schemas. */
  write(schema: Schema, io: 'input' | 'output'): Json {
    const made = z.toJSONSchema(schema, { io, unrepresentable: 'any', metadata: namedSchemas });
    const { $schema: _, $defs = {}, ...json } = shared(made) as Json & { $defs?: Record<string, Json> };
    for (const [name, one] of Object.entries($defs)) {
      const known = this.named.get(name);
      if (known && JSON.stringify(known) !== JSON.stringify(one)) throw new Error(`${name} is two schemas`);
      this.named.set(name, one);
    }
    return json;
  }

  /** The fields of an object as parameters of a path, a query or a form. */
  fields(schema: Schema | undefined): {
    readonly properties: Readonly<Record<string, Json>>;
    readonly required: string[];
  } {
    const { properties = {}, required = [] } = (schema ? this.write(schema, 'input') : {}) as {
      properties?: Record<string, Json>;
      required?: string[];
    };
    return { properties, required };
  }
}
