import { MOST_EXPORTED } from '@greenhall/contract/admin/export';
import { lists } from '@greenhall/contract/generated/lists';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { Call } from '../../../platform/http/call.ts';
import { mayReach, routeOf } from '../../../platform/http/rights.ts';
import type { Ports } from '../../../platform/ports.ts';
import { cellOf, columnsOf } from './columns.ts';

/** Rows are read as the list answers them, page by page. */
const PAGE = '100';

type ListKey = keyof typeof lists;
const isList = (name: string): name is ListKey => Object.hasOwn(lists, name);

/** The list that an export names, for who may read it (`notFound`, `forbidden`). */
export function checkExported({ caller, params: { list } }: Call<'admin.export'>): Result<ListKey> {
  if (!isList(list)) return refuse('notFound');
  return mayReach(caller, list) ? accept(list) : refuse('forbidden');
}

interface Page {
  readonly items: readonly unknown[];
  readonly next?: string;
}

type Filter = Readonly<Record<string, string>>;

/** Reads the rows of a list by its own handler, so that a file shows what the list shows, and nothing else. */
async function rowsOf(
  ports: Ports,
  call: Call<'admin.export'>,
  key: ListKey,
  filter: Filter,
): Promise<Result<unknown[]>> {
  const { query: schema } = routeOf(key);
  const found: unknown[] = [];
  for (let cursor: string | undefined; ;) {
    const asked = { ...filter, limit: PAGE, ...(cursor === undefined ? {} : { cursor }) };
    const parsed = schema ? z.safeParse(schema, asked) : undefined;
    if (!parsed?.success) return refuse('badRequest', { field: parsed?.error.issues[0]?.path.join('.') ?? '' });
    const page = (await ports.answers(key, { ...call, query: parsed.data })) as Result<Page>;
    if (!page.ok) return page;
    found.push(...page.value.items);
    cursor = page.value.next;
    if (found.length > MOST_EXPORTED || (cursor !== undefined && found.length === MOST_EXPORTED))
      return refuse('exportTooLarge', { max: MOST_EXPORTED });
    if (cursor === undefined) return accept(found);
  }
}

interface Exported {
  readonly header: string[];
  readonly rows: string[][];
  /** What the list was asked for, as it stands in an address. */
  readonly filter: string;
}

/** The rows of a list under a filter, as cells (`badRequest`, `exportTooLarge`). */
export async function readExported(ports: Ports, call: Call<'admin.export'>, key: ListKey): Promise<Result<Exported>> {
  const { cursor: _cursor, limit: _limit, ...filter } = Object.fromEntries(new URLSearchParams(call.query.asked));
  const found = await rowsOf(ports, call, key, filter);
  if (!found.ok) return found;
  const columns = columnsOf(routeOf(key).response);
  return accept({
    header: columns.map((column) => column.join('.')),
    rows: found.value.map((row) => columns.map((column) => cellOf(row, column))),
    filter: new URLSearchParams(filter).toString(),
  });
}
