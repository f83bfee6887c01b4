import * as z from 'zod/mini';

/** Schemas that the API description contains once, under a name. */
export const namedSchemas = z.registry<{ readonly id: string }>();

/** Names a schema that several routes share. A name stands for one schema in requests and answers. */
export function nameSchemas(schemas: Readonly<Record<string, z.core.$ZodType>>): void {
  for (const [id, schema] of Object.entries(schemas)) namedSchemas.add(schema, { id });
}
