import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { AmountRangeError } from '../../packages/domain/src/shared/money.ts';

/** Input that cannot be read: names the field and says what is wrong with it. */
export class InputFault extends Error {
  override name = 'InputFault';

  constructor(field: string, says: string) {
    super(`${field} ${says}`);
  }
}

/** The content of a JSON file, named from where the command was typed. */
export function readJson(file: string): unknown {
  let text: string;
  try {
    text = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  } catch {
    throw new InputFault(file, 'cannot be read');
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputFault(file, `is not JSON: ${String(error)}`);
  }
}

type Fields = Readonly<Record<string, unknown>>;

/** An object that has the required keys and none beside the optional ones. */
export function readFields(
  value: unknown,
  field: string,
  required: readonly string[],
  optional: readonly string[] = [],
): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new InputFault(field, 'must be an object');
  }
  const unknownKey = Object.keys(value).find((key) => !required.includes(key) && !optional.includes(key));
  if (unknownKey !== undefined) throw new InputFault(`${field}.${unknownKey}`, 'is not a known field');
  const missing = required.find((key) => !Object.hasOwn(value, key));
  if (missing !== undefined) throw new InputFault(`${field}.${missing}`, 'is missing');
  return value as Fields;
}

/** A list, each entry read with its own field name. */
export function readList<T>(value: unknown, field: string, read: (entry: unknown, field: string) => T): T[] {
  if (!Array.isArray(value)) throw new InputFault(field, 'must be a list');
  return value.map((entry: unknown, index) => read(entry, `${field}[${index}]`));
}

/** A whole number that JavaScript holds exactly, not below `least`. */
export function readWhole(value: unknown, field: string, least: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < least) {
    throw new InputFault(field, `must be a whole number from ${least} to ${Number.MAX_SAFE_INTEGER}`);
  }
  return value;
}

/** A decimal text, read by the law's own reader. */
export function readDecimal<T>(value: unknown, field: string, parse: (text: string) => T | undefined): T {
  const read = typeof value === 'string' ? parse(value) : undefined;
  if (read === undefined) throw new InputFault(field, 'must be a decimal text such as "12.5", not negative, in range');
  return read;
}

/** What to tell of an error that input can cause; anything else is a fault of the program and is thrown on. */
export function explain(error: unknown): string {
  if (error instanceof InputFault || error instanceof AmountRangeError) return error.message;
  throw error;
}
