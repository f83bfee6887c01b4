import { isTest, type Rule } from '../rule.ts';
import { COMPOSING, SLICES, TOPICS } from '../slices.ts';

const PLACE = /^apps\/server\/src\/slices\/(?<slice>[\w-]+)\/(?<rest>.+)\.ts$/;

function faultOf(slice: string, rest: string): string | undefined {
  const parts = rest.split('/');
  const name = parts.pop() ?? '';
  if (!SLICES.has(slice)) return 'belongs to no declared slice';
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(name)) return 'is not named in lower case with hyphens';
  const topics = TOPICS[slice] ?? [];
  const [topic, inDesk, ...deeper] = parts;
  if (topic === undefined) return undefined;
  if (deeper.length > 0 || (inDesk !== undefined && topic !== 'desk')) return 'lies deeper than a topic';
  if (!topics.includes(topic)) return 'lies in no declared topic';
  // A large desk has the topics of its slice once more.
  if (inDesk !== undefined && (inDesk === 'desk' || !topics.includes(inDesk))) return 'lies in no declared topic';
  return COMPOSING.has(name) && name !== 'routes' ? 'belongs at the root of its slice' : undefined;
}

export const layout: Rule = {
  says: 'files of a server slice lie at its root, in a declared topic, or in one inside its desk',
  check: (files) =>
    files
      .filter(({ path }) => !isTest(path))
      .flatMap(({ path }) => {
        const { slice = '', rest = '' } = PLACE.exec(path)?.groups ?? {};
        const fault = slice ? faultOf(slice, rest) : undefined;
        return fault ? [`${path} ${fault}`] : [];
      }),
  broken: [
    [{ path: 'apps/server/src/slices/wallet/commands/pay.ts', text: '' }],
    [{ path: 'apps/server/src/slices/stock/desk/deeper/pay.ts', text: '' }],
    [{ path: 'apps/server/src/slices/stock/desk/desk/pay.ts', text: '' }],
    [{ path: 'apps/server/src/slices/stock/desk/market/deeper/pay.ts', text: '' }],
    [{ path: 'apps/server/src/slices/stock/market/plan/pay.ts', text: '' }],
    [{ path: 'apps/server/src/slices/bank/pay.ts', text: '' }],
    [{ path: 'apps/server/src/slices/stock/market/slice.ts', text: '' }],
  ],
};
