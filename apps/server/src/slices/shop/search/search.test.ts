import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type ShopWorld, openShopWorld } from '@greenhall/test-kit/shop/goods-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { countSearches } from './add-search.ts';

describe.each(ENGINES)('searching goods on the %s database', (engine) => {
  let world: ShopWorld;
  const search = async (query: Record<string, string>) => (await world.guest.call('shop.search', { query })).value;
  const names = async (query: Record<string, string>) => (await search(query)).items.map(({ name }) => name.text);

  beforeAll(async () => {
    world = await openShopWorld(engine);
    await world.sell({
      name: 'Steel flask',
      names: {
        'zh-Hans': '304不锈钢保温杯',
        th: 'กระติกน้ำเก็บความร้อน',
        fra: 'Bouteille crème',
        kor: '보온병',
        jp: '水筒',
      },
      price: 30n,
    });
    await world.sell({ name: 'Glass flask', names: { 'zh-Hans': '玻璃杯', de: 'Glasflasche' }, price: 12n, stock: 0n });
    await world.sell({ name: 'Tea cup', names: { 'zh-Hans': '茶杯', jp: 'ティーカップ' }, price: 5n });
    await world.sell({ name: 'Hidden flask', state: 'offSale' });
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  it('finds words and parts of words in every language, whatever the language of the interface', async () => {
    for (const words of ['保温杯', '温', 'น้ำเก็บ', 'CREME bouteille', '보온', '水筒', 'steel', 'tee fla'])
      expect(await names({ words, language: 'de' }), words).toEqual(['Steel flask']);
    expect(await names({ words: '杯' })).toHaveLength(3);
    expect(await names({ words: '杯温' })).toEqual([]);
    expect(await names({ words: 'นำ' })).toEqual([]);
    expect(await names({ words: '%' })).toEqual([]);
    expect(await names({ words: "'; drop table shop_goods; --" })).toEqual([]);
  });

  it('finds ß by ss and ss by ß', async () => {
    await world.sell({ name: 'Straßenkarte', price: 200n, state: 'onSale' });
    await world.sell({ name: 'HAUPTSTRASSE', price: 201n });
    const both = async () => {
      for (const words of ['STRASSE', 'straße']) expect((await names({ words })).toSorted(), words).toEqual(FOUND);
    };
    const FOUND = ['HAUPTSTRASSE', 'Straßenkarte'];
    await both();
    await run(world.ports.db, sql`update shop_goods set state = 'offSale' where price_from >= 200000000`);
  });

  it('finds goods by their class, after those that have the words in their names', async () => {
    expect(await names({ words: 'bottles' })).toHaveLength(3);
    await world.sell({ name: 'Crate for bottles', price: 99n });
    expect((await names({ words: 'bottles' }))[0]).toBe('Crate for bottles');
  });

  it('orders and filters, and goes on where a page ended', async () => {
    expect(await names({ sort: 'priceUp', max: '50' })).toEqual(['Tea cup', 'Glass flask', 'Steel flask']);
    expect(await names({ sort: 'priceDown', max: '50' })).toEqual(['Steel flask', 'Glass flask', 'Tea cup']);
    expect((await names({ sort: 'newest' }))[0]).toBe('Crate for bottles');
    expect(await names({ words: 'flask', inStock: '1' })).toEqual(['Steel flask']);
    expect(await names({ min: '10', max: '20' })).toEqual(['Glass flask']);
    expect(await names({ classId: '999' })).toEqual([]);
    expect(await names({ classId: String(world.classId), sort: 'newest' })).toHaveLength(4);
    for (const sort of ['relevance', 'sales', 'newest', 'priceUp', 'priceDown'])
      for (const query of [{ sort }, { sort, words: 'flask' }] as Record<string, string>[]) {
        const seen: string[] = [];
        for (let cursor = ''; ;) {
          const page = await search({ ...query, limit: '1', ...(cursor ? { cursor } : {}) });
          seen.push(...page.items.map(({ id }) => id));
          if (!page.next) break;
          cursor = page.next;
        }
        const whole = (await search(query)).items.map(({ id }) => id);
        expect(seen, JSON.stringify(query)).toEqual(whole);
      }
  });

  it('refuses cursors and prices that are none', async () => {
    const refusal = async (query: Record<string, string>) => (await world.guest.call('shop.search', { query })).refusal;
    for (const cursor of ['x', '1_2_3_4', '99999999999999999999'])
      expect(await refusal({ cursor, sort: 'newest' }), cursor).toBe('pageCursorInvalid');
    expect(await refusal({ min: '9999999999999' })).toBe('amountRule');
    expect(await refusal({ min: '-1' })).toBe('badRequest');
  });

  it('shows words that five members have searched for, for seven days', async () => {
    const { rootCode, ports } = world;
    const people: Person[] = [];
    for (const [index, by] of ['ann', 'ben', 'cid', 'dan', 'eve'].entries()) {
      const contact = index < 2 ? 'root' : (people[Math.floor((index - 2) / 2)]?.name ?? '');
      people.push(await world.join(by + '77', { by: rootCode, contact, zone: index % 2 === 0 ? 'A' : 'B' }));
    }
    const note = (person: Person | undefined, words: string, language?: 'de' | 'th') =>
      person?.client.call('shop.noteSearch', { body: { words, ...(language ? { language } : {}) } });
    const hot = async (language: 'en' | 'de' = 'en') => {
      await countSearches(ports);
      return (await world.guest.call('shop.hotWords', { query: { language } })).value.items;
    };
    for (const person of people.slice(0, 4)) await note(person, ' Steel  FLASK');
    await note(people[0], 'steel flask');
    expect(await hot()).toEqual([]);
    await note(people[4], 'steel flask', 'de');
    expect(await hot(), 'four in English and one in German').toEqual([]);
    await note(people[4], 'steel flask');
    expect(await hot()).toEqual(['steel flask']);
    for (const person of people) await note(person, 'flasche', 'de');
    expect(await hot('de')).toEqual(['flasche']);
    expect(await hot()).toEqual(['steel flask']);
    ports.clock.advance(7 * DAY + 1);
    expect(await hot()).toEqual([]);
  });
});
