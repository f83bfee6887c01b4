import { randomUUID } from 'node:crypto';
import { signPayload } from '@greenhall/contract/shared/sign';
import type { RouteKey } from '@greenhall/contract/routes';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bindSlice } from './platform/http/bind.ts';
import { OPERATOR_COOKIE } from './platform/http/caller.ts';
import { createHttp } from './platform/http/server.ts';
import { stockHandlers } from './slices/stock/routes.ts';

/** One micro more than 64 bits hold, and the most that the pattern of an amount lets through. */
const TOO_MUCH = ['9223372036854.775808', '9999999999999.999999'];

describe.each(ENGINES)('values at the end of what can be written, on the %s database', (engine) => {
  let world: OtcWorld;
  let listing: string;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    listing = await world.post(world.seller);
  });
  afterAll(() => world.close());

  it('an amount above 64 bits is refused on every route that takes one', async () => {
    const { seller, buyer } = world;
    const operator = world.operator('desk');
    const [market] = (await operator.call('otc.deskMarkets')).value.items;
    const { id = '', version = '', bandBp = 0, paymentMinutes = 0, releaseMinutes = 0, settleHours = 0 } = market ?? {};
    const reason = 'a rule that no market can have';
    const clocks = { reason, version, bandBp, paymentMinutes, releaseMinutes, settleHours };
    for (const much of TOO_MUCH) {
      const pay = { payPassword: PAY };
      const order = { coin: 'mey', network: 'BEP20', side: 'sale', price: '1', quantity: '10', min: '1', max: '10' };
      const calls: readonly [RouteKey, Record<string, unknown>, Record<string, string>?][] = [
        ['wallet.transfer', { payee: buyer.name, coin: 'mey', amount: much, ...pay }],
        ['wallet.convert', { from: 'mey', to: 'bdb', amount: much, ...pay }],
        ['wallet.quote', { from: 'usdt', to: 'mey', amount: much }],
        ['wallet.withdraw', { account: seller.account, amount: much, ...pay }],
        ...(['price', 'quantity', 'min', 'max'] as const).map((name): [RouteKey, Record<string, unknown>] => [
          'otc.post',
          { ...order, [name]: much, account: seller.account, codeChannel: 'phone', code: '123456', ...pay },
        ]),
      ];
      for (const [key, body] of calls) {
        const { status, refusal } = await seller.client.call(key, { body });
        expect({ key, status, refusal }).toEqual({ key, status: 422, refusal: 'amountRule' });
      }
      const body = { quantity: much, ...(await world.authority(buyer)) };
      expect((await buyer.client.call('otc.take', { params: { id: listing }, body })).refusal).toBe('amountRule');
      const levels = { minLevelPurchase: 0, minLevelSale: 0 };
      const set = await operator.call('otc.proposeRules', {
        params: { id },
        body: { ...clocks, ...levels, minTrade: much },
      });
      expect(set.refusal).toBe('amountRule');
      const sent = { amount: much, reference: 'much' };
      expect((await seller.client.upload('wallet.submitRecharge', sent, { voucher: world.jpg })).refusal).toBe(
        'amountRule',
      );
      expect((await seller.client.call('stock.sell', { body: { quantity: much, ...pay } })).status).toBe(400);
    }
  });

  it('JSON that is nested 10,000 deep is refused to a stranger before anything of it is read', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const answer = await world.http.inject({
        method: 'POST',
        url: '/api/identity/login',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID(), 'x-sign': signPayload({}) },
        payload: `{"deep":${open.repeat(10_000)}1${close.repeat(10_000)}}`,
      });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({ code: 5001 });
    }
  });

  it('the last day that can be written, and the first, are no days of the product', async () => {
    const { client } = world.seller;
    for (const day of ['9999-12-31', '0000-01-01', '3000-01-01']) {
      for (const [key, query] of [
        ['wallet.bill', { from: '2026-01-01', to: day }],
        ['wallet.bill', { from: day }],
        ['wallet.statement', { coin: 'mey', from: '2026-01-01', to: day, format: 'csv' }],
        ['otc.trades', { from: '2026-01-01', to: day }],
        ['otc.tradesExport', { to: day }],
        ['stock.bonuses', { to: day }],
        ['stock.ranking', { month: day.slice(0, 7) }],
      ] as const)
        expect({ key, day, ...(await client.call(key, { query })) }).toMatchObject({ key, day, refusal: 'badRequest' });
    }
  });

  it('a number beyond what a column counts is refused', async () => {
    const desk = await createHttp(world.ports.settings, world.ports.log);
    const auth = { member: world.auth.member, operator: async () => operatorCaller('desk') };
    bindSlice(desk, auth, 'stock', stockHandlers(world.ports));
    const client = new TestClient(desk);
    client.setCookie(OPERATOR_COOKIE, 'desk');
    for (const level of ['2147483648', '9007199254740993', '1e400', '0']) {
      const sent = { params: { level }, body: { to: 'closed' as const, reason: 'a look at it' } };
      expect({ level, ...(await client.call('stock.proposeLevelSale', sent)) }).toMatchObject({
        level,
        refusal: 'badRequest',
      });
    }
    await desk.close();
  });

  it('half a character is refused, wherever text is taken', async () => {
    for (const half of ['\ud800', 'a\udc00b']) {
      const money = { payee: world.buyer.name, coin: 'mey', amount: '1', remark: half, payPassword: PAY };
      expect((await world.seller.client.call('wallet.transfer', { body: money })).refusal).toBe('badRequest');
      const verdict = { params: { id: '1' }, body: { verdict: 'toBuyer', reason: half, answers: 0 } };
      expect((await world.operator('desk').call('otc.proposeVerdict', verdict)).refusal).toBe('badRequest');
    }
  });

  it('a path that cannot be read is refused with a code', async () => {
    for (const url of ['/api/wallet/bill/%zz', `/api/wallet/bill/${'1'.repeat(300)}`, '/api/otc/trades/%ff'])
      expect((await world.http.inject(url)).json()).toMatchObject({ code: 5001 });
  });
});
