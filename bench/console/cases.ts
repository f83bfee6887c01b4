import { lists } from '@greenhall/contract/generated/lists';
import { FREQUENT, NEWEST } from './load.ts';

type Query = Readonly<Record<string, string>>;

/** One question that a desk asks of a list. */
export interface Case {
  readonly name: string;
  readonly query: Query;
}

/** The lists that are measured, with the letter of their numbers. */
export const MEASURED = {
  'wallet.deskRecharges': 'R',
  'wallet.deskWithdrawals': 'W',
  'otc.deskTrades': 'T',
  'shop.deskOrders': 'S',
  'admin.audit': '',
} as const satisfies Partial<Record<keyof typeof lists, string>>;
export type MeasuredList = keyof typeof MEASURED;

const DAY = 86_400_000;
const before = (days: number): string => new Date(NEWEST.getTime() - days * DAY).toISOString();

/** What is asked of a filter: something frequent, and something rare. */
function valuesOf(list: MeasuredList, name: string, kind: string | readonly string[], size: number): readonly Query[] {
  if (typeof kind !== 'string') return kind.map((value) => ({ [name]: value }));
  const rare = String(Math.floor(size / 2) + 1);
  switch (kind) {
    case 'member':
      return [{ [name]: String(FREQUENT) }, { [name]: '200007' }];
    case 'amount':
      return [
        { [`${name}From`]: '2', [`${name}To`]: '9999' },
        { [`${name}From`]: '5000', [`${name}To`]: '5000' },
      ];
    case 'moment':
      return [{ [`${name}From`]: before(300) }, { [`${name}From`]: before(200), [`${name}To`]: before(199) }];
    case 'text':
      return list === 'admin.audit'
        ? [{ [name]: String(FREQUENT) }, { [name]: '200007' }]
        : [{ [name]: `${MEASURED[list]}${rare}` }, { [name]: 'no such thing' }];
    default:
      if (name === 'coin') return [{ coin: 'mey' }];
      if (name === 'operator') return [{ operator: 'ada1' }, { operator: 'rare' }];
      if (name === 'act') return [{ act: 'member.open' }, { act: 'proof.take' }];
      return [{ [name]: `${MEASURED[list]}${rare}` }];
  }
}

/** The pairs that desks use: a state or an act of a member, and either within a time. */
function pairsOf(
  filters: Readonly<Record<string, string | readonly string[]>>,
  alone: ReadonlyMap<string, readonly Query[]>,
) {
  const [state, who, made] = [
    filters['state'] ? 'state' : 'act',
    filters['member'] ? 'member' : filters['operator'] ? 'operator' : 'network',
    'made',
  ];
  const both = (one: string, other: string) =>
    (alone.get(one) ?? []).flatMap((a) => (alone.get(other) ?? []).map((b) => ({ ...a, ...b })));
  return [...both(state, who), ...both(state, made), ...both(who, made)];
}

/** Where a page begins: the first, one in the middle and one near the end of the whole list. */
function startsOf(order: string, size: number): readonly (readonly [string, Query])[] {
  const [isDown, name] = [order.startsWith('-'), order.replace('-', '')];
  const at = (part: number): string => {
    const place = isDown ? 1 - part : part;
    const key = String(Math.max(1, Math.floor(size * place)));
    return name === 'made' ? key : `${name}.${Math.floor(10_000 * place)}000000.${key}`;
  };
  return [
    ['first', {}],
    ['middle', { cursor: at(0.5) }],
    ['last', { cursor: at(0.9999) }],
  ];
}

const nameOf = (query: Query): string =>
  Object.entries(query)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ') || 'no filter';

/** Every order with each filter alone and the pairs that desks use, at three places. */
export function casesOf(list: MeasuredList, size: number): readonly Case[] {
  const { filters, orders } = lists[list] as {
    readonly filters: Readonly<Record<string, string | readonly string[]>>;
    readonly orders: readonly string[];
  };
  const alone = new Map(
    Object.entries(filters).map(([name, kind]) => [name, valuesOf(list, name, kind, size)] as const),
  );
  const asked: readonly Query[] = [{}, ...[...alone.values()].flat(), ...pairsOf(filters, alone)];
  const names = orders.map((order) => order.replace('-', ''));
  return names
    .flatMap((name) => [name, `-${name}`])
    .flatMap((order) =>
      asked.flatMap((query) =>
        startsOf(order, size).map(([place, start]) => ({
          name: `${nameOf(query)}; by ${order}, ${place}`,
          query: { ...query, order, ...start },
        })),
      ),
    );
}
