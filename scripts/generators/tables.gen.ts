import { sql } from 'kysely';
import { rows } from '../../apps/server/src/platform/database/database.ts';
import { openEmbedded } from '../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import type { Generator } from './generator.ts';

interface Column {
  readonly table: string;
  readonly name: string;
  readonly type: string;
  readonly nullable: boolean;
  /** The check of the column alone, as PostgreSQL writes it; `null` where there is none. */
  readonly rule: string | null;
}

/** What the drivers make of each type; an array is an array of what its elements are. */
const TYPES: Readonly<Record<string, string>> = {
  bigint: 'bigint',
  'bit(64)': 'string',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  // The two drivers make different things of it: whoever reads one says in which form.
  date: 'unknown',
  integer: 'number',
  json: 'unknown',
  jsonb: 'unknown',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'Date',
};

/** The columns that hold members' numbers, in whatever table. */
const OF_MEMBERS: ReadonlySet<string> = new Set([
  'member_no',
  'members',
  'payer',
  'payee',
  'buyer',
  'seller',
  'trader',
  'sponsor',
  'parent',
  'main',
  'sub',
  'funder',
  'receiver',
  'acted_by',
  'target',
]);

const camel = (name: string): string => name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The texts that a check allows, where it lists them: `state in ('a', 'b')`. */
function listedBy({ name, rule }: Column): string | undefined {
  const list = rule && new RegExp(`^CHECK \\(\\(${name} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$`).exec(rule)?.[1];
  return list ? list.replaceAll('::text', '').split(', ').join(' | ') : undefined;
}

function typeOf(column: Column): string {
  const { table, name, type, nullable } = column;
  const isNumber = TYPES[type.replace('[]', '')] === 'bigint';
  const element = isNumber && OF_MEMBERS.has(name) ? 'MemberNo' : TYPES[type.replace('[]', '')];
  if (!element) throw new Error(`no type for ${type} of ${table}.${name}`);
  if (name === 'owner' && table !== 'ledger_account') return 'Owner';
  const found = type.endsWith('[]') ? `${element}[]` : (listedBy(column) ?? element);
  return nullable && found !== 'unknown' ? `${found} | null` : found;
}

function tableText(name: string, columns: readonly Column[]): string {
  const fields = columns.map((column) => `    readonly ${camel(column.name)}: ${typeOf(column)};`);
  return `  readonly ${name}: {\n${fields.join('\n')}\n  };`;
}

/** The rows of every table as the drivers give them, for `columns()` in `select.ts`. */
export const tables: Generator = {
  file: 'apps/server/src/platform/database/generated/tables.ts',
  make: async () => {
    const database = await openEmbedded();
    try {
      await migrate(database);
      const columns = await rows(
        database.db,
        sql<Column>`
          select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
                 not a.attnotnull as nullable,
                 (select pg_get_constraintdef(k.oid) from pg_constraint k
                   where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
                     and pg_get_constraintdef(k.oid) like '%ARRAY[%' order by k.oid limit 1) as rule
            from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
           where n.nspname = 'public' and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
           order by c.relname, a.attnum`,
      );
      const names = [...new Set(columns.map(({ table }) => table))];
      const parts = names.map((name) =>
        tableText(
          name,
          columns.filter(({ table }) => table === name),
        ),
      );
      return `// Generated from the migrations by npm run generate.\n\nimport type { MemberNo } from '@greenhall/domain/shared/member-no';\nimport type { Owner } from '@greenhall/domain/members/owner';\n\n/** The rows of every table, with the names of their columns in camel case. */\nexport interface Tables {\n${parts.join('\n')}\n}\n`;
    } finally {
      await database.close();
    }
  },
};
