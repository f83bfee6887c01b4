import * as z from 'zod/mini';
import type { Route } from './route.ts';

type Schema = z.core.$ZodType;

const secrets = z.registry<{ readonly isSecret: true }>();

/**
 * Marks a field as a secret: a password, a code, a ticket. The stored answer of a request contains nothing of it, not
 * even a hash. All other fields are hashed, so that a changed request under a used key is noticed.
 */
export function secret<T extends Schema>(field: T): T {
  secrets.add(field, { isSecret: true });
  return field;
}

function isSecret(field: Schema): boolean {
  if (secrets.has(field)) return true;
  const mayBeAbsent = field instanceof z.ZodMiniOptional || field instanceof z.ZodMiniNullable;
  return mayBeAbsent && isSecret(field.def.innerType);
}

/** The fields of a route's body by name. */
export function bodyFields({ body }: Route): Readonly<Record<string, Schema>> {
  return body instanceof z.ZodMiniObject ? body.shape : {};
}

/** The names of a route's body fields that are secrets, including optional ones. */
export function secretFields(route: Route): ReadonlySet<string> {
  const fields = Object.entries(bodyFields(route));
  return new Set(fields.flatMap(([name, field]) => (isSecret(field) ? [name] : [])));
}
