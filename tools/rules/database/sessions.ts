import type { Rule } from '../../rule.ts';

const SOURCE = /^apps\/server\/(?:src\/(?!.*\.test\.ts$).*\.ts|db\/(?:functions|views)\/.*\.sql)$/;

/** What stays with a connection when its transaction has ended. */
const OF_SESSION: readonly (readonly [RegExp, string])[] = [
  [
    /\bset (?:session )?(?:\w+_timeout|timezone|default_transaction\w*|synchronous_commit|enable_\w+|search_path)\b/i,
    'sets without local',
  ],
  [/\bset_config\([^)]*,\s*false\s*\)/i, 'sets without local'],
  [/\bpg_(?:try_)?advisory_lock(?:_shared)?\b/i, 'takes a lock of the session'],
  [/\bcreate (?:local |global )?temp(?:orary)? /i, 'makes a temporary table'],
  [/\bwith hold\b/i, 'holds a cursor'],
  [/[`']listen /i, 'listens'],
];

/** Where connections are of one program alone: those of sessions and of listening, the embedded database, and what belongs to a role. */
const OWN_CONNECTIONS: ReadonlySet<string> = new Set(
  ['postgres', 'open', 'locks', 'role-settings'].map((name) => `apps/server/src/platform/database/${name}.ts`),
);

export const sessions: Rule = {
  says: 'nothing of a session is left on a connection, which a pooler gives to another after each transaction',
  check: (files) =>
    files
      .filter(({ path }) => SOURCE.test(path) && !OWN_CONNECTIONS.has(path))
      .flatMap(({ path, text }) => {
        const code = text.replace(/^\s*(?:\/\/|--|\*|\/\*).*$/gm, '');
        // A function says after its head what is set while it runs.
        const patterns = path.endsWith('.sql') ? OF_SESSION.slice(1) : OF_SESSION;
        return patterns.filter(([pattern]) => pattern.test(code)).map(([, what]) => `${path} ${what}`);
      }),
  broken: [
    [{ path: 'apps/server/src/slices/stock/a.ts', text: 'sql`set statement_timeout = 0`' }],
    [{ path: 'apps/server/src/slices/stock/a.ts', text: `sql\`select set_config('x', 'y', false)\`` }],
    [{ path: 'apps/server/src/slices/stock/a.ts', text: 'sql`select pg_advisory_lock(1)`' }],
    [{ path: 'apps/server/db/functions/stock.sql', text: 'create temp table x (y int);' }],
    [{ path: 'apps/server/src/slices/stock/a.ts', text: 'sql`declare c cursor with hold for select 1`' }],
    [{ path: 'apps/server/src/platform/a.ts', text: 'client.query(`listen news`)' }],
  ],
};
