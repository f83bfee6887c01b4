import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { csvOf } from '../../../platform/csv.ts';
import type { PersonalValue } from '../../../platform/facts/personal-data.ts';

export interface Table {
  readonly name: string;
  readonly rows: readonly Readonly<Record<string, PersonalValue>>[];
}

/** A value as both forms show it: moments in ISO 8601, numbers of things as text, as everywhere on the wire. */
function shown(value: PersonalValue): string | number | boolean | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  return value instanceof Date ? value.toISOString() : String(value);
}

function csvTable({ rows }: Table): string {
  const names = Object.keys(rows[0] ?? {});
  return csvOf([names, ...rows.map((row) => names.map((name) => String(shown(row[name] ?? null) ?? '')))]);
}

/** One file with every table as CSV, and all of them as JSON. Tables without rows are in the JSON alone. */
export function archiveOf(tables: readonly Table[], at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  const json = JSON.stringify(
    { madeAt: at, ...Object.fromEntries(tables.map(({ name, rows }) => [name, rows])) },
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
    1,
  );
  const add = (name: string, text: string) => zip.addBuffer(Buffer.from(text), name, { mtime: at });
  add('data.json', json);
  for (const table of tables) if (table.rows.length > 0) add(`${table.name}.csv`, csvTable(table));
  zip.end();
  return buffer(zip.outputStream);
}
