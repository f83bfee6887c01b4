import { isTest, lineAt, type Rule } from '../../rule.ts';

/**
 * The files that may name paths: the links, the lists of screens, and the specification's list that both are tested
 * against.
 */
const LISTS = new Set([
  'apps/web/src/shared/page/links.ts',
  'apps/web/src/app/routes.ts',
  'apps/web/src/app/spec-routes.fixture.ts',
  'apps/console/src/kit/location.ts',
  'apps/console/src/app/routes.ts',
]);
const SCREENS = /^apps\/web\/src\/app\/screens\//;
const LITERALS = [/['"`]\/pages\//g, /\bgoTo\(\s*['"`]/g];

export const links: Rule = {
  says: 'a screen is linked to by its name, never by its path',
  check: (files) =>
    files
      .filter(({ path }) => /^apps\/(?:web|console)\/src\/.*\.tsx?$/.test(path) && !isTest(path))
      .filter(({ path }) => !LISTS.has(path) && !SCREENS.test(path))
      .flatMap(({ path, text }) =>
        LITERALS.flatMap((literal) => [...text.matchAll(literal)]).map(
          (found) => `${path}:${lineAt(text, found.index)} names a path`,
        ),
      ),
  broken: [
    [{ path: 'apps/web/src/features/wallet/screens/wallet.tsx', text: '<AppLink to="/pages/wallet/bill">' }],
    [{ path: 'apps/web/src/app/launch.ts', text: "go('/pages/user/login');" }],
    [{ path: 'apps/console/src/features/admin/set-up.tsx', text: "goTo('/');" }],
  ],
};
