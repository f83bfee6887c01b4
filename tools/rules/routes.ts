import { isInShortRun, isTest, type Rule, type SourceFile } from '../rule.ts';

const PATHS = 'packages/contract/src/generated/paths.ts';
const TABLES = new Set([PATHS, ...['writes', 'desk'].map((name) => `packages/contract/src/generated/${name}.ts`)]);

const joined = (files: readonly SourceFile[]) => files.map(({ text }) => text).join('\n');

function keysOf(files: readonly SourceFile[]): readonly string[] {
  const tables = joined(files.filter(({ path }) => TABLES.has(path)));
  return [...tables.matchAll(/^ {2}'([\w.]+)': /gm)].flatMap((found) => found[1] ?? []);
}

const names = (text: string, key: string) => text.includes(`'${key}'`);

export const routes: Rule = {
  says: 'every route of the contract is bound by the server and named in a test of the short run',
  check: (files) => {
    const server = files.filter(({ path }) => path.startsWith('apps/server/src/') && !isTest(path));
    const isOfTests = (path: string) => isInShortRun(path) && (isTest(path) || path.startsWith('e2e/'));
    const tests = joined(files.filter(({ path }) => isOfTests(path) && /^(?:apps\/server|e2e|packages)\//.test(path)));
    if (!server.some(({ path }) => /\/(?:admin-)?routes\.ts$/.test(path))) return [];
    const bindings = joined(server);
    return keysOf(files).flatMap((key) => {
      if (!names(bindings, key)) return [`${key} is not bound`];
      return names(tests, key) ? [] : [`${key} is in no test`];
    });
  },
  broken: [
    [
      { path: PATHS, text: "  'wallet.transfer': ['POST', '/wallet/transfers'],\n" },
      { path: 'apps/server/src/slices/wallet/routes.ts', text: "return { 'wallet.bill': bill };" },
      { path: 'apps/server/src/slices/wallet/transfer/transfer.test.ts', text: "call('wallet.transfer')" },
    ],
    [
      { path: PATHS, text: "  'wallet.transfer': ['POST', '/wallet/transfers'],\n" },
      { path: 'apps/server/src/slices/wallet/routes.ts', text: "return { 'wallet.transfer': transfer };" },
      { path: 'apps/server/src/slices/wallet/bill.test.ts', text: "call('wallet.transfers')" },
    ],
    [
      { path: PATHS, text: "  'wallet.transfer': ['POST', '/wallet/transfers'],\n" },
      { path: 'apps/server/src/slices/wallet/routes.ts', text: "return { 'wallet.transfer': transfer };" },
      { path: 'apps/server/src/slices/wallet/transfer/transfer.all.test.ts', text: "call('wallet.transfer')" },
    ],
  ],
};
