import { isTest, type Rule, type SourceFile } from '../rule.ts';
import { SLICES, TOPICS, roleOf } from '../slices.ts';
import { roles } from './roles.ts';
import { inServerSlice, restOf, sliceOf } from './slice-paths.ts';
import { edgesOf, importPathTo, importsAmong, loadsOf, type Edge } from './graph.ts';

const isFace = (path: string) => /^(?:apps\/(?:web|console)|packages\/ui)\/src\//.test(path);
const packageOf = (path: string) => path.split('/').slice(0, 2).join('/');
const featureOf = (path: string) => /^apps\/(?:web|console)\/src\/features\/([\w-]+)\//.exec(path)?.[1];

const file = (path: string, specifier: string): SourceFile => ({ path, text: `import { a } from '${specifier}';\n` });

/** A rule about single imports of product code. Tests may import anything. */
function importRule(says: string, isBroken: (edge: Edge) => boolean, broken: readonly SourceFile[]): Rule {
  return {
    says,
    check: (files) =>
      edgesOf(files)
        .filter((edge) => !isTest(edge.from) && isBroken(edge))
        .map(({ from, to }) => `${from} imports ${to}`),
    broken: broken.map((sample) => [sample]),
  };
}

const rank = importRule(
  'a slice uses slices of lower rank only',
  ({ from, to }) => {
    const [user, used] = [sliceOf(from), sliceOf(to)];
    if (user === undefined || used === undefined || user === used) return false;
    return (SLICES.get(used) ?? 0) >= (SLICES.get(user) ?? 0);
  },
  [
    file('packages/domain/src/wallet/fee.ts', '../stock/price.ts'),
    file('apps/server/src/slices/network/store.ts', '../wallet/index.ts'),
    file('apps/server/src/slices/ledger/post.ts', '@greenhall/domain/wallet/fee'),
  ],
);

const entryPoints = importRule(
  'another slice is entered by its index.ts, and the platform knows no slice',
  ({ from, to }) => {
    if (!inServerSlice(to)) return false;
    if (from.startsWith('apps/server/src/platform/')) return true;
    return inServerSlice(from) && sliceOf(from) !== sliceOf(to) && restOf(to) !== 'index.ts';
  },
  [
    file('apps/server/src/slices/stock/commands/buy.ts', '../../ledger/store.ts'),
    file('apps/server/src/platform/http.ts', '../slices/ledger/index.ts'),
  ],
);

/**
 * The rank of a file among the topics of its slice. Files that compose the slice come last, files that all topics share
 * first. The topics inside a desk come after all others, in the same order.
 */
function topicRank(slice: string, rest: string): number {
  const [folder, inDesk] = rest.split('/').slice(0, -1);
  const topics = TOPICS[slice] ?? [];
  if (folder === undefined) return roleOf(rest, '') === 'composing' ? Number.POSITIVE_INFINITY : -1;
  return inDesk === undefined ? topics.indexOf(folder) : topics.length + topics.indexOf(inDesk);
}

const topics = importRule(
  'a topic of a slice uses topics of lower rank only',
  ({ from, to }) => {
    const slice = sliceOf(from);
    if (slice === undefined || slice !== sliceOf(to) || packageOf(from) !== packageOf(to)) return false;
    // The chart of a slice's movements uses names from all of its topics.
    if (restOf(from) === 'movements.ts') return false;
    return topicRank(slice, restOf(to)) > topicRank(slice, restOf(from));
  },
  [
    file('apps/server/src/slices/stock/market/run-distribution.ts', '../settlement/load-state.ts'),
    file('packages/domain/src/stock/market/market.ts', '../payment/payments.ts'),
    file('apps/server/src/slices/wallet/fees.ts', './transfer/store-batch.ts'),
    file('apps/server/src/slices/shop/desk/goods/save-goods.ts', '../order/store.ts'),
    file('apps/server/src/slices/shop/desk/involved.ts', './goods/store.ts'),
  ],
);

