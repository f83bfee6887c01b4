import { sql } from 'kysely';
import { rows } from '../../apps/server/src/platform/database/database.ts';
import { openEmbedded } from '../../apps/server/src/platform/database/embedded.ts';
import { migrate } from '../../apps/server/src/platform/database/migrate.ts';
import type { Generator } from './generator.ts';

interface Line {
  readonly owner: string;
  readonly line: string;
}

const OURS = sql`n.nspname = 'public'`;

/** The database as the migrations make it, to be read. */
export const schema: Generator = {
  file: 'apps/server/db/schema.sql',
  make: async () => {
    const database = await openEmbedded();
    try {
      await migrate(database);
      const read = (query: ReturnType<typeof sql<Line>>) => rows(database.db, query);
      const columns = await read(sql<Line>`
        select c.relname as owner, format('  %s %s%s%s', a.attname, format_type(a.atttypid, a.atttypmod),
                 case when a.attnotnull then ' not null' else '' end,
                 coalesce(case when a.attidentity <> '' then ' generated always as identity' end,
                          ' default ' || pg_get_expr(d.adbin, d.adrelid), '')) as line
          from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
          left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
         where ${OURS} and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped order by c.relname, a.attnum`);
      const constraints = await read(sql<Line>`
        select c.relname as owner, format('  constraint %s %s', k.conname, pg_get_constraintdef(k.oid)) as line
          from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
         where ${OURS} and k.contype <> 'n' order by c.relname, k.conname`);
      const after = await read(sql<Line>`
        select c.relname as owner, pg_get_indexdef(i.indexrelid) || ';' as line
          from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
         where ${OURS} and not exists (select 1 from pg_constraint k where k.conindid = i.indexrelid)
        union all
        select c.relname, pg_get_triggerdef(t.oid) || ';'
          from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
         where ${OURS} and not t.tgisinternal order by 1, 2`);
      const rest = await read(sql<Line>`
        select c.relname as owner, format('create view %s as%s', c.relname, E'\n' || pg_get_viewdef(c.oid)) as line
          from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind = 'v'
        union all
        select p.proname, pg_get_functiondef(p.oid) || ';'
          from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${OURS} order by 1`);
      const of = (lines: readonly Line[], owner: string) =>
        lines.filter((one) => one.owner === owner).map((one) => one.line);
      const tables = [...new Set(columns.map((one) => one.owner))].map((table) => {
        const body = [...of(columns, table), ...of(constraints, table)].join(',\n');
        return [`create table ${table} (\n${body}\n);`, ...of(after, table)].join('\n');
      });
      const parts = [...tables, ...rest.map((one) => one.line)];
      return `-- Generated from the migrations by npm run generate.\n\n${parts.join('\n\n')}\n`;
    } finally {
      await database.close();
    }
  },
};
