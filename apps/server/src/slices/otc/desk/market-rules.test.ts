import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const REASON = 'the price jumps too far in a day';
const STOPPED = { reason: 'a bug is being looked for' };

describe.each(ENGINES)('what operators change together on the %s database', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const [ada, grace] = [() => world.operator('ada'), () => world.operator('grace')];
  const market = async () => {
    const { value } = await world.buyer.client.call('otc.markets');
    const found = value.items.find((item) => item.coin === 'mey' && item.network === 'BEP20');
    if (!found) throw new Error('the market is missing');
    return found;
  };
  const propose = async (change: Record<string, unknown>, by = ada()) => {
    const { value } = await by.call('otc.deskMarkets');
    const found = value.items.find((item) => item.coin === 'mey' && item.network === 'BEP20');
    const body = { ...found, reason: REASON, ...change };
    return by.call('otc.proposeRules', { params: { id: found?.id ?? '' }, body });
  };
  const setOpen = async (isOpen: boolean, reason?: string) =>
    ada().call('otc.setMarket', { params: { id: (await market()).id }, body: { isOpen, reason } });
  const approve = (id: string | null, by = grace()) => approveShown(by, id ?? '');

  it('one alone closes a market at once and with a reason; two open it again', async () => {
    expect((await setOpen(false)).refusal).toBe('badRequest');
    expect((await setOpen(false, REASON)).value).toEqual({ proposal: null });
    expect((await market()).isOpen).toBe(false);
    const { proposal } = (await setOpen(true, REASON)).value;
    expect((await setOpen(true, REASON)).refusal).toBe('resubmitted');
    expect((await market()).isOpen).toBe(false);
    expect((await approve(proposal, ada())).refusal).toBe('fourEyes');
    expect((await approve(proposal)).value).toMatchObject({ state: 'applied', maker: 'ada', checker: 'grace' });
    expect((await market()).isOpen).toBe(true);
    expect((await approve(proposal)).refusal).toBe('alreadyDecided');
    expect((await setOpen(true, REASON)).refusal).toBe('statusChanged');
  });

  it('one alone turns registration off at once; two turn it on again', async () => {
    const params = { name: 'registration' };
    const on = async () => (await ada().call('admin.switches')).value.registration;
    expect((await ada().call('admin.setSwitch', { params, body: { on: false } })).refusal).toBe('badRequest');
    await ada().call('admin.setSwitch', { params, body: { on: false, ...STOPPED } });
    expect(await on()).toBe(false);
    const turned = await ada().call('admin.setSwitch', { params, body: { on: true, reason: 'the bug is found' } });
    expect(await on()).toBe(false);
    expect((await approve(turned.value.proposal, ada())).refusal).toBe('fourEyes');
    await approve(turned.value.proposal);
    expect(await on()).toBe(true);
  });

  it('no market gets a band of half the price, no settling time or a payment clock of a minute', async () => {
    expect(await propose({ bandBp: 5_000 })).toMatchObject({ refusal: 'badRequest' });
    expect(await propose({ settleHours: 0 })).toMatchObject({ refusal: 'badRequest' });
    expect(await propose({ paymentMinutes: 1 })).toMatchObject({ refusal: 'badRequest' });
    expect((await propose({ minTrade: '0' })).refusal).toBe('amountRule');
    expect(await propose({ minTrade: '2000.000001' })).toMatchObject({
      refusal: 'amountRange',
      params: { min: '1.000000', max: '2000.000000' },
    });
    expect((await propose({})).refusal).toBe('statusChanged');
  });

  it('rules are in force a day after the other has approved them, and stand in the hall meanwhile', async () => {
    const made = await propose({ bandBp: 500, settleHours: 48 });
    const changes = [
      { field: 'bandBp', from: '1000', to: '500' },
      { field: 'settleHours', from: '24', to: '48' },
    ];
    expect(made.value).toMatchObject({ state: 'proposed', changes, isMine: true, notBefore: null });
    expect((await market()).announced).toBe(null);
    expect((await approve(made.value.id, ada())).refusal).toBe('fourEyes');
    const from = new Date(world.ports.clock.now().getTime() + DAY).toISOString();
    expect((await approve(made.value.id)).value).toMatchObject({ state: 'approved', notBefore: from });
    expect(await market()).toMatchObject({ settleHours: 24, priceMax: '1.100000', announced: { from, changes } });
    await world.pass(DAY - MINUTE);
    await world.ports.approvals.due();
    expect((await market()).settleHours).toBe(24);
    await world.pass(MINUTE);
    await Promise.all([1, 2, 3].map(() => world.ports.approvals.due()));
    expect(await market()).toMatchObject({ settleHours: 48, priceMax: '1.050000', announced: null });
    const applied = (await latestActs(world.ports.db, 50)).filter(({ act }) => act === 'proposal.apply');
    expect(applied.filter(({ after }) => after?.settleHours === '48')).toMatchObject([
      { detail: { kind: 'marketRules' } },
    ]);
  });

  it('what is approved is stopped by one alone before it is in force', async () => {
    const made = await propose({ settleHours: 36 });
    const params = { id: made.value.id };
    expect((await grace().call('admin.withdrawProposal', { params, body: { reason: 'no' } })).refusal).toBe(
      'forbidden',
    );
    await approve(made.value.id);
    const stopped = await ada().call('admin.withdrawProposal', { params, body: { reason: 'a mistake' } });
    expect(stopped.value).toMatchObject({ state: 'withdrawn', decision: 'a mistake' });
    await world.pass(DAY);
    await world.ports.approvals.due();
    expect(await market()).toMatchObject({ settleHours: 48, announced: null });
  });

  it('what is turned down or forgotten changes nothing and makes room for another', async () => {
    const first = await propose({ settleHours: 36 });
    const params = { id: first.value.id };
    const no = { params, body: { reason: 'too short' } };
    expect((await ada().call('admin.rejectProposal', no)).refusal).toBe('fourEyes');
    expect((await grace().call('admin.rejectProposal', no)).value.state).toBe('rejected');
    const second = await propose({ settleHours: 36 });
    await world.pass(7 * DAY);
    expect((await approve(second.value.id)).refusal).toBe('alreadyDecided');
    await world.ports.approvals.due();
    const { items } = (await ada().call('admin.proposals', { query: { open: '0' } })).value;
    expect(items.find(({ id }) => id === second.value.id)).toMatchObject({ state: 'expired', maker: 'ada' });
    expect((await ada().call('admin.proposals', { query: { open: '1' } })).value.items).toEqual([]);
    expect((await approve('999999')).refusal).toBe('notFound');
  });

  it('two who press at the same moment decide it once', async () => {
    const { proposal } = (await setOpen(false, REASON)) && (await setOpen(true, REASON)).value;
    const pressed = await Promise.all(['grace', 'ivy', 'olga'].map((name) => approve(proposal, world.operator(name))));
    expect(pressed.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect((await market()).isOpen).toBe(true);
  });

  it('rules are proposed on the ones that were read, and not on those that a colleague has changed since', async () => {
    const { value } = await ada().call('otc.deskMarkets');
    const before = value.items.find((item) => item.coin === 'mey' && item.network === 'BEP20');
    const { value: proposed } = await propose({ paymentMinutes: (before?.paymentMinutes ?? 0) + 1 });
    await approve(proposed.id);
    await world.pass(DAY);
    await world.ports.approvals.due();
    const stale = { version: before?.version, bandBp: (before?.bandBp ?? 0) - 1 };
    expect((await propose(stale)).refusal).toBe('statusChanged');
    expect((await market()).paymentMinutes).toBe((before?.paymentMinutes ?? 0) + 1);
    const { value: back } = await propose({ paymentMinutes: before?.paymentMinutes });
    await approve(back.id);
    await world.pass(DAY);
    await world.ports.approvals.due();
    const { value: again } = await ada().call('otc.deskMarkets');
    expect(again.items.find(({ id }) => id === before?.id)?.version).toBe(before?.version);
  });
});
