import { accept } from '@greenhall/domain/shared/result';
import { COOL_DOWN } from '@greenhall/domain/identity/cool-down';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { JPG, type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { storeSwitch } from '../../../platform/switches.ts';
import { transact } from '../../../platform/database/transact.ts';
import { recordChange } from '../../identity/store.ts';

describe.each(ENGINES)('the funding steps on the %s database', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const fundingStepsOf = async (person: Person) => (await person.client.call('wallet.fundingSteps')).value.fundingSteps;
  const wayOf = async (person: Person, kind: 'recharge' | 'buy' | 'sponsor') => {
    const way = (await fundingStepsOf(person))?.ways.find((one) => one.kind === kind);
    if (!way) throw new Error(`no way ${kind}`);
    return way;
  };
  const acts = async (person: Person, kind: 'recharge' | 'buy' | 'sponsor') =>
    (await wayOf(person, kind)).rungs.map(({ act, state }) => `${act} ${state}`);

  it('leads by a purchase of what is missing of 99.80, whose coins rest, to the activation', async () => {
    const [buyer] = (await world.more(1)) as [Trader];
    const listing = await world.post(world.seller, { quantity: '500' });
    expect(await fundingStepsOf(buyer)).toMatchObject({
      level: 2,
      price: '500.000000',
      coin: 'bdb',
      isOpen: true,
      results: null,
    });
    await world.give(buyer, { mey: 500n });
    expect(await acts(buyer, 'buy')).toEqual(['have done', 'buy now', 'convert later', 'activate later']);
    const { rungs, cost } = await wayOf(buyer, 'buy');
    expect(cost).toBe('10.000000');
    expect(rungs[1]).toMatchObject({ gives: '10.000000', gets: '10.000000', getsCoin: 'mey', hours: 24 });
    await world.take(buyer, listing, rungs[1]?.gets);
    expect(await acts(buyer, 'recharge')).toEqual(['have done', 'arrive now', 'convert later', 'activate later']);
    const { items } = (await buyer.client.call('otc.trades')).value;
    const trade = items[0]?.id ?? '';
    const claimed = await buyer.client.upload(
      'otc.claim',
      { txid: `0x${'ab'.repeat(32)}` },
      { voucher: JPG },
      { id: trade },
    );
    expect(claimed.refusal).toBeUndefined();
    const released = await world.seller.client.call('otc.confirm', {
      params: { id: trade },
      body: await world.releasing(trade),
    });
    expect(released.refusal).toBeUndefined();
    const resting = (await wayOf(buyer, 'recharge')).rungs.find(({ act }) => act === 'arrive');
    expect(resting).toMatchObject({ from: 'rest', gives: '10.000000', until: released.value.settlesAt });
    expect((await fundingStepsOf(buyer))?.ways.map(({ kind }) => kind)).toEqual(['recharge']);
    await world.pass(DAY + HOUR);
    const again = await world.signIn(buyer.no, buyer.name);
    expect(await acts(again, 'recharge')).toEqual(['have done', 'convert now', 'activate later']);
    const convert = (await wayOf(again, 'recharge')).rungs[1];
    const made = await again.client.call('wallet.convert', {
      body: { from: 'mey', to: 'bdb', amount: convert?.gives, payPassword: PAY },
    });
    expect(made.refusal).toBeUndefined();
    expect(await fundingStepsOf(again)).toBeNull();
    const paid = await again.client.call('stock.activate', {
      body: { member: again.no, coin: 'bdb', payPassword: PAY },
    });
    expect(paid.refusal).toBeUndefined();
    expect(await fundingStepsOf(again)).toBeNull();
  });

  it('counts a report of a payment, an incoming transfer, an address that is new, and a cool-down', async () => {
    const place = { by: world.seller.code, contact: world.seller.name, zone: 'B', level: 1 } as const;
    const dan = await world.join('ladder1', place);
    expect((await wayOf(dan, 'recharge')).obstacle).toBe('noPayIn');
    expect(await acts(dan, 'buy')).toEqual(['address now', 'buy later', 'convert later', 'activate later']);
    const sent = await dan.client.upload(
      'wallet.submitRecharge',
      { amount: '200', reference: 'LADDER-1' },
      { voucher: JPG },
    );
    expect(sent.refusal).toBeUndefined();
    expect(await acts(dan, 'recharge')).toEqual(['arrive now', 'exchange later', 'convert later', 'activate later']);
    const moved = await world.seller.client.call('wallet.transfer', {
      body: { coin: 'mey', payee: dan.name, amount: '100', payPassword: PAY },
    });
    expect(moved.refusal).toBeUndefined();
    expect((await wayOf(dan, 'recharge')).rungs).toMatchObject([
      { act: 'arrive', state: 'now', from: 'transfer', gives: '100.000000', until: moved.value.creditsAt },
      { act: 'convert', state: 'later', gives: '100.000000' },
      { act: 'activate' },
    ]);
    const at = world.ports.clock.now();
    await transact(world.ports.db, async (tx) => accept(await recordChange(tx, memberNumber(dan.no), 'phone', at)));
    const frozen = (await wayOf(dan, 'recharge')).rungs.find(({ act }) => act === 'unfreeze');
    expect(frozen).toMatchObject({ state: 'now', until: new Date(at.getTime() + COOL_DOWN).toISOString() });
    expect((await dan.client.call('members.nextStep')).value.kind).toBe('fundActivation');
  });

  it('says that activation is stopped, and that the sponsor was asked', async () => {
    const eve = await world.join('ladder2', { by: world.buyer.code, contact: world.buyer.name, zone: 'B', level: 1 });
    expect(await acts(eve, 'sponsor')).toEqual(['ask now', 'sponsorPays later']);
    const asked = await eve.client.call('network.requestActivation', { body: {} });
    expect((await wayOf(eve, 'sponsor')).rungs).toMatchObject([
      { act: 'ask', state: 'done', until: asked.value.again },
      { act: 'sponsorPays', state: 'now', gives: '100.000000' },
    ]);
    const turn = (isOn: boolean) => world.ports.db.transaction().execute((tx) => storeSwitch(tx, 'activation', isOn));
    await turn(false);
    expect((await fundingStepsOf(eve))?.isOpen).toBe(false);
    await turn(true);
  });

  it('is not shown to a guest', async () => {
    expect((await world.guest.call('wallet.fundingSteps')).refusal).toBe('notSignedIn');
  });
});
