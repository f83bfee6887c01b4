import { isTest, type Rule } from '../../rule.ts';

const PLACE = 'apps/server/src/platform/database/locks.ts';

export const locks: Rule = {
  says: 'advisory locks are taken from the one list of their keys',
  check: (files) =>
    files
      .filter(({ path }) => path.startsWith('apps/server/src/') && path !== PLACE && !isTest(path))
      .filter(({ text }) => /advisory(?:_xact)?_lock/.test(text))
      .map(({ path }) => `${path} takes an advisory lock of its own`),
  broken: [[{ path: 'apps/server/src/slices/wallet/store.ts', text: 'select pg_advisory_xact_lock(7)' }]],
};

const STORE = /^apps\/server\/src\/.*\/store(?:-[a-z-]+)?\.ts$/;
/** A function of a file with the rest of it: its name, and what comes up to its end. */
const NAMED_LOCK = /function (lock[A-Z]\w*)(.*?)\n\}/gs;
const LOCKS = /\bfor (?:no key )?update\b|\bfor (?:key )?share\b|\block table\b|\bon conflict\b|[lL]ock(?:[A-Z]\w*)?\(/;

export const namedLocks: Rule = {
  says: 'a function of a store that is named as a lock takes one',
  check: (files) =>
    files
      .filter(({ path }) => STORE.test(path) && !isTest(path))
      .flatMap(({ path, text }) =>
        Array.from(text.matchAll(NAMED_LOCK))
          .filter(([, , body = '']) => !LOCKS.test(body))
          .map(([, name]) => `${path}: ${name} locks nothing`),
      ),
  broken: [
    [
      {
        path: 'apps/server/src/slices/shop/order/store.ts',
        text: 'export function lockOrder(tx: Tx, id: bigint) {\n  return maybeRow(tx, sql`select from shop_order where id = ${id}`);\n}\n',
      },
    ],
  ],
};
