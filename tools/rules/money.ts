import { isTest, lineAt, type Rule } from '../rule.ts';

const isMoneyCode = (path: string) => /^(?:packages\/domain|apps\/server)\/src\/.*\.ts$/.test(path) && !isTest(path);
const SHORTCUTS = [
  /\bparseFloat\(/g,
  /\.toFixed\(/g,
  /\bNumber\([^()]*(?:amount|balance|price|fee|micro|principal|credit|payout|bonus|coin)[^()]*\)/gi,
];

export const money: Rule = {
  says: 'money is never a JavaScript number',
  check: (files) =>
    files
      .filter(({ path }) => isMoneyCode(path))
      .flatMap(({ path, text }) =>
        SHORTCUTS.flatMap((shortcut) => [...text.matchAll(shortcut)]).map(
          (found) => `${path}:${lineAt(text, found.index)} has ${found[0]}`,
        ),
      ),
  broken: [
    [{ path: 'packages/domain/src/wallet/fee.ts', text: 'const fee = parseFloat(text);' }],
    [{ path: 'packages/domain/src/wallet/shown.ts', text: 'return rate.toFixed(2);' }],
    [{ path: 'apps/server/src/slices/wallet/store.ts', text: 'return Number(row.balance);' }],
  ],
};
