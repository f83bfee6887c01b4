import { isInShortRun, type Rule } from '../rule.ts';

/** The screens are the titled `/pages/…` paths of the member app's route list. */
export const screens: Rule = {
  says: 'every screen of the route list is visited in a browser by the short run',
  check: (files) => {
    const lists = files.filter(({ path }) => /^apps\/web\/src\/app\/(?:.*routes?|screens\/.*)\.tsx?$/.test(path));
    const visits = files.filter(({ path }) => path.startsWith('e2e/') && isInShortRun(path)).map(({ text }) => text);
    const screenPaths = lists.flatMap(({ text }) => [...text.matchAll(/path: ['"](\/pages\/[\w/]+)['"],\s*title/g)]);
    return [...new Set(screenPaths.flatMap((found) => found[1] ?? []))]
      .filter((screen) => !visits.some((text) => new RegExp(`${screen}(?![\\w/])`).test(text)))
      .map((screen) => `${screen} has no end-to-end visit`);
  },
  broken: [
    [{ path: 'apps/web/src/app/screens/shop.ts', text: "{ path: '/pages/shop/shopIndex', title: 'shop.title' }" }],
    [
      { path: 'apps/web/src/app/routes.tsx', text: "{ path: '/pages/wallet/wallet', title: 'title.wallet' }" },
      { path: 'e2e/wallet.test.ts', text: "visit('/pages/wallet/walletDetail')" },
    ],
    [
      { path: 'apps/web/src/app/routes.tsx', text: "{ path: '/pages/wallet/wallet', title: 'title.wallet' }" },
      { path: 'e2e/wallet.all.test.ts', text: "visit('/pages/wallet/wallet')" },
    ],
  ],
};
