import { ENGINES } from '@greenhall/test-kit/database';
import { JPG } from '@greenhall/test-kit/otc-world';
import { type OrdersWorld, openOrdersWorld } from '@greenhall/test-kit/shop/orders-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

const named = (text: string, others: Record<string, string> = {}) =>
  Object.entries({ en: text, ...others }).map(([language, said]) => ({ language, text: said }));
const texts = (name: string, others: Record<string, string> = {}) =>
  Object.entries({ en: name, ...others }).map(([language, said]) => ({
    language,
    name: said,
    summary: `${said}, in short`,
    details: { blocks: [{ type: 'paragraph', spans: [{ text: `${said} at length` }] }] },
  }));

describe.each(ENGINES)('the desk of goods on the %s database', (engine) => {
  let world: OrdersWorld;
  beforeAll(async () => {
    world = await openOrdersWorld(engine);
  });
  afterEach(async () => expect(await world.faults()).toEqual([]));
  afterAll(() => world.close());

  const ada = () => world.operator('ada');
  const shown = async (id: string, language = 'en') =>
    (await world.guest.call('shop.goods', { params: { id }, query: { language } })).value;
  const find = async (words: string) =>
    (await world.guest.call('shop.search', { query: { words } })).value.items.map(({ name }) => name.text);
  const save = (body: Record<string, unknown>) =>
    ada().call('shop.saveGoods', {
      body: { id: null, version: 0, classId: String(world.classId), kind: 'shipped', label: '', ...body },
    });
  const sku = (goods: string, body: Record<string, unknown> = {}) =>
    ada().call('shop.saveSku', {
      params: { id: goods },
      body: {
        sku: null,
        options: [],
        price: '12',
        cost: '5',
        orderLimit: 10,
        place: 0,
        isOffered: true,
        reason: 'new',
        ...body,
      },
    });
  const state = (goods: string, isOnSale: boolean) =>
    ada().call('shop.setGoodsState', { params: { id: goods }, body: { isOnSale } });
  const stock = (id: string, delta: number) =>
    ada().call('shop.changeStock', { params: { id }, body: { delta, reason: 'delivery' } });

  it('goods go from a draft to a sale and off it, and are found while they are on sale', async () => {
    const { value: made } = await save({ label: 'New', texts: texts('Copper kettle', { de: 'Kupferkessel' }) });
    expect(made).toMatchObject({ state: 'draft', version: 1 });
    expect((await state(made.id, true)).refusal).toBe('contentEmpty');
    const { value: saved } = await sku(made.id);
    expect(saved.proposal).toBeNull();
    expect(await find('kupferk')).toEqual([]);
    expect((await state(made.id, true)).value.state).toBe('onSale');
    expect((await state(made.id, true)).refusal).toBe('statusChanged');
    expect(await find('kupferk')).toEqual(['Copper kettle']);
    expect(await find('new kettle')).toEqual(['Copper kettle']);
    expect(await shown(made.id, 'de')).toMatchObject({
      name: { text: 'Kupferkessel', language: 'de' },
      summary: { text: 'Kupferkessel, in short' },
      details: { language: 'de' },
    });
    expect(await shown(made.id, 'th')).toMatchObject({ details: { language: 'en' }, priceFrom: '12.000000' });
    await state(made.id, false);
    expect(await find('kupferk')).toEqual([]);
    const [listed] = (await ada().call('shop.deskGoodsList', { query: { state: 'offSale' } })).value.items;
    expect(listed).toMatchObject({ id: made.id, name: 'Copper kettle', priceFrom: '12.000000' });
    const { value: voucher } = await save({ kind: 'service', texts: texts('Voucher') });
    const services = (await ada().call('shop.deskGoodsList', { query: { kind: 'service' } })).value.items;
    expect(services.map(({ id }) => id)).toEqual([voucher.id]);
  });

  it('refuses texts without English, an old version, pictures inside details and another kind', async () => {
    const { value: made } = await save({ texts: texts('Lamp') });
    expect((await save({ texts: texts('Lamp').map((one) => ({ ...one, language: 'de' })) })).refusal).toBe(
      'translationMissing',
    );
    const again = { id: made.id, version: made.version };
    expect((await save({ ...again, texts: texts('Desk lamp') })).value.version).toBe(2);
    expect((await save({ ...again, texts: texts('Night lamp') })).refusal).toBe('statusChanged');
    expect((await save({ ...again, version: 2, kind: 'service', texts: texts('Lamp') })).refusal).toBe('badRequest');
    const picture = { type: 'picture', file: 'p-aaaaaaaaaaaaaaaaaaaaaa.jpg', alt: 'x', width: 10, height: 10 };
    const [text] = texts('Lamp');
    const wrong = { ...again, version: 2, texts: [{ ...text, details: { blocks: [picture] } }] };
    expect((await save(wrong)).refusal).toBe('badRequest');
    expect((await save({ texts: texts('Lamp'), classId: '999' })).refusal).toBe('notFound');
  });

  it('a price below cost waits for another operator', async () => {
    const { value: made } = await save({ texts: texts('Loss leader') });
    const { value: first } = await sku(made.id, { price: '3', cost: '5' });
    expect(first.proposal).not.toBeNull();
    const goods = async () => (await ada().call('shop.deskGoods', { params: { id: made.id } })).value;
    expect((await goods()).skus).toMatchObject([{ price: '5.000000', isOffered: false }]);
    const approve = (name: string) => approveShown(world.operator(name), first.proposal ?? '');
    expect((await approve('ada')).refusal).toBe('fourEyes');
    expect((await approve('bea')).refusal).toBeUndefined();
    expect((await goods()).skus).toMatchObject([{ price: '3.000000', cost: '5.000000' }]);
    expect((await sku(made.id, { sku: first.sku, price: '0', cost: '5' })).refusal).toBe('amountRule');
    await sku(made.id, { sku: first.sku, price: '2', cost: '5' });
    expect((await goods()).skus).toMatchObject([{ price: '3.000000', isOffered: true }]);
  });

  it('skus have the same options with different values, and options can be searched for', async () => {
    const { value: made } = await save({ texts: texts('Scarf') });
    const colour = (value: string) => [{ name: named('Colour'), value: named(value, { 'zh-Hans': '红色' }) }];
    expect((await sku(made.id, { options: colour('red') })).refusal).toBeUndefined();
    expect((await sku(made.id, { options: colour('red') })).refusal).toBe('badRequest');
    expect((await sku(made.id, { options: [] })).refusal).toBe('badRequest');
    expect((await sku(made.id, { options: colour('blue') })).refusal).toBeUndefined();
    await state(made.id, true);
    expect(await find('scarf 红色')).toEqual(['Scarf']);
  });

  it('a stock is changed with a reason, and never below zero', async () => {
    const { value: made } = await save({ texts: texts('Bowl') });
    const { value: saved } = await sku(made.id);
    expect((await stock(saved.sku, 7)).value.stock).toBe(7);
    expect((await stock(saved.sku, -2)).value.stock).toBe(5);
    expect(await stock(saved.sku, -6)).toMatchObject({ refusal: 'stockShort', params: { left: '5' } });
    expect((await stock(saved.sku, 0)).refusal).toBe('badRequest');
    expect((await stock('999999', 1)).refusal).toBe('notFound');
    const { value: audit } = await ada().call('admin.audit', { query: {} });
    expect(audit.items.map(({ act }) => act)).toContain('shop.stock');
  });

  it('pictures are added, ordered and removed', async () => {
    const { value: made } = await save({ texts: texts('Vase') });
    const add = () => ada().upload('shop.addGoodsPicture', {}, { picture: JPG }, { id: made.id });
    await add();
    const [first = '', second = ''] = (await add()).value.pictures;
    const kept = async () => (await ada().call('shop.deskGoods', { params: { id: made.id } })).value;
    const order = async (pictures: string[], version?: string) =>
      ada().call('shop.setGoodsPictures', {
        params: { id: made.id },
        body: { pictures, version: version ?? (await kept()).picturesVersion },
      });
    const { picturesVersion: older } = await kept();
    expect((await order([second, first])).value.pictures).toEqual([second, first]);
    expect((await order([second, second])).refusal).toBe('badRequest');
    expect((await order([first], older)).refusal).toBe('statusChanged');
    expect((await kept()).pictures).toEqual([second, first]);
    expect((await order([second])).value.pictures).toEqual([second]);
    for (let place = 1; place < 9; place += 1) await add();
    expect((await add()).refusal).toBe('statusChanged');
  });

  it('classes are two levels deep, and goods are found by a class that was renamed', async () => {
    const saveClass = (body: Record<string, unknown>) =>
      ada().call('shop.saveClass', { body: { id: null, parent: null, place: 1, isShown: true, ...body } });
    const { value: top } = await saveClass({ names: named('Garden') });
    const { value: low } = await saveClass({ parent: top.id, names: named('Pots') });
    expect((await saveClass({ parent: low.id, names: named('Too deep') })).refusal).toBe('badRequest');
    const { value: made } = await save({ texts: texts('Clay pot'), classId: low.id });
    expect((await save({ texts: texts('Nowhere'), classId: top.id })).refusal).toBe('badRequest');
    await sku(made.id);
    await state(made.id, true);
    await saveClass({ id: top.id, names: named('Balcony') });
    expect([await find('garden'), await find('balcony')]).toEqual([[], ['Clay pot']]);
    const { items } = (await ada().call('shop.deskClasses', {})).value;
    expect(items.find(({ id }) => id === top.id)).toMatchObject({ goods: 1, parent: null });
  });

  it('operators’ words come first, and blocked ones are not shown', async () => {
    const version = async () => (await ada().call('shop.deskHotWords', {})).value.version;
    const older = await version();
    const set = async (words: string[], blocked: string[], read?: string) => {
      const shownWords = [
        { language: 'en' as const, words },
        { language: 'de' as const, words: ['Kessel', 'kettle'] },
      ];
      return ada().call('shop.setHotWords', {
        body: { shown: shownWords, blocked, version: read ?? (await version()) },
      });
    };
    const inGerman = async () => (await world.guest.call('shop.hotWords', { query: { language: 'de' } })).value.items;
    expect((await set(['kettle', 'lamp'], ['Casino '])).refusal).toBeUndefined();
    expect((await world.guest.call('shop.hotWords', {})).value.items).toEqual(['kettle', 'lamp']);
    expect(await inGerman()).toEqual(['Kessel', 'kettle']);
    const inThai = await world.guest.call('shop.hotWords', { query: { language: 'th' } });
    expect(inThai.value.items, 'without words of its own').toEqual(['kettle', 'lamp']);
    expect((await set(['mug'], [], older)).refusal).toBe('statusChanged');
    expect((await world.guest.call('shop.hotWords', {})).value.items).toEqual(['kettle', 'lamp']);
    expect((await set(['kettle', 'kettle'], [])).refusal).toBe('badRequest');
    const { items, blocked } = (await ada().call('shop.deskHotWords', {})).value;
    expect(items).toContainEqual({ language: 'de', words: 'Kessel', source: 'operators' });
    expect(blocked).toEqual(['casino']);
    expect((await set(['casino'], ['Casino'])).refusal).toBe('badRequest');
  });
});
