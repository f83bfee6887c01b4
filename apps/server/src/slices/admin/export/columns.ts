import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** Links to pictures work for their reader and for a while alone: a file names none. */
const PICTURES: ReadonlySet<string> = new Set(['voucher', 'picture', 'pictures', 'image']);

/** A column of a file: where in a row it stands. */
export type Column = readonly string[];

/** What a schema is made of. */
interface Definition {
  readonly type: string;
  readonly innerType?: Schema;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
}
const definitionOf = (schema: Schema): Definition => (schema as unknown as { readonly def: Definition }).def;

function inner(schema: Schema): Schema {
  const { type, innerType } = definitionOf(schema);
  return innerType && (type === 'nullable' || type === 'optional') ? inner(innerType) : schema;
}

function columnsIn(schema: Schema, place: Column): Column[] {
  const fields = definitionOf(inner(schema)).shape;
  if (!fields) return PICTURES.has(place.at(-1) ?? '') ? [] : [place];
  return Object.entries(fields).flatMap(([name, field]) => columnsIn(field, [...place, name]));
}

/** The columns of the rows that a list answers: each field, those of what is inside by its path. */
export function columnsOf(answer: Schema): Column[] {
  const items = definitionOf(answer).shape?.['items'];
  const element = items && definitionOf(items).element;
  if (!element) throw new Error('a list answers rows');
  return columnsIn(element, []);
}

function written(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.every((one) => typeof one !== 'object')) return value.join(' ');
  return JSON.stringify(value);
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
