import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Links to pictures work for their reader and for a while alone: a file names none. */
const PICTURES: ReadonlySet<string> = new Set(['voucher', 'picture', 'pictures', 'image']);

/** A column of a file: where in a row it stands. */
export type Column = readonly string[];

function inner(schema: Schema): Schema {
  const { def } = schema._zod as unknown as { readonly def: { readonly type: string; readonly innerType?: Schema } };
  return def.innerType && (def.type === 'nullable' || def.type === 'optional') ? inner(def.innerType) : schema;
}

const fieldsOf = (schema: Schema): Readonly<Record<string, Schema>> | undefined =>
  (schema._zod as unknown as { readonly def: { readonly shape?: Readonly<Record<string, Schema>> } }).def.shape;

function columnsIn(schema: Schema, place: Column): Column[] {
  const fields = fieldsOf(inner(schema));
  if (!fields) return PICTURES.has(place.at(-1) ?? '') ? [] : [place];
  return Object.entries(fields).flatMap(([name, field]) => columnsIn(field, [...place, name]));
}

/** The columns of the rows that a list answers: each field, those of what is inside by its path. */
export function columnsOf(answer: Schema): Column[] {
  const items = fieldsOf(answer)?.['items'];
  const { element } = (items?._zod as unknown as { readonly def: { readonly element?: Schema } }).def;
  if (!element) throw new Error('a list answers rows');
  return columnsIn(element, []);
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(' ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** What a row has in a column; empty where something on the way is missing. */
export function cellOf(row: unknown, column: Column): string {
  const value = column.reduce<unknown>(
    (found, name) =>
      typeof found === 'object' && found !== null ? (found as Record<string, unknown>)[name] : undefined,
    row,
  );
  return written(value);
}
