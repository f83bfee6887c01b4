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
