import { routes } from '../../packages/contract/src/routes.ts';
import { listQueries } from '../../packages/contract/src/shared/list-query.ts';
import type { Route } from '../../packages/contract/src/shared/route.ts';
import type { Generator } from './generator.ts';

const literal = (value: unknown): string => JSON.stringify(value).replaceAll('"', "'").replaceAll(',', ', ');

function entry(key: string, { query }: Route): string[] {
  const list = query && listQueries.get(query);
  if (!list) return [];
  const filters = Object.entries(list.filters).map(([name, filter]) => `      ${name}: ${literal(filter)},\n`);
  return [`  '${key}': {\n    filters: {\n${filters.join('')}    },\n    orders: ${literal(list.orders)},\n  },\n`];
}

/** What lists can be asked for, without the schemas: the console draws it and the server answers it. */
export const lists: Generator = {
  file: 'packages/contract/src/generated/lists.ts',
  make: () => {
    const entries = Object.entries(routes).flatMap(([slice, ofSlice]) =>
      Object.entries<Route>(ofSlice).flatMap(([key, route]) => entry(`${slice}.${key}`, route)),
    );
    return `/** Generated from routes.ts by \`npm run generate\`. */\n\n/** The filters of each list by kind, and its orders; the first is that of a list without one. */\nexport const lists = {\n${entries.join('')}} as const;\n`;
  },
};
