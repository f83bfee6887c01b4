import { sql } from 'kysely';
import { StartError } from '../start-error.ts';
import { type Db, rows } from './database.ts';
import { lockSessionSql } from './locks.ts';
import type { OpenDatabase } from './postgres.ts';

/**
 * What each connection must have. Where a pooler shares connections a program cannot set it at their start, so it belongs to the role in
 * this database.
 */
const WANTED = {
  timezone: 'UTC',
  statement_timeout: '20s',
  lock_timeout: '8s',
  idle_in_transaction_session_timeout: '30s',
} as const;

/** Gives the role what its connections must have. Those that are open already keep what they had. */
export async function giveRoleSettings({ session }: Pick<OpenDatabase, 'session'>): Promise<void> {
  const set = Object.entries(WANTED).map(
    ([name, value]) =>
      `execute format('alter role current_user in database %I set ${name} = %L', current_database(), '${value}');`,
  );
  await session(async (script) => {
    // Two servers that start at once would change one row of the role together, which PostgreSQL refuses to one of them.
    await script(lockSessionSql('migrator'));
    await script(`do $$ begin ${set.join(' ')} end $$`);
  });
}

/** Throws `StartError` if connections have other settings than they must. */
export async function checkRoleSettings(db: Db): Promise<void> {
  const found = await rows(
    db,
    sql<{ name: string; value: string }>`
      select n.name, current_setting(n.name) as value from unnest(${Object.keys(WANTED)}::text[]) n (name)`,
  );
  const wrong = found.filter(({ name, value }) => value !== WANTED[name as keyof typeof WANTED]);
  if (wrong.length === 0) return;
  const said = wrong.map(({ name, value }) => `${name} is ${value} instead of ${WANTED[name as keyof typeof WANTED]}`);
  throw new StartError(
    `connections of DATABASE_URL are not as they must be: ${said.join(', ')}. The role has the right settings: let the pooler reconnect`,
  );
}
