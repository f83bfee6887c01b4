import { beforeEach, expect, test } from 'vitest';
import { afterChanges, type Cart, fromServer, newLine } from './cart-lines.ts';
import { NOT_SYNCED, readCartSync } from './cart-sync.ts';
import { type GoodsLine, readGoodsList, writeGoodsList } from './goods-list.ts';

const kept = new Map<string, string>();
const storage = {
  length: 0,
  key: () => null,
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
  clear: () => kept.clear(),
};
beforeEach(() => kept.clear());

const flask = {
  id: '7',
  name: 'Flask',
  stock: 5,
  label: 'New',
  class2Name: 'Bottles',
  type: 1,
  num: 2,
  orderLimit: 9,
  sku: { id: '31', stock: 5, options: [{ name: 'Colour', value: 'red' }] },
} as const;
const line = (gid: string, sku: string, num = 1): GoodsLine => ({
  ...newLine(flask),
  id: `${gid}-${sku}`,
  gid,
  num,
  sku: { id: sku, stock: 5, options: [] },
});

test('a line has exactly the fields of the specification, and is ticked when added', () => {
  writeGoodsList([newLine(flask)], storage);
  expect(JSON.parse(kept.get('goodslist') ?? '')).toEqual([
    {
      id: '7-31',
      gid: '7',
      num: 2,
      goodsName: 'Flask',
      stock: 5,
      label: 'New',
      xlname: 'Bottles',
      goodsType: 1,
      sku: { id: '31', stock: 5, options: [{ name: 'Colour', value: 'red' }] },
      gchecked: true,
    },
  ]);
  expect(readGoodsList(storage)).toEqual([newLine(flask)]);
});

test('a damaged or edited list loses its bad lines and nothing else', () => {
  const good = [line('1', '10'), line('2', '20', 999)];
  const bad = [
    { ...line('3', '30'), num: -1 },
    { ...line('3', '30'), num: 0.5 },
    { ...line('3', '30'), num: 1e9 },
    { ...line('3', '30'), id: '4-30' },
    { ...line('3', '30'), sku: { id: 'x', stock: 1, options: [] } },
    { ...line('3', '30'), goodsType: 3 },
    { ...line('3', '30'), gchecked: 'yes' },
    { ...line('3', '30'), sku: undefined },
    null,
    'line',
    line('1', '10', 5),
  ];
  const edited = { ...line('4', '40'), price: '0.01' };
  kept.set('goodslist', JSON.stringify([bad[0], good[0], ...bad.slice(1), good[1], edited]));
  expect(readGoodsList(storage)).toEqual([...good, line('4', '40')]);
  for (const text of ['', '{', '{"a":1}', 'null', '7']) {
    kept.set('goodslist', text);
    expect(readGoodsList(storage)).toEqual([]);
  }
});

test('at most 100 lines are read', () => {
  writeGoodsList(
    Array.from({ length: 130 }, (_, index) => line('1', String(index + 1))),
    storage,
  );
  expect(readGoodsList(storage)).toHaveLength(100);
});

test('adding what is there adds to its number', () => {
  const twice = afterChanges([newLine(flask)], [{ op: 'add', sku: '31', num: 3 }], [newLine(flask)]);
  expect(twice).toEqual([{ ...newLine(flask), num: 5 }]);
  expect(afterChanges([], [{ op: 'add', sku: '31', num: 2 }], [newLine(flask)])).toEqual([newLine(flask)]);
});

test('the cart of the server replaces the list, with what has been done here since', () => {
  const text = (said: string) => ({ text: said, language: 'de' as const });
  const cart: Cart = {
    revision: 4,
    total: '0.000000',
    lines: [
      {
        sku: '31',
        goods: '7',
        kind: 'service',
        name: text('Flasche'),
        label: '',
        className: text('Flaschen'),
        options: [],
        picture: null,
        num: 2,
        isTicked: false,
        state: 'ok',
        price: '1.000000',
        priceBefore: null,
        stock: 9,
        goodsStock: 14,
        orderLimit: 10,
      },
    ],
  };
  const since = [
    { op: 'set', sku: '31', num: 4 },
    { op: 'tick', sku: '99' },
  ] as const;
  expect(fromServer(cart, since, [newLine(flask)])).toEqual([
    {
      id: '7-31',
      gid: '7',
      num: 4,
      goodsName: 'Flasche',
      stock: 14,
      label: '',
      xlname: 'Flaschen',
      goodsType: 2,
      sku: { id: '31', stock: 9, options: [] },
      gchecked: false,
    },
  ]);
});

test('what is stored of the server’s cart is read, or forgotten as a whole', () => {
  const key = '0123456789abcdef0123456789abcdef';
  const sync = {
    revision: 3,
    changes: [{ op: 'add', sku: '31', num: 2 }],
    batch: { key, revision: 3, changes: [{ op: 'remove', sku: '9' }], lines: [] },
  };
  expect(readCartSync(sync)).toEqual(sync);
  for (const edited of [
    undefined,
    7,
    {},
    { ...sync, revision: -1 },
    { ...sync, revision: '3' },
    { ...sync, changes: [{ op: 'steal', sku: '31' }] },
    { ...sync, changes: [{ op: 'add', sku: '31', num: 1e9 }] },
    { ...sync, batch: { ...sync.batch, key: 'x' } },
  ])
    expect(readCartSync(edited)).toEqual(NOT_SYNCED);
});