const domain = importRule(
  'packages/domain imports nothing outside itself',
  ({ from, to }) => from.startsWith('packages/domain/') && !to.startsWith('packages/domain/'),
  [
    file('packages/domain/src/wallet/fee.ts', 'node:crypto'),
    file('packages/domain/src/wallet/wire.ts', '@greenhall/contract/wallet/routes'),
  ],
);

const client = importRule(
  'packages/client imports the contract and the domain alone',
  ({ from, to }) => from.startsWith('packages/client/') && !/^packages\/(?:client|contract|domain)\//.test(to),
  [
    file('packages/client/src/keys.ts', 'node:crypto'),
    file('packages/client/src/refused.ts', '@greenhall/locales/en/errors'),
  ],
);

const features = importRule(
  'a feature imports neither another feature nor app, and what is shared neither of them',
  ({ from, to }) => {
    if (/^apps\/(?:web\/src\/shared|console\/src\/kit)\//.test(from))
      return /^apps\/(?:web|console)\/src\/(?:app|features)\//.test(to);
    const [user, used] = [featureOf(from), featureOf(to)];
    if (user === undefined) return false;
    return (used !== undefined && user !== used) || /^apps\/(?:web|console)\/src\/app\//.test(to);
  },
  [
    file('apps/web/src/features/wallet/screens/send.tsx', '../../members/api.ts'),
    file('apps/web/src/features/wallet/screens/send.tsx', '../../../app/routes.ts'),
    file('apps/web/src/shared/page/page.tsx', '../../app/routes.ts'),
    file('apps/console/src/features/wallet/recharges.tsx', '../../app/routes.ts'),
    file('apps/console/src/kit/desk-table.tsx', '../features/admin/audit.tsx'),
  ],
);

const subpaths = importRule(
  'a package is imported by its name, never by a relative path',
  ({ from, to, isRelative }) => isRelative && packageOf(from) !== packageOf(to),
  [file('apps/web/src/app/shell.tsx', '../../../../packages/ui/src/page/button.tsx')],
);

/**
 * Types and what is loaded later count too: files that know each other are one idea in two places. The linter's rule does
 * not count what is loaded later.
 */
const cycles: Rule = {
  says: 'no file imports itself through its imports',
  check: (files) => {
    const imports = importsAmong(edgesOf(files, /^/));
    return [...imports.keys()]
      .map((start) => importPathTo(imports, start, (path) => path === start))
      .filter((chain) => chain !== undefined)
      .map((chain) => chain.join(' → '));
  },
  broken: [
    [file('packages/ui/src/a.tsx', './b.tsx'), file('packages/ui/src/b.tsx', '@greenhall/ui/a')],
    [
      { path: 'apps/web/src/shared/sheet.tsx', text: "const load = () => import('./sheet-body.tsx');\n" },
      { path: 'apps/web/src/shared/sheet-body.tsx', text: "import type { SheetProps } from './sheet.tsx';\n" },
    ],
  ],
};

const standing = importRule(
  'packages holds what the apps stand on: it imports none of them, and no helper of tests',
  ({ from, to }) => from.startsWith('packages/') && /^(?:apps|test-kit|bench|e2e)\//.test(to),
  [
    file('packages/client/src/world.ts', '@greenhall/server/compose'),
    file('packages/ui/src/people.tsx', '@greenhall/test-kit/world'),
  ],
);

const browser: Rule = {
  says: 'no schema library reaches the browser',
  check: (files) => {
    const loads = loadsOf(edgesOf(files));
    return [...loads.keys()]
      .filter((path) => isFace(path) && !isTest(path))
      .map((path) => importPathTo(loads, path, (to) => /^zod(?:\/|$)/.test(to)))
      .filter((chain) => chain !== undefined)
      .map((chain) => chain.join(' → '));
  },
  broken: [
    [file('packages/ui/src/form.tsx', 'zod')],
    [
      file('apps/web/src/features/wallet/api.ts', '@greenhall/contract/wallet/routes'),
      file('packages/contract/src/wallet/routes.ts', 'zod/mini'),
    ],
  ],
};

export const importRules: readonly Rule[] = [
  rank,
  entryPoints,
  roles,
  topics,
  domain,
  client,
  features,
  subpaths,
  cycles,
  standing,
  browser,
];
