import { parseSync } from 'vite';
import { isTest, type Rule, lineAt, type SourceFile } from '../../rule.ts';
import { tablesOf } from './tables.ts';

const SLICES = 'apps/server/src/slices/';

/** A node of the syntax tree, as far as it is known here. */
interface Node {
  readonly type: string;
  readonly start: number;
}
interface Statement extends Node {
  readonly tag: { readonly name?: string };
  readonly typeArguments?: Node | null;
  readonly quasi: { readonly quasis: readonly { readonly value: { readonly raw: string } }[] };
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';

function statementsIn(node: Node): Statement[] {
  const inside = Object.values(node).flat().filter(isNode).flatMap(statementsIn);
  if (node.type !== 'TaggedTemplateExpression') return inside;
  const statement = node as Statement;
  return statement.tag.name === 'sql' && statement.typeArguments ? [statement, ...inside] : inside;
}

/** A statement without its texts and without what stands in brackets; what is put in is `?`. */
function outermost(statement: Statement): string {
  let text = statement.quasi.quasis
    .map(({ value }) => value.raw)
    .join(' ? ')
    .replace(/'[^']*'/g, "''")
    .replaceAll('"', '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replace(/\([^()]*\)/g, ' # ');
  }
  return text;
}

/** The tables that a statement names outside brackets, by the name that it calls each. */
function namesOf(text: string): Map<string, string> {
  const named = text.matchAll(
    /\b(?:from|join|into|update)\s+(\w+)(?:\s+as)?(?:\s+(?!(?:where|join|left|cross|inner|on|using|order|group|limit|set|for|values|returning|union)\b)(\w+))?/gi,
  );
  return new Map([...named].map(([, table = '', alias = table]) => [alias, table]));
}

/** The columns that a statement answers as they are, each with what stands before its point. */
function plainColumns(text: string): (string | undefined)[] {
  const lists = text.matchAll(/\b(?:select(?:\s+distinct)?|returning)\s+(.*?)(?=\bfrom\b|\bunion\b|\bselect\b|$)/gis);
  return [...lists]
    .flatMap(([, list = '']) => list.split(','))
    .flatMap((item) => {
      const plain = /^\s*(?:(\w+)\.)?[a-z_]\w*(?:\s+as\s+\w+)?\s*$/i.exec(item);
      return plain ? [plain[1]] : [];
    });
}

/** Where a file says itself what type a column of an own table has. */
function assertedRows({ path, text }: SourceFile, tables: ReadonlySet<string>): string[] {
  const { program, errors } = parseSync(path, text);
  if (errors.length > 0) return [`${path} cannot be parsed`];
  return statementsIn(program as unknown as Node).flatMap((statement) => {
    const outside = outermost(statement);
    const names = namesOf(outside);
    const isOwn = (alias: string | undefined): boolean =>
      alias === undefined ? [...names.values()].some((one) => tables.has(one)) : tables.has(names.get(alias) ?? '');
    return plainColumns(outside).some(isOwn)
      ? [`${path}:${lineAt(text, statement.start)} asserts the type of its rows`]
      : [];
  });
}

const MIGRATION = { path: 'apps/server/db/migrations/0001.sql', text: 'create table shop_order (id bigint);' };
const broken = (text: string) => [MIGRATION, { path: `${SLICES}shop/store.ts`, text }];

export const rows: Rule = {
  says: 'what a statement answers of an own table is typed by columns(), from the generated tables',
  check: (files) => {
    const tables = new Set(tablesOf(files));
    return files
      .filter(({ path, text }) => path.startsWith(SLICES) && !isTest(path) && text.includes('sql<'))
      .flatMap((file) => assertedRows(file, tables));
  },
  broken: [
    broken('const found = sql<{ id: bigint }>`select id from shop_order where id = ${id}`;'),
    broken('const found = sql<Row>`select o.id as "orderId", count(*) as n from shop_order o group by 1`;'),
    broken('const found = sql<Row>`select distinct o.id from members_state m join shop_order as o on true`;'),
    broken("const made = sql<Row>`insert into shop_order (id) values (')') returning id`;"),
    broken(
      'const made = sql<Row>`with one as (select 1 as n) update shop_order o set id = 1 returning o.id, ${more}`;',
    ),
    broken('const found = sql<Row>`select ${some}, id from shop_order union select 1, 2`;'),
  ],
};
