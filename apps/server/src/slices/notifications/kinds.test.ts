import type { NoticeKind } from '@greenhall/domain/notifications/notice';
import { MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld, type Trader } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

describe.each(ENGINES)('each kind of notification is told once, on %s', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    for (const person of [world.seller, world.buyer]) await readAll(person);
  });
  afterAll(() => world.close());
  afterEach(async () => expect(await world.faults()).toEqual([]));

  const readAll = async ({ client }: Trader) => {
    const [newest] = (await client.call('notifications.list')).value.items;
    if (newest) await client.call('notifications.read', { body: { upTo: newest.id } });
  };
  /** What a member was told since it was asked last, oldest first. */
  const news = async (
    person: Trader,
  ): Promise<readonly (readonly [NoticeKind, Readonly<Record<string, string>>])[]> => {
    const { items } = (await person.client.call('notifications.list', { query: { limit: '50' } })).value;
    await readAll(person);
    return items
      .filter(({ isRead }) => !isRead)
      .map(({ kind, params }) => [kind, params] as const)
      .toReversed();
  };
  const operator = (name: string) => world.operator(name, []);

  it('a trade: taken, claimed, released', async () => {
    const trade = await world.trade({ quantity: '100' });
    const number = (await world.buyer.client.call('otc.trade', { params: { id: trade } })).value.number;
    expect(await news(world.seller)).toEqual([
      ['listingTaken', { number, quantity: '100.000000', coin: 'mey', trade }],
    ]);
    await world.claim(trade);
    expect(await news(world.seller)).toEqual([['paymentClaimed', { number, trade }]]);
    const body = await world.releasing(trade);
    const released = await world.seller.client.call('otc.confirm', { params: { id: trade }, body });
    expect(released.value.state).toBe('completed');
    expect(await news(world.buyer)).toEqual([
      ['coinsReleased', { number, quantity: '100.000000', coin: 'mey', from: released.value.settlesAt ?? '', trade }],
    ]);
    expect(released.value.settlesAt).not.toBeNull();
    expect(await news(world.seller)).toEqual([]);
  });

  it('an appeal, to both sides', async () => {
    const trade = await world.trade({ quantity: '100' });
    await world.claim(trade);
    for (const side of [world.seller, world.buyer]) await news(side);
    const opened = await world.buyer.client.upload(
      'otc.appeal',
      { reason: 'I have paid' },
      { voucher: world.jpg },
      { id: trade },
    );
    const params = { id: opened.value.appeals[0]?.id ?? '' };
    const verdict = { verdict: 'toBuyer', reason: 'paid', answers: 0 } as const;
    await operator('ada').call('otc.proposeVerdict', { params, body: verdict });
    const decided = await operator('grace').call('otc.decideAppeal', {
      params,
      body: { verdict: 'toBuyer', answers: 0 },
    });
    expect(decided.value.state).toBe('processed');
    for (const side of [world.seller, world.buyer])
      expect(await news(side)).toMatchObject([['appealDecided', { verdict: 'toBuyer', trade }]]);
  });

  it('recharges and withdrawals: booked or rejected, approved, rejected or paid', async () => {
    const report = (reference: string) =>
      world.buyer.client.upload(
        'wallet.submitRecharge',
        { amount: '250', reference, note: '' },
        { voucher: world.jpg },
      );
    const [one, two] = [(await report('K-1')).value, (await report('K-2')).value];
    for (const name of ['ada', 'grace'])
      await operator(name).call('wallet.approveRecharge', { params: { id: one.id } });
    const reason = 'not received';
    await operator('ada').call('wallet.rejectRecharge', { params: { id: two.id }, body: { reason } });
    expect(await news(world.buyer)).toEqual([
      ['rechargeBooked', { number: one.number, amount: '250.000000' }],
      ['rechargeRejected', { number: two.number, reason }],
    ]);
    const ask = () =>
      world.buyer.client.call('wallet.withdraw', {
        body: { account: world.buyer.account, amount: '50', payPassword: PAY },
      });
    const [paid, refused] = [(await ask()).value, (await ask()).value];
    await operator('ada').call('wallet.approveWithdrawal', { params: { id: paid.id }, body: {} });
    const sent = { from: world.buyer.address, to: world.buyer.address, amount: 49_000_000n };
    const reference = { reference: world.chain.pay({ ...sent, at: world.ports.clock.now() }) };
    await operator('grace').call('wallet.approveWithdrawal', { params: { id: paid.id }, body: reference });
    await operator('ada').call('wallet.rejectWithdrawal', { params: { id: refused.id }, body: { reason } });
    const sum = { number: paid.number, amount: paid.arrives };
    expect(await news(world.buyer)).toEqual([
      ['withdrawalApproved', sum],
      ['withdrawalPaid', sum],
      ['withdrawalRejected', { number: refused.number, reason }],
    ]);
  });

  it('a restriction, and its end', async () => {
    const body = { member: world.buyer.no, kind: 'messages', hours: 2, reason: 'too many messages in a day' } as const;
    await operator('ada').call('members.restrict', { body });
    const { items } = (await operator('ada').call('members.restrictions', { query: { open: '1' } })).value;
    const params = { id: items[0]?.id ?? '' };
    await operator('ada').call('members.liftRestriction', { params, body: { reason: 'settled' } });
    expect(await news(world.buyer)).toMatchObject([
      ['restricted', { kind: 'messages', reason: 'too many messages in a day' }],
      ['restrictionLifted', { kind: 'messages' }],
    ]);
  });

  it('changes of what secures the account, each once, and nothing for what was so already', async () => {
    const { client } = world.buyer;
    const lock = (on: boolean) => client.call('identity.setTransferLock', { body: { on, payPassword: PAY } });
    for (const on of [true, true, false]) await lock(on);
    await client.call('identity.changePayPassword', { body: { original: PAY, password: 'spruce-71' } });
    await client.call('identity.changeLoginPassword', { body: { original: PASSWORD, password: 'juniper83' } });
    world.ports.clock.advance(MINUTE);
    expect(await news(world.buyer)).toEqual([
      ['securityChanged', { change: 'lockOn' }],
      ['securityChanged', { change: 'lockOff' }],
      ['securityChanged', { change: 'payPassword' }],
      ['securityChanged', { change: 'loginPassword' }],
    ]);
  });
});
