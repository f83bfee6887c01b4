import { isTest, type Rule, type SourceFile } from '../../rule.ts';
import { SLICES, roleOf } from '../../slices.ts';

const OWNERS = [...SLICES.keys(), 'platform'];
export const ownerOf = (table: string) => OWNERS.find((owner) => table.startsWith(`${owner}_`));

export function tablesOf(files: readonly SourceFile[]): readonly string[] {
  return files
    .filter(({ path }) => path.startsWith('apps/server/db/migrations/'))
    .flatMap(({ text }) => [...text.matchAll(/^\s*create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(\w+)/gim)])
    .flatMap((found) => found[1] ?? []);
}

function mayName(path: string, owner: string): boolean {
  if (owner === 'platform') return path.startsWith('apps/server/src/platform/');
  const slice = `apps/server/src/slices/${owner}/`;
  if (!path.startsWith(slice)) return false;
  const rest = path.slice(slice.length);
  return (
    rest === 'checks.ts' ||
    rest === 'slice.ts' ||
    /(?:^|\/)cases\.ts$/.test(rest) ||
    ['store', 'queries'].includes(roleOf(rest, ''))
  );
}

/** Views are not covered: other slices may read the published views of a slice. */
export const tables: Rule = {
  says: "a table carries its slice's prefix and is named only in that slice's stores, queries, cases, checks and registration",
  check: (files) => {
    const named = tablesOf(files);
    const nameless = named.filter((table) => !ownerOf(table)).map((table) => `table ${table} has no slice's prefix`);
    const strangers = files
      .filter(({ path }) => path.startsWith('apps/server/src/') && !path.includes('/generated/') && !isTest(path))
      .flatMap(({ path, text }) =>
        named
          .filter((table) => new RegExp(`\\b${table}\\b`).test(text) && !mayName(path, ownerOf(table) ?? ''))
          .map((table) => `${path} names ${table}`),
      );
    return [...nameless, ...strangers];
  },
  broken: [
    [{ path: 'apps/server/db/migrations/0001.sql', text: 'create table orders (id bigint);' }],
    [
      { path: 'apps/server/db/migrations/0001.sql', text: 'create table wallet_transfer (id bigint);' },
      { path: 'apps/server/src/slices/stock/payment/store.ts', text: "db.selectFrom('wallet_transfer')" },
    ],
    [
      { path: 'apps/server/db/migrations/0001.sql', text: 'create table wallet_transfer (id bigint);' },
      { path: 'apps/server/src/slices/wallet/transfer/transfer-coins.ts', text: "db.selectFrom('wallet_transfer')" },
    ],
  ],
};
