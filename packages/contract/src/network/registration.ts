import { HIGHEST_LEVEL } from '@greenhall/domain/members/highest-level';
import * as z from 'zod/mini';
import { secretField } from '../shared/fields.ts';

/** No control characters: the database refuses some of them. */
export const printable = z.regex(/^\P{Cc}*$/u);
export const usernameText = z.string().check(z.maxLength(64), printable);

/** A zone as it is asked for, which the domain reads: letters that have a code of their own have no place. */
export const zoneText = z.string().check(z.maxLength(20), printable);
/** A phone number with what may stand between its digits. The server checks its rule, so that a wrong one is a refusal with its code. */
export const phoneText = z.string().check(z.maxLength(100));

/** What places a new account, whoever opens it. */
export const registrationFields = {
  contact: usernameText,
  zone: zoneText,
  level: z.int().check(z.gte(1), z.lte(HIGHEST_LEVEL)),
  username: usernameText,
  password: secretField,
  payPassword: secretField,
};
