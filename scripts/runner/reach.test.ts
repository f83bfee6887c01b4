import { expect, it } from 'vitest';
import { reachOf } from './reach.ts';

const file = (path: string, text = '') => ({ path, text });
const uses = (specifier: string) => `import { a } from '${specifier}';\n`;

const REPOSITORY = [
  file('packages/domain/src/wallet/fee.ts'),
  file('apps/web/src/features/wallet/form.tsx', uses('@greenhall/domain/wallet/fee')),
  file('apps/web/src/features/wallet/send.tsx', uses('./form.tsx')),
  file(
    'apps/web/src/app/screens/wallet.ts',
    "[{ path: '/pages/wallet/send', load: () => import('../../features/wallet/send.tsx') }]",
  ),
  file('apps/web/src/app/frame.tsx', uses('./screens/wallet.ts')),
  file('apps/server/src/slices/wallet/send.ts', uses('@greenhall/domain/wallet/fee')),
  file('apps/server/src/slices/wallet/routes.ts', uses('./send.ts')),
  file('apps/server/src/compose.ts', uses('./slices/wallet/routes.ts')),
  file('e2e/harness/server.ts', uses('@greenhall/server/compose')),
  file('e2e/wallet.test.ts', uses('./harness/server.ts')),
];
const reached = (path: string) => {
  const reach = reachOf([path], REPOSITORY);
  return reach && { names: [...reach.names], tests: reach.tests };
};

it.each([
  ['packages/domain/src/wallet/fee.ts', ['web /pages/wallet/send', 'wallet'], []],
  ['apps/web/src/features/wallet/form.tsx', ['web /pages/wallet/send'], []],
  ['apps/server/src/slices/wallet/send.ts', ['wallet'], []],
  ['e2e/harness/server.ts', [], ['e2e/wallet.test.ts']],
  ['docs/rules/wallet.md', [], []],
])('a change of %s reaches the screens, the slices and the tests that use it', (path, names, tests) => {
  expect(reached(path)).toEqual({ names: names, tests });
});

it.each(['apps/web/src/app/frame.tsx', 'apps/server/db/functions/wallet.sql'])(
  'a change of %s may reach everything',
  (path) => expect(reached(path)).toBeUndefined(),
);
