import { lists } from '@greenhall/contract/generated/lists';
import type { RouteKey } from '@greenhall/contract/routes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { Call } from '../../../platform/http/call.ts';
import type { OperatorCaller } from '../../../platform/http/caller.ts';
import { mayReach, routeOf } from '../../../platform/http/rights.ts';
import type { Ports } from '../../../platform/ports.ts';
import { cellOf, columnsOf } from './columns.ts';

/** Rows are read as the list answers them, page by page. */
const PAGE = '100';

type ListKey = keyof typeof lists;
const isList = (name: string): name is ListKey => Object.hasOwn(lists, name);

/** The list of this name, for who may read it (`notFound`, `forbidden`). */
export function checkExported(caller: Pick<OperatorCaller, 'roles'>, list: string): Result<ListKey> {
  if (!isList(list)) return refuse('notFound');
  return mayReach(caller, list) ? accept(list) : refuse('forbidden');
}

/** What a list is asked for, as it stands in an address, without what says which page. */
export function filterOf(asked: string | undefined): string {
  const { cursor: _cursor, limit: _limit, ...filter } = Object.fromEntries(new URLSearchParams(asked));
  return new URLSearchParams(filter).toString();
}

interface Page {
  readonly items: readonly unknown[];
  readonly next?: string;
}

/** What a list is asked for one of its pages (`badRequest`). */
export function queryOf(key: ListKey, filter: string, cursor?: string): Result<unknown> {
  const { query: schema } = routeOf(key);
  const asked = {
    ...Object.fromEntries(new URLSearchParams(filter)),
    limit: PAGE,
    ...(cursor === undefined ? {} : { cursor }),
  };
  const parsed = schema ? z.safeParse(schema, asked) : undefined;
  if (parsed?.success) return accept(parsed.data);
  return refuse('badRequest', { field: parsed?.error.issues[0]?.path.join('.') ?? '' });
}

/** The names of the columns of a list. */
export const headerOf = (key: ListKey): string[] => columnsOf(routeOf(key).response).map((column) => column.join('.'));

interface CellPage {
  readonly rows: string[][];
  readonly next: string | undefined;
}

/** A page of a list by its own handler, as cells, so that a file shows what the list shows, and nothing else. */
export async function readCells(
  ports: Ports,
  call: Call,
  key: ListKey,
  filter: string,
  cursor?: string,
): Promise<Result<CellPage>> {
  const query = queryOf(key, filter, cursor);
  if (!query.ok) return query;
  const page = (await ports.invokeRoute(key, { ...call, query: query.value })) as Result<Page>;
  if (!page.ok) return page;
  const columns = columnsOf(routeOf(key).response);
  return accept({
    rows: page.value.items.map((row) => columns.map((column) => cellOf(row, column))),
    next: page.value.next,
  });
}

/** All rows of a list under a filter, up to a number of them (`badRequest`, `exportTooLarge`). */
export async function readExported(
  ports: Ports,
  call: Call<'admin.export'>,
  key: ListKey,
  filter: string,
  most: number,
): Promise<Result<string[][]>> {
  const found: string[][] = [];
  for (let cursor: string | undefined; ;) {
    const page = await readCells(ports, call, key, filter, cursor);
    if (!page.ok) return page;
    found.push(...page.value.rows);
    cursor = page.value.next;
    if (found.length > most || (cursor !== undefined && found.length === most))
      return refuse('exportTooLarge', { max: most });
    if (cursor === undefined) return accept(found);
  }
}

/** The call of an operator who is not there: what a list is asked while a file of it is made in the background. */
export function callInBackground(caller: OperatorCaller): Call {
  const nothing = () => undefined;
  return {
    route: 'admin.askExport' satisfies RouteKey,
    caller,
    params: {},
    query: {},
    body: {},
    key: '',
    files: {},
    fileHashes: {},
    replay: { isReplayed: false },
    origin: { network: '', device: '', language: undefined, request: '' },
    // Files have no links to pictures.
    reader: '',
    companion: undefined,
    deviceCookie: undefined,
    setCookie: nothing,
    clearCookie: nothing,
  } as unknown as Call;
}
