import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { BYTE_ORDER_MARK, csvLines } from '../../../platform/csv.ts';
import type { PersonalRow, PersonalValue } from '../../../platform/facts/personal-data.ts';

/** A table of the copy. Its rows are read anew by pages for each form, so that none is held as a whole. */
export interface Table {
  readonly name: string;
  readonly isEmpty: boolean;
  readonly pages: () => AsyncIterable<readonly PersonalRow[]>;
}

/** A value as both forms show it: moments in ISO 8601, numbers of things as text, as everywhere on the wire. */
function shown(value: PersonalValue): string | number | boolean | null {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return value;
  return value instanceof Date ? value.toISOString() : String(value);
}

const jsonRow = (row: PersonalRow): string =>
  JSON.stringify(Object.fromEntries(Object.entries(row).map(([name, value]) => [name, shown(value)])));

async function* jsonOf(tables: readonly Table[], at: Date): AsyncGenerator<string> {
  yield `{\n "madeAt": ${JSON.stringify(at)}`;
  for (const { name, pages } of tables) {
    yield `,\n ${JSON.stringify(name)}: [`;
    let isFirst = true;
    for await (const page of pages()) {
      if (page.length === 0) continue;
      yield `${isFirst ? '' : ','}\n  ${page.map(jsonRow).join(',\n  ')}`;
      isFirst = false;
    }
    yield ']';
  }
  yield '\n}\n';
}

async function* csvTable({ pages }: Table): AsyncGenerator<string> {
  let names: readonly string[] | undefined;
  for await (const page of pages()) {
    if (!names) {
      names = Object.keys(page[0] ?? {});
      yield BYTE_ORDER_MARK + csvLines([names]);
    }
    const columns = names;
    yield csvLines(page.map((row) => columns.map((name) => String(shown(row[name] ?? null) ?? ''))));
  }
}

/** One file with every table as CSV, and all of them as JSON. Tables without rows are in the JSON alone. */
export function archiveOf(tables: readonly Table[], at: Date): Promise<Buffer> {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  zip.on('error', (error) => output.destroy(error instanceof Error ? error : new Error(String(error))));
  const add = (name: string, text: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(name, { mtime: at }, (give) => give(null, Readable.from(text(), { objectMode: false })));
  add('data.json', () => jsonOf(tables, at));
  for (const table of tables) if (!table.isEmpty) add(`${table.name}.csv`, () => csvTable(table));
  zip.end();
  return buffer(output);
}
