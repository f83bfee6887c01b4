/**
 * A sign with which spreadsheets begin a formula, where a cell may begin: in front, and after what some of them take for the end of a
 * cell or a line. White space, quotes and what nobody sees may stand before it.
 */
const FORMULA =
  /(?<=(?:^|[;\t\n\v\f\r\x85\u2028\u2029])[\s"\p{Cc}\p{Default_Ignorable_Code_Point}]*)[=+\-@＝＋－＠﹢﹣﹦﹫−]/gu;
const NUMBER = /^[+-]?\d+(\.\d+)?$/;

/**
 * Quotes a cell if necessary. What a spreadsheet would run as a formula is made harmless, whichever separator it reads by. A number keeps
 * its sign, save in front of a line: a reader by other separators takes the line for one cell.
 */
function cell(text: string, column: number): string {
  const harmless = column > 0 && NUMBER.test(text) ? text : text.replace(FORMULA, "'$&");
  return /[",\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Rows as lines of CSV (RFC 4180). */
export function csvLines(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Rows as a file of CSV. */
export function csvOf(rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + csvLines(rows);
}
