import { lineAt, type Rule } from '../../rule.ts';
import { SLICES } from '../../slices.ts';
import { ownerOf, tablesOf } from './tables.ts';

const PATH = /^apps\/server\/db\/(?:functions|views)\/(\w+)\.sql$/;
/** A value that `raise` puts into its message, where the log does not see that it is one. */
const BARE_VALUE = /\braise\b[^;']*'[^']*(?<!")%(?!")[^']*'/gi;
const DEFINED = /^create or replace (?:function|view) (\w+)/gm;

/** The platform is below every slice. */
const rankOf = (owner: string): number => SLICES.get(owner) ?? -1;

/** The names in a text of SQL, without those in its comments and strings. */
const namesIn = (text: string): ReadonlySet<string> =>
  new Set(text.replace(/--[^\n]*|'[^']*'/g, '').match(/\b[a-z]\w*\b/g));

export const functions: Rule = {
  says: 'functions and views use the tables of their own slice, and of lower slices what these publish',
  check: (files) => {
    const bodies = files.flatMap(({ path, text }) => {
      const slice = PATH.exec(path)?.[1];
      return slice ? [{ path, slice, text }] : [];
    });
    const published = bodies.flatMap(({ text }) => [...text.matchAll(DEFINED)].flatMap(([, name]) => name ?? []));
    const tables = tablesOf(files).filter((table) => ownerOf(table) !== 'platform');
    return bodies.flatMap(({ path, slice, text }) => {
      const names = namesIn(text);
      const isForeign = (name: string): boolean => names.has(name) && ownerOf(name) !== slice;
      return [
        ...tables.filter(isForeign),
        ...published.filter((name) => isForeign(name) && rankOf(ownerOf(name) ?? '') >= rankOf(slice)),
      ].map((name) => `${path} names ${name}`);
    });
  },
  broken: [
    [
      { path: 'apps/server/db/migrations/0001.sql', text: 'create table identity_contact (id bigint);' },
      {
        path: 'apps/server/db/views/members.sql',
        text: 'create or replace view members_x as select id from identity_contact;',
      },
    ],
    [
      { path: 'apps/server/db/views/wallet.sql', text: 'create or replace view wallet_x as select 1;' },
      { path: 'apps/server/db/functions/identity.sql', text: 'select 1 from wallet_x;' },
    ],
  ],
};

export const raised: Rule = {
  says: 'a value in a message that the database raises stands in double quotes, which the log masks',
  check: (files) =>
    files
      .filter(({ path }) => PATH.test(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(BARE_VALUE)].map((found) => `${path}:${lineAt(text, found.index)}`),
      ),
  broken: [
    [{ path: 'apps/server/db/functions/ledger.sql', text: "raise exception 'account % is closed', p_account;" }],
  ],
};
