import { normaliseText, searchFor } from '@greenhall/domain/shared/grams';
import { accept } from '@greenhall/domain/shared/result';
import { ENGINES } from '@greenhall/test-kit/database';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { type Effort, findGoods } from './queries-found.ts';
import type { GoodsQuery, GoodsSort } from './store-found.ts';
import { updateSearch } from './update-search.ts';

/** The pages of a search, for so many searches that are made up. */
export function searchPages(rounds: number): void {
  const GOODS = 120;
  /** Two classes above, each with two below; all have words that names have too. */
  const CLASSES = [
    { id: 1n, parent: null, name: 'ab' },
    { id: 2n, parent: null, name: '杯子' },
    { id: 3n, parent: 1n, name: 'abba cab' },
    { id: 4n, parent: 1n, name: 'น้ำ' },
    { id: 5n, parent: 2n, name: 'Bé' },
    { id: 6n, parent: 2n, name: '保温' },
  ] as const;

  interface Item {
    readonly id: bigint;
    readonly names: readonly [string, string];
    readonly label: string;
    readonly classId: bigint;
    readonly sold: bigint;
    readonly price: bigint;
    readonly stock: bigint;
    readonly state: string;
  }

  const letters = fc.constantFrom(...Array.from('aabbcdé杯保温子น้ำก  '));
  const text = fc.array(letters, { minLength: 1, maxLength: 9 }).map((all) => all.join(''));
  const small = (max: number) => fc.integer({ min: 0, max }).map(BigInt);
  const fields = fc.record({
    names: fc.tuple(text, text),
    label: fc.oneof(fc.constant(''), text),
    classId: fc.integer({ min: 3, max: 6 }).map(BigInt),
    sold: small(6),
    price: small(6).map((price) => price + 1n),
    stock: fc.constantFrom(0n, 5n),
    state: fc.constantFrom('onSale', 'onSale', 'onSale', 'offSale'),
  });
  const [items = []] = fc.sample(
    fc
      .array(fields, { minLength: GOODS, maxLength: GOODS })
      .map((all): Item[] => all.map((item, index) => ({ ...item, id: BigInt(index + 1) }))),
    { numRuns: 1, seed: 15 },
  );

  /** Neighbouring letters of the texts of goods, and now and then any others. */
  const someTexts = items.flatMap(({ names, label }) => [...names, label]).concat(CLASSES.map(({ name }) => name));
  const partOfText = fc
    .tuple(fc.constantFrom(...someTexts), fc.nat(), fc.integer({ min: 1, max: 4 }))
    .map(([one, at, length]) =>
      [...one]
        .slice(at % Math.max(1, one.length))
        .slice(0, length)
        .join(''),
    );
  const typed = fc.oneof({ weight: 5, arbitrary: partOfText }, { weight: 1, arbitrary: text });

  const efforts = fc.record({
    shortReach: fc.integer({ min: 1, max: 60 }),
    few: fc.integer({ min: 0, max: 40 }),
    longReach: fc.integer({ min: 1, max: 80 }),
  });
  const queries = fc.record({
    words: fc.oneof(fc.tuple(typed), fc.tuple(typed, typed), fc.constant([])),
    classId: fc.option(fc.constantFrom(1n, 3n, 6n, 9n), { nil: undefined }),
    min: fc.option(small(3), { nil: undefined }),
    max: fc.option(small(6), { nil: undefined }),
    inStock: fc.boolean(),
    sort: fc.constantFrom<GoodsSort[]>('relevance', 'sales', 'newest', 'priceUp', 'priceDown'),
  });

  /** The classes of goods, their own and the one above. */
  const classesOf = ({ classId }: Item) => {
    const own = CLASSES.find(({ id }) => id === classId);
    return CLASSES.filter(({ id }) => id === classId || id === own?.parent);
  };

  const compare = (a: bigint, b: bigint): number => (a < b ? -1 : Number(a > b));

  /** What a scan of all goods finds, in the order of the query. */
  function scan(query: GoodsQuery): bigint[] {
    const { words, sort } = query;
    const has = (texts: readonly string[]) =>
      words.every((word) => texts.some((one) => normaliseText(one).includes(word)));
    const rank = (item: Item) => (sort === 'relevance' && !has(item.names) ? 1n : 0n);
    const keys: Readonly<Record<GoodsSort, (item: Item) => readonly bigint[]>> = {
      relevance: (item) => [rank(item), -item.sold, -item.id],
      sales: ({ sold, id }) => [-sold, -id],
      newest: ({ id }) => [-id],
      priceUp: ({ price, id }) => [price, id],
      priceDown: ({ price, id }) => [-price, -id],
    };
    const byKeys = (a: Item, b: Item) => {
      const [first, second] = [keys[sort](a), keys[sort](b)];
      return first.map((key, place) => compare(key, second[place] ?? 0n)).find((one) => one !== 0) ?? 0;
    };
    return items
      .filter((item) => {
        const classes = classesOf(item);
        return (
          item.state === 'onSale' &&
          has([...item.names, item.label, ...classes.map(({ name }) => name)]) &&
          (query.classId === undefined || classes.some(({ id }) => id === query.classId)) &&
          item.price >= (query.min ?? 0n) &&
          item.price <= (query.max ?? 99n) &&
          (!query.inStock || item.stock > 0n)
        );
      })
      .toSorted(byKeys)
      .map(({ id }) => id);
  }

  async function writeItem({ db, clock }: TestPorts, item: Item): Promise<void> {
    const { id, names, label, classId, sold, price, stock, state } = item;
    await run(
      db,
      sql`insert into shop_goods (id, class_id, kind, label, state, sold, price_from, made_at, changed_at)
        overriding system value
        values (${id}, ${classId}, 1, ${label}, ${state}, ${sold}, ${price}, ${clock.now()}, ${clock.now()})`,
    );
    await run(
      db,
      sql`insert into shop_goods_text (goods_id, language, name) values (${id}, 'en', ${names[0]}), (${id}, 'th', ${names[1]})`,
    );
    await run(db, sql`insert into shop_sku (goods_id, price, cost, stock) values (${id}, ${price}, 0, ${stock})`);
  }

  describe.each(ENGINES)('pages of a search on the %s database', (engine) => {
    let ports: TestPorts;

    beforeAll(async () => {
      ports = await testPorts(engine);
      for (const { id, parent, name } of CLASSES) {
        await run(
          ports.db,
          sql`insert into shop_class (id, parent_id) overriding system value values (${id}, ${parent}::bigint)`,
        );
        await run(ports.db, sql`insert into shop_class_text (class_id, language, name) values (${id}, 'en', ${name})`);
      }
      for (const item of items) await writeItem(ports, item);
      const ids = items.map(({ id }) => id);
      await transact(ports.db, async (tx) => {
        await updateSearch(tx, ids);
        return accept(true);
      });
    });
    afterAll(() => ports.close());

    /** All pages of a query, each found with another effort. */
    async function pages(query: GoodsQuery, limit: number, turns: readonly Effort[]): Promise<bigint[]> {
      const seen: bigint[] = [];
      let after: readonly bigint[] | undefined;
      for (let turn = 0; turn <= 3 * GOODS; turn += 1) {
        const { found, next } = await findGoods(ports.db, query, after, limit, turns[turn % turns.length]);
        expect(found.length).toBeLessThanOrEqual(limit);
        seen.push(...found.map(({ id }) => id));
        if (next === undefined) return seen;
        after = next.split('_').map(BigInt);
      }
      throw new Error('the pages do not end');
    }

    it('are together what a scan of all goods finds, in whichever way each page is found', async () => {
      await fc.assert(
        fc.asyncProperty(
          queries,
          fc.integer({ min: 1, max: 12 }),
          fc.array(efforts, { minLength: 1, maxLength: 4 }),
          async ({ words, ...filters }, limit, turns) => {
            const search = searchFor(words.join(' '));
            const sort = search.words.length === 0 && filters.sort === 'relevance' ? 'sales' : filters.sort;
            const query = { ...filters, ...search, sort };
            expect(await pages(query, limit, turns)).toEqual(scan(query));
          },
        ),
        { numRuns: rounds },
      );
    });

    it('end where the reach ends, however much of the shop has the words, and go on behind it', async () => {
      const effort: Effort = { shortReach: 2, few: 1, longReach: 10 };
      const oldest = items.filter(({ state }) => state === 'onSale').toSorted((a, b) => compare(a.id, b.id))[0];
      const query: GoodsQuery = {
        ...searchFor(''),
        classId: undefined,
        min: undefined,
        max: oldest?.price,
        inStock: false,
        sort: 'newest',
      };
      const wanted = scan(query);
      const { found, next } = await findGoods(ports.db, query, undefined, 100, effort);
      const looked = items.filter(({ state }) => state === 'onSale').map(({ id }) => id);
      const near = looked.toSorted((a, b) => compare(b, a)).slice(0, 10);
      expect(found.map(({ id }) => id)).toEqual(wanted.filter((id) => near.includes(id)));
      expect(next).toBe(String(near.at(-1)));
      expect(await pages(query, 100, [effort])).toEqual(wanted);
    });
  });
}
