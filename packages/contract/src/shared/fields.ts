import { AMOUNT_PATTERN, COINS } from '@greenhall/domain/shared/money';
import { isUnseen } from '@greenhall/domain/shared/plain-text';
import * as z from 'zod/mini';
import { nameSchemas } from './named.ts';
import { secret } from './secret.ts';

/** A decimal string with at most 6 decimals, no sign (rule: shared#units). */
export const amountField = z.string().check(z.regex(AMOUNT_PATTERN));
/** A decimal string that may have a minus: movements and differences. */
export const signedAmountField = z.string().check(z.regex(/^-?\d+\.\d{6}$/));
/** A count of shares as a decimal string with four decimals (rule: shared#units). */
export const sharesField = z.string().check(z.regex(/^\d{1,15}\.\d{4}$/));
export const coinField = z.enum(COINS);
/** An id on the wire: a positive integer of at most 18 digits as text, so that it always fits 64 bits. */
export const idField = z.string().check(z.regex(/^[1-9]\d{0,17}$/));
export const memberNoField = z.string().check(z.regex(/^[1-9]\d{0,15}$/));
export const instantField = z.iso.datetime();
const DAYS = { first: '1970-01-01', last: '2999-12-31' } as const;
/** A UTC day as a date, within the years that both JavaScript and the databases support. */
export const dayField = z.iso.date().check(z.refine((day) => day >= DAYS.first && day <= DAYS.last));
/** The number of a version of something, from 1. */
export const versionField = z.int().check(z.gte(1), z.lte(1_000_000));
/** The same as a part of a path, where every value is text. */
export const versionParam = z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000));
export const zoneField = z.enum(['A', 'B']);
/** Stands for content as it was read; a write on an older one is refused. */
export const contentVersion = z.string().check(z.maxLength(32), z.regex(/^[\w-]+$/));
/** Takes the white space around a text away; one of which nobody sees anything becomes empty (rule: shared#plain-texts). */
export const trimmed = z.overwrite<string>((text) => (isUnseen(text) ? '' : text.trim()));
/** Free text a person typed, trimmed by the server, never empty. */
export const textField = (max: number) => z.string().check(trimmed, z.minLength(1), z.maxLength(max));
/** What a person may add to a payment, or not. */
export const remarkField = z.optional(z.string().check(trimmed, z.maxLength(140)));
/** A password as typed. The server checks its rule, so that a wrong one is a refusal with its code. */
export const secretField = secret(z.string().check(z.maxLength(256)));
export const codeField = secret(z.string().check(z.regex(/^\d{6}$/)));
export const cursorField = z.optional(z.string().check(z.maxLength(200)));

/** One page of a list: items and the cursor of the next page, which is absent at the end. */
export function page<T extends z.core.$ZodType>(item: T) {
  return z.object({ items: z.array(item), next: z.optional(z.string()) });
}

/** The query of every list. */
export const pageQuery = {
  cursor: cursorField,
  limit: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100))),
};

export const nothing = z.object({});

nameSchemas({
  Amount: amountField,
  SignedAmount: signedAmountField,
  Coin: coinField,
  Id: idField,
  MemberNumber: memberNoField,
  Instant: instantField,
});
