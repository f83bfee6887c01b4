/** Written here because the drivers escape each element of an array twice by regular expression. */
const column = (elements: readonly string[]): string => `{${elements.join(',')}}`;

const NEEDS_ESCAPE = /["\\]/;
const quoted = (text: string): string =>
  `"${NEEDS_ESCAPE.test(text) ? text.replaceAll('\\', '\\\\').replaceAll('"', '\\"') : text}"`;

/** A column of integers as one parameter, to be cast to `bigint[]`. */
export function int8Column(values: readonly bigint[]): string {
  return column(values.map(String));
}

/** A column of texts as one parameter, to be cast to `text[]`. */
export function textColumn(values: readonly (string | null)[]): string {
  return column(values.map((value) => (value === null ? 'null' : quoted(value))));
}

/** A column of bytes as one parameter, to be cast to `bytea[]`. */
export function byteaColumn(values: readonly Buffer[]): string {
  return column(values.map((value) => `"\\\\x${value.toString('hex')}"`));
}
