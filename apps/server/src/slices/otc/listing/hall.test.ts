import { createPublicKey, verify } from 'node:crypto';
import { canonicalJson } from '@greenhall/contract/shared/sign';
import { type Coin, ZERO, amount } from '@greenhall/domain/shared/money';
import { LISTINGS_A_DAY } from '@greenhall/domain/otc/market/market';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import type { TestClient } from '@greenhall/test-kit/client';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { listMarkets } from '../market/store-markets.ts';
import { insertListing } from './store-listings.ts';

describe.each(ENGINES)('the trading hall on the %s database', (engine) => {
  let world: OtcWorld;
  let third: Trader;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    [third = world.buyer] = await world.more(1);
    await world.give(third, { mey: 3_000n });
  });
  beforeEach(() => world.pass(2 * DAY));
  afterEach(async () => {
    await world.pass(3 * HOUR);
    for (const person of [world.seller, world.buyer, third]) {
      const { value } = await person.client.call('otc.myListings', { query: { open: '1' } });
      for (const { id } of value.items) await person.client.call('otc.revoke', { params: { id } });
    }
    expect(await world.faults()).toEqual([]);
  });
  afterAll(() => world.close());

  const list = async (person: Trader, order: Record<string, unknown> = {}) => {
    const fields = { coin: 'mey', network: 'BEP20', side: 'sale', price: '1', quantity: '100', min: '10', max: '100' };
    return person.client.call('otc.post', { body: { ...fields, ...(await world.authority(person)), ...order } });
  };
  const hall = (side = 'sale', query: Record<string, string> = {}) =>
    world.buyer.client.call('otc.hall', { query: { coin: 'mey', network: 'BEP20', side, ...query } });
  const market = async () => {
    const { value } = await world.operator('ada').call('otc.deskMarkets');
    const found = value.items.find((item) => item.coin === 'mey' && item.network === 'BEP20');
    if (!found) throw new Error('the market is missing');
    return found;
  };
  const approve = async (id: string | null) => approveShown(world.operator('grace'), id ?? '');
  const setOpen = async (isOpen: boolean) =>
    world.operator('ada').call('otc.setMarket', {
      params: { id: (await market()).id },
      body: { isOpen, reason: 'the price runs away' },
    });
  /** Rules that two operators have agreed on, a day later. */
  const setRules = async (change: Record<string, unknown>) => {
    const found = await market();
    const body = { ...found, reason: 'agreed with the other desk', ...change };
    const { value } = await world.operator('ada').call('otc.proposeRules', { params: { id: found.id }, body });
    await approve(value.id);
    await world.pass(DAY);
    await world.ports.approvals.due();
  };

  it('refuses what does not fit the market, each by its name', async () => {
    const refused = async (order: Record<string, unknown>) => (await list(world.seller, order)).refusal;
    expect(await refused({ payPassword: 'wrong' })).toBe('payPasswordWrong');
    expect(await refused({ coin: 'abc' })).toBe('notFound');
    expect(await refused({ quantity: '0' })).toBe('amountRule');
    const tooMuch = { quantity: '2000.000001', max: '2000.000001' };
    expect((await list(world.seller, tooMuch)).params).toMatchObject({ max: '2000.000000' });
    expect(await refused({ ...tooMuch, side: 'purchase' })).toBe('orderQuantityLimit');
    expect(await refused({ max: '101' })).toBe('amountRange');
    expect(await list(world.seller, { price: '1.100001' })).toMatchObject({
      refusal: 'priceBand',
      params: { min: '0.900000', max: '1.100000' },
    });
    expect(await refused({ account: world.buyer.account })).toBe('accountNotFound');
    expect(await refused({ network: 'TRC20' })).toBe('accountNotFound');
    expect(await refused({ code: '000000' })).toBe('codeWrong');
    expect(await refused({ quantity: '2000', max: '2000', price: '1.1' })).toBe(undefined);
    const all = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
    expect(all.value.items).toMatchObject([{ quantity: '2000.000000', mayRevoke: true, openTrades: 0 }]);
  });

  it('lets a member have one listing with something left, over all markets, and make five a UTC day', async () => {
    expect((await list(world.seller)).status).toBe(200);
    expect((await list(world.seller)).refusal).toBe('listingUnfilled');
    expect((await list(world.seller, { side: 'purchase' })).refusal).toBe('listingUnfilled');
    const { value } = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
    for (const { id } of value.items) await world.seller.client.call('otc.revoke', { params: { id } });
    for (let made = 1; made < 5; made += 1) {
      const id = (await list(world.seller)).value.id;
      await world.seller.client.call('otc.revoke', { params: { id } });
      expect((await world.seller.client.call('otc.revoke', { params: { id } })).refusal).toBe('statusChanged');
    }
    expect(await list(world.seller)).toMatchObject({ refusal: 'listingDailyLimit', params: { max: 5 } });
    await world.pass(DAY);
    expect((await list(world.seller)).status).toBe(200);
  });

  it('does not count a filled listing whose trade runs, and offers again beside the next what it gives back', async () => {
    const filled = await world.post(world.seller, { quantity: '100' });
    const trade = await world.take(world.buyer, filled, '100');
    const next = await world.post(world.seller, { quantity: '50' });
    expect((await list(world.seller)).refusal).toBe('listingUnfilled');
    expect((await world.buyer.client.call('otc.cancel', { params: { id: trade } })).status).toBe(200);
    expect((await hall()).value.items.map(({ id }) => id)).toEqual([filled, next]);
    const again = await world.take(world.buyer, filled, '100');
    await world.claim(again);
    await world.seller.client.call('otc.revoke', { params: { id: next } });
    const body = await world.releasing(again);
    await world.seller.client.call('otc.confirm', { params: { id: again }, body });
    expect((await list(world.seller)).status).toBe(200);
  });

  it('lets two listings of one member that are posted at the same moment not both stand', async () => {
    const { db, clock } = world.ports;
    const TEN = amount(10_000_000n);
    const [{ id: marketId } = { id: 0n }] = await listMarkets(db);
    const fresh = {
      marketId,
      coin: 'mey',
      side: 'purchase',
      network: 'BEP20',
      memberNo: memberNumber(world.seller.no),
      price: amount<'usdt'>(1_000_000n),
      quantity: TEN,
      min: TEN,
      max: TEN,
      feeBp: 50,
      feeLeft: ZERO,
      releaseOnProof: false,
      accountId: BigInt(world.seller.account),
      accountLabel: 'wallet',
      address: world.seller.address,
      day: clock.now().toISOString().slice(0, 10),
      madeAt: clock.now(),
    } as const;
    const insert = () => db.transaction().execute((tx) => insertListing(tx, fresh, LISTINGS_A_DAY));
    const made = await Promise.all([insert(), insert()]);
    expect(made.filter(Boolean)).toHaveLength(1);
  });

  it('lets listings stand that were open before the rule, and lists nothing beside them', async () => {
    await world.post(world.seller, { quantity: '100' });
    await sql`update otc_listing set alone = false where state = 'toBeTraded'`.execute(world.ports.db);
    await sql`insert into otc_listing (market_id, member_no, side, price, quantity, remaining, fee_left, fee_bp, min_trade,
                max_trade, release_on_proof, account_id, account_label, address, state, listed_on, day_slot, made_at)
              select market_id, member_no, 'purchase', price, quantity, remaining, 0, fee_bp, min_trade, max_trade, false,
                     account_id, account_label, address, state, listed_on, 5, made_at
                from otc_listing where state = 'toBeTraded' and member_no = ${BigInt(world.seller.no)}`.execute(
      world.ports.db,
    );
    expect((await list(world.seller, { side: 'purchase' })).refusal).toBe('listingUnfilled');
    const { value } = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
    expect(value.items.map(({ side }) => side)).toEqual(['purchase', 'sale']);
  });

  it('asks at least 500 000 of a sale of a listed coin, and holds coins the house did not know', async () => {
    await sql`insert into otc_market (coin, network, kind, is_open, band_bp, start_price, min_trade, payment_minutes,
                release_minutes, settle_hours)
              values ('gld', 'BEP20', 'crypto', true, 1000, 2000, 1000000, 30, 120, 24) on conflict do nothing`.execute(
      world.ports.db,
    );
    await world.fund(world.seller.no, 'gld' as Coin, 600_000n);
    const order = { coin: 'gld', price: '0.002', quantity: '499999', max: '499999' };
    expect(await list(world.seller, order)).toMatchObject({ refusal: 'minimumSale', params: { min: '500000.000000' } });
    const listed = await list(world.seller, { ...order, quantity: '500000', max: '500000' });
    const trade = await world.take(world.buyer, listed.value.id, '1000');
    await world.claim(trade);
    const body = await world.releasing(trade);
    const done = await world.seller.client.call('otc.confirm', { params: { id: trade }, body });
    expect(done.value).toMatchObject({ state: 'completed', total: '2.000000', fee: '5.000000' });
  });

  it('is closed, controlled or restricted by operators, who are all written down', async () => {
    await setOpen(false);
    expect((await list(world.seller)).refusal).toBe('notYetOpen');
    await approve((await setOpen(true)).value.proposal);
    await setRules({ minLevelSale: 3 });
    expect((await list(world.seller)).refusal).toBe('marketControl');
    await setRules({ minLevelSale: 0 });
    const ada = world.operator('ada');
    const listing = await world.post(world.seller);
    const body = { member: world.seller.no, kind: 'trade', hours: 24, reason: 'two odd trades in a day' } as const;
    await ada.call('members.restrict', { body });
    expect((await list(world.seller, { side: 'purchase' })).refusal).toBe('positionLocked');
    expect((await hall()).value.items).toEqual([]);
    await expect(world.take(world.buyer, listing)).rejects.toThrow('statusChanged');
    const [restriction] = (await ada.call('members.restrictions', { query: { member: world.seller.no } })).value.items;
    const lift = { params: { id: restriction?.id ?? '' }, body: { reason: 'both trades were honest' } };
    expect((await ada.call('members.liftRestriction', lift)).refusal).toBeUndefined();
    expect((await hall()).value.items).toHaveLength(1);
    const acts = await sql<{ act: string }>`select act from platform_audit order by sequence`.execute(world.ports.db);
    expect(acts.rows.map((row) => row.act)).toContain('otc.market');
  });

  it('shows the best price first, page by page, with what can be taken and who offers', async () => {
    await list(world.seller, { price: '1.05' });
    await list(third, { price: '0.95', quantity: '50', min: '20', max: '30' });
    const first = await hall('sale', { limit: '1' });
    expect(first.value.items).toMatchObject([
      {
        price: '0.950000',
        takeMin: '20.000000',
        takeMax: '30.000000',
        isMine: false,
        trader: { name: 'tr***3' },
      },
    ]);
    const second = await hall('sale', { limit: '1', cursor: first.value.next ?? '' });
    expect(second.value).toMatchObject({ items: [{ price: '1.050000' }] });
    expect(second.value.next).toBe(undefined);
    expect((await hall('sale', { cursor: 'x' })).refusal).toBe('pageCursorInvalid');
    for (const person of [world.seller, third]) {
      const { value } = await person.client.call('otc.myListings', { query: { open: '1' } });
      for (const { id } of value.items) await person.client.call('otc.revoke', { params: { id } });
    }
    await list(world.seller, { side: 'purchase', price: '0.9' });
    await list(third, { side: 'purchase', price: '0.95' });
    expect((await hall('purchase')).value.items.map((item) => item.price)).toEqual(['0.950000', '0.900000']);
  });

  it('sells the last part below the least only whole', async () => {
    const listing = await world.post(world.seller, { quantity: '100', min: '30', max: '80' });
    await world.take(world.buyer, listing, '80');
    expect((await hall()).value.items).toMatchObject([{ takeMin: '20.000000', takeMax: '20.000000' }]);
    await expect(world.take(third, listing, '10')).rejects.toThrow('amountRange');
    await expect(world.take(third, listing, '30')).rejects.toThrow('statusChanged');
    await world.take(third, listing, '20');
    expect((await hall()).value.items).toEqual([]);
    await world.pass(HOUR);
    expect((await hall()).value.items).toMatchObject([{ remaining: '100.000000' }]);
  });

  it('buys by a purchase listing: who takes it sells', async () => {
    const listing = await world.post(world.buyer, { side: 'purchase', quantity: '100', min: '10', max: '100' });
    const before = (await world.balance(third, 'mey')).available;
    const trade = await world.take(third, listing, '40');
    const seen = (await third.client.call('otc.trade', { params: { id: trade } })).value;
    expect(seen).toMatchObject({ role: 'seller', sellerWallet: { address: third.address }, fee: '0.200000' });
    await world.claim(trade);
    await third.client.call('otc.confirm', { params: { id: trade }, body: await world.releasing(trade) });
    const spent = Number(before) - Number((await world.balance(third, 'mey')).available);
    expect(spent).toBeCloseTo(40.2, 6);
    const { value } = await world.buyer.client.call('otc.myListings', { query: { open: '1' } });
    expect(value.items).toMatchObject([{ state: 'toBeTraded', remaining: '60.000000' }]);
  });

  it('is not traded with oneself, nor with another account of the same owner', async () => {
    const listing = await world.post(world.seller);
    await expect(world.take(world.seller, listing)).rejects.toThrow('selfTransfer');
    await sql`update members_member set owner = ${BigInt(world.seller.no)} where member_no = ${BigInt(third.no)}`.execute(
      world.ports.db,
    );
    await expect(world.take(third, listing)).rejects.toThrow('selfTransfer');
    await sql`update members_member set owner = member_no where member_no = ${BigInt(third.no)}`.execute(
      world.ports.db,
    );
  });

  it('pauses a buyer who let three orders end unpaid until the UTC day is over', async () => {
    const listing = await world.post(world.seller, { quantity: '1000' });
    for (let made = 0; made < 3; made += 1) {
      const id = await world.take(world.buyer, listing);
      expect((await world.buyer.client.call('otc.cancel', { params: { id } })).value.state).toBe('canceled');
    }
    await expect(world.take(world.buyer, listing)).rejects.toThrow('tradePause');
    expect((await list(world.buyer, { side: 'purchase' })).params).toMatchObject({ max: 3 });
    await world.pass(DAY);
    await world.take(world.buyer, listing);
    const { trader } = (await hall()).value.items[0] ?? {};
    expect(trader).toMatchObject({ name: 'tr***1' });
  });

  it('keeps the chat of a trade between its sides, and what an operator looked at', async () => {
    const trade = await world.trade({ quantity: '100' });
    const say = (person: Trader, text: string, image?: Buffer) =>
      person.client.upload('otc.say', { text }, image ? { image } : {}, { id: trade });
    expect((await say(world.buyer, 'Where to?')).value).toMatchObject({ by: 'buyer', isMine: true, image: null });
    expect((await say(world.seller, '', world.jpg)).value.image).toMatch(/^s-.*\?e=/);
    expect((await say(world.buyer, ' ')).refusal).toBe('contentEmpty');
    expect((await say(world.buyer, 'x', Buffer.from('<svg/>'))).refusal).toBe('imageRule');
    expect((await say(third, 'hello')).refusal).toBe('notFound');
    const read = (person: Trader) => person.client.call('otc.messages', { params: { id: trade } });
    expect((await read(world.buyer)).value.items).toMatchObject([{ by: 'seller' }, { text: 'Where to?' }]);
    expect((await read(third)).refusal).toBe('notFound');
    const shown = (await read(world.buyer)).value.items[0]?.image ?? '';
    const sees = async (link: string, ...clients: readonly TestClient[]) =>
      Promise.all(clients.map((client) => client.sees(link)));
    expect(await sees(shown, world.buyer.client, world.seller.client, third.client)).toEqual([true, false, false]);
    const ada = world.operator('ada');
    const looked = await ada.call('otc.deskTrade', {
      params: { id: trade },
      query: { reason: 'a complaint by the buyer' },
    });
    const atDesk = looked.value.messages[1]?.image ?? '';
    expect(await sees(atDesk, ada, world.operator('bea'), world.buyer.client)).toEqual([true, false, false]);
    expect(looked.value).toMatchObject({
      buyer: { name: 'trader2' },
      messages: [{ text: 'Where to?' }, { by: 'seller' }],
    });
    const { value } = await world.seller.client.call('otc.trade', { params: { id: trade } });
    expect(value.looks).toMatchObject([{ reason: 'a complaint by the buyer' }]);
    const found = async (query: Record<string, string>) =>
      (await ada.call('otc.deskTrades', { query })).value.items.map(({ id }) => id);
    expect(await found({ search: 'trader2', state: 'waitForPayment', coin: 'MEY', totalFrom: '1' })).toEqual([trade]);
    for (const query of [{ search: 'nobody' }, { totalFrom: '1000000' }]) expect(await found(query)).toEqual([]);
  });

  it('signs what it knows of a trade, and notices a picture that was shown before', async () => {
    const bars = Array.from({ length: 24 }, (_, n) => {
      const grey = (n * 97) % 256;
      return `<rect x="${(n % 6) * 50}" y="${Math.floor(n / 6) * 50}" width="50" height="50" fill="rgb(${grey},${grey},${grey})"/>`;
    });
    const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${bars.join('')}</svg>`;
    const voucher = await sharp(Buffer.from(drawn))
      .jpeg()
      .withExif({ IFD0: { Artist: 'somebody' } })
      .toBuffer();
    const plain = await sharp(voucher).modulate({ brightness: 1.1 }).jpeg({ quality: 60 }).toBuffer();
    const trades: string[] = [];
    for (const picture of [voucher, plain]) {
      const id = await world.trade({ quantity: '100' });
      await world.buyer.client.upload(
        'otc.claim',
        { txid: `0xfeed${id.padStart(60, '0')}` },
        { voucher: picture },
        { id },
      );
      await world.seller.client.call('otc.confirm', { params: { id }, body: await world.releasing(id) });
      trades.push(id);
    }
    const [first = '', second = ''] = trades;
    const { number } = (await world.buyer.client.call('otc.trade', { params: { id: first } })).value;
    const query = { reason: 'looked at in a routine' };
    const looked = await world.operator('ada').call('otc.deskTrade', { params: { id: second }, query });
    expect(looked.value.reused).toEqual([number]);
    const file = await world.buyer.client.call('otc.evidence', { params: { id: first } });
    const { evidence, publicKey, signature } = JSON.parse(file.raw.body);
    expect(evidence.trade).toMatchObject({ number, state: 'completed' });
    expect((await world.guest.call('otc.evidenceKey')).value.publicKey).toBe(publicKey);
    const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
    const isSigned = (content: unknown) =>
      verify(null, Buffer.from(canonicalJson(content as never)), key, Buffer.from(signature, 'base64'));
    expect(isSigned(evidence)).toBe(true);
    expect(isSigned({ ...evidence, trade: { ...evidence.trade, total: '1.000000' } })).toBe(false);
    expect((await third.client.call('otc.evidence', { params: { id: first } })).refusal).toBe('notFound');
    await world.operator('ada').call('otc.deskTrade', { params: { id: first }, query });
    const desk = await world.operator('ada').call('otc.deskEvidence', { params: { id: first } });
    expect((await world.operator('grace').call('otc.deskEvidence', { params: { id: first } })).refusal).toBe(
      'forbidden',
    );
    expect(JSON.parse(desk.raw.body).evidence.trade.number).toBe(number);
  });

  it('lists a member’s trades by state, side and day, and as CSV', async () => {
    const open = await world.trade({ quantity: '100' });
    const today = world.ports.clock.now().toISOString().slice(0, 10);
    const trades = (query: Record<string, string>) => world.buyer.client.call('otc.trades', { query });
    expect((await trades({ open: '1', role: 'buyer', from: today })).value.items.map((item) => item.id)).toEqual([
      open,
    ]);
    expect((await trades({ open: '1', role: 'seller' })).value.items).toEqual([]);
    expect((await trades({ open: '1', to: '2026-01-01' })).value.items).toEqual([]);
    const page = await trades({ limit: '1' });
    expect((await trades({ limit: '1', cursor: page.value.next ?? '' })).value.items).toHaveLength(1);
    const csv = await world.buyer.client.call('otc.tradesExport', { query: { state: 'waitForPayment' } });
    const [head, line, end] = csv.raw.body.replace('\uFEFF', '').split('\r\n');
    expect(head).toBe('number,at,role,coin,network,quantity,price,total,fee,state,closedAt');
    expect(line).toMatch(/^GH-T-.*,buyer,mey,BEP20,100.000000,1.000000,100.000000,0.000000,waitForPayment,$/);
    expect(end).toBe('');
    expect((await third.client.call('otc.trade', { params: { id: open } })).refusal).toBe('notFound');
  });

  it('puts the price band around what was paid in the last day', async () => {
    const trade = await world.trade({ quantity: '100', price: '1.1' });
    await world.claim(trade);
    await world.seller.client.call('otc.confirm', { params: { id: trade }, body: await world.releasing(trade) });
    const { value } = await world.buyer.client.call('otc.markets');
    const found = value.items.find((item) => item.coin === 'mey' && item.network === 'BEP20');
    expect(found).toMatchObject({
      reference: '1.100000',
      priceMin: '0.990000',
      priceMax: '1.210000',
      maxOrder: '2000.000000',
    });
    const { trader } = (await hall()).value.items[0] ?? { trader: undefined };
    expect(trader).toBe(undefined);
    await world.post(world.seller, { quantity: '100', price: '1.1' });
    const offered = (await hall()).value.items[0]?.trader;
    expect(offered?.completionBp).toBeGreaterThan(9_000);
    expect(offered?.medianRelease).toBeGreaterThanOrEqual(0);
    await world.pass(MINUTE);
  });
});
