import * as z from 'zod/mini';
import { secretField, zoneField } from '../shared/fields.ts';

/** No control characters: the database refuses some of them. */
export const printable = z.regex(/^\P{Cc}*$/u);
export const usernameText = z.string().check(z.maxLength(64), printable);

/** What places a new account, whoever opens it. */
export const registrationFields = {
  contact: usernameText,
  zone: zoneField,
  level: z.int().check(z.gte(1), z.lte(6)),
  username: usernameText,
  password: secretField,
  payPassword: secretField,
};
