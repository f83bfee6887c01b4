import { COOL_DOWN } from '@greenhall/domain/identity/cool-down';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../platform/database/transact.ts';
import { accept } from '@greenhall/domain/shared/result';
import { recordChange } from '../identity/store.ts';
import { settleDays } from '../stock/settlement/settle-day.ts';

describe.each(ENGINES)('the next step of a member on %s', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  afterAll(() => world.close());

  const step = async (person: Person) => (await person.client.call('members.nextStep')).value;

  it('leads from the first coins over the payment to a level that counts', async () => {
    const dan = await world.join('dan88', { by: world.ann.code, contact: 'trader2', zone: 'A', level: 2 });
    expect(await step(dan)).toMatchObject({ kind: 'fundActivation', level: 2, amount: '500.000000', coin: 'bdb' });
    await world.fund(dan.no, 'bdb', 499n);
    expect((await step(dan)).kind).toBe('fundActivation');
    await world.fund(dan.no, 'ftb', 500n);
    expect(await step(dan)).toMatchObject({ kind: 'activate', level: 2, coin: 'ftb' });
    const paid = await dan.client.call('stock.activate', {
      body: { member: dan.no, coin: 'ftb', payPassword: PAY },
    });
    expect(await step(dan)).toMatchObject({
      kind: 'cooling',
      level: 2,
      until: paid.value.coolsUntil,
      mayCancel: true,
      trade: null,
    });
    await world.pass(Date.parse(paid.value.coolsUntil) - world.ports.clock.now().getTime() + DAY);
    await settleDays(world.ports);
    const again = await world.signIn(dan.no, dan.name);
    expect((await step(again)).kind).toBe('none');
  });

  it('says who paid: what another paid cannot be cancelled by the member', async () => {
    const eve = await world.join('eve88', { by: world.seller.code, contact: 'trader1', zone: 'A', level: 1 });
    await world.fund(world.seller.no, 'bdb', 100n);
    const paid = await world.seller.client.call('stock.activate', {
      body: { member: eve.no, coin: 'bdb', payPassword: PAY },
    });
    expect(paid.refusal).toBeUndefined();
    expect(await step(eve)).toMatchObject({ kind: 'cooling', level: 1, mayCancel: false });
  });

  it('puts an order that waits before everything else, each time for the side that has to act', async () => {
    const { kind: before } = await step(world.buyer);
    const trade = await world.trade();
    expect(await step(world.buyer)).toMatchObject({ kind: 'payOrder', trade });
    expect((await step(world.seller)).trade).toBeNull();
    await world.claim(trade);
    expect(await step(world.seller)).toMatchObject({ kind: 'releaseOrder', trade });
    expect((await step(world.buyer)).kind).toBe(before);
    await transact(world.ports.db, async (tx) =>
      accept(await recordChange(tx, memberNumber(world.seller.no), 'payPassword', world.ports.clock.now())),
    );
    expect((await step(world.seller)).kind).toBe('releaseOrder');
  });

  it('tells a frozen member until when, and nothing of it afterwards', async () => {
    await world.fund(world.buyer.no, 'bdb', 500n);
    const before = await step(world.buyer);
    expect(before.kind).toBe('activate');
    const at = world.ports.clock.now();
    await transact(world.ports.db, async (tx) =>
      accept(await recordChange(tx, memberNumber(world.buyer.no), 'loginPassword', at)),
    );
    expect(await step(world.buyer)).toMatchObject({
      kind: 'frozen',
      until: new Date(at.getTime() + COOL_DOWN).toISOString(),
    });
    await world.pass(COOL_DOWN + MINUTE);
    expect((await step(world.buyer)).kind).toBe(before.kind);
  });

  it('is not shown to a guest', async () => {
    expect((await world.guest.call('members.nextStep')).refusal).toBe('notSignedIn');
  });
});
