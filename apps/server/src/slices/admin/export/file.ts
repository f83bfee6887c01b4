import { createHash } from 'node:crypto';
import { BYTE_ORDER_MARK, csvLines } from '../../../platform/csv.ts';

/** What stands in front of the hash that ends a file. */
const HASH = 'sha256';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

interface Exported {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What is said below the rows: who has made the file, of what, and how many rows it has. */
  readonly about: readonly (readonly [string, string])[];
}

/** A file of rows. Its last line is the SHA-256 of all lines before it. */
export function exportFile({ header, rows, about }: Exported): { readonly content: string; readonly hash: string } {
  const lines = BYTE_ORDER_MARK + csvLines([header, ...rows, ...about]);
  const hash = hashOf(lines);
  return { content: lines + csvLines([[HASH, hash]]), hash };
}

/** The hash of a file whose last line is that of the lines before it; undefined where it is not. */
export function hashOfExport(content: string): string | undefined {
  const [, lines = '', hash] = /^(.*\r\n)sha256,([0-9a-f]{64})\r\n$/s.exec(content) ?? [];
  return hash !== undefined && hashOf(lines) === hash ? hash : undefined;
}
