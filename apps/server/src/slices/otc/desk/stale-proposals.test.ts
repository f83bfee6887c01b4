import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs } from '@greenhall/test-kit/operators';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { approveShown } from '@greenhall/test-kit/desk/approve';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const REASON = 'agreed with the other desk';

describe.each(ENGINES)('a proposal whose ground has moved, on the %s database', (engine) => {
  let world: OtcWorld;
  beforeEach(async () => {
    world = await openOtcWorld(engine);
  });
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const [ada, grace] = [() => world.operator('ada'), () => world.operator('grace')];
  const market = async () => {
    const { value } = await ada().call('otc.deskMarkets');
    const found = value.items.find((item) => item.coin === 'mey' && item.network === 'BEP20');
    if (!found) throw new Error('the market is missing');
    return found;
  };
  const propose = async (settleHours: number) => {
    const found = await market();
    const body = { ...found, reason: REASON, settleHours };
    return (await ada().call('otc.proposeRules', { params: { id: found.id }, body })).value;
  };
  const approve = (id: string, digest?: string) =>
    digest === undefined
      ? approveShown(grace(), id)
      : grace().call('admin.approveProposal', { params: { id }, body: { digest } });
  const moveMarket = (hours: number) =>
    sql`update otc_market set settle_hours = ${hours} where coin = 'mey' and network = 'BEP20'`.execute(world.ports.db);
  const stateOf = async (id: string) =>
    (await ada().call('admin.proposals')).value.items.find((one) => one.id === id)?.state;

  it('is approved with the digest of what was shown, and with no other', async () => {
    const { id, digest } = await propose(48);
    expect((await approve(id, '0'.repeat(64))).refusal).toBe('proposalStale');
    expect((await approve(id, 'x'.repeat(65))).refusal).toBe('badRequest');
    expect((await approve(id, digest)).value).toMatchObject({ state: 'approved' });
  });

  it('is refused as stale, and proposed again by one press with what it would change now', async () => {
    const { id, digest } = await propose(48);
    expect((await ada().call('admin.renewProposal', { params: { id } })).refusal).toBe('statusChanged');
    await moveMarket(36);
    expect((await approve(id, digest)).refusal).toBe('proposalStale');
    expect(await stateOf(id)).toBe('proposed');
    const pressed = await Promise.all([1, 2].map(() => ada().call('admin.renewProposal', { params: { id } })));
    const [again, ...others] = pressed.filter(({ status }) => status === 200);
    expect(others).toEqual([]);
    expect(again?.value).toMatchObject({
      state: 'proposed',
      reason: REASON,
      changes: [{ field: 'settleHours', from: '36', to: '48' }],
    });
    expect(await stateOf(id)).toBe('stale');
    expect((await approve(id)).refusal).toBe('alreadyDecided');
    expect((await approve(again?.value.id ?? '', again?.value.digest)).value).toMatchObject({ state: 'approved' });
    const acts = (await latestActs(world.ports.db, 10)).map(({ act, subject, operator }) => [act, subject, operator]);
    expect(acts).toContainEqual(['proposal.outdate', id, null]);
  });

  it('lapses when what it would change has moved by the end of its notice', async () => {
    const { id } = await propose(48);
    expect((await approve(id)).value).toMatchObject({ state: 'approved' });
    await moveMarket(36);
    await world.pass(DAY);
    await world.ports.approvals.due();
    expect(await stateOf(id)).toBe('expired');
    expect((await market()).settleHours).toBe(36);
  });

  it('that was bent in the database is refused with an alarm, and applied neither then nor at the end of its notice', async () => {
    const bend = (id: string) =>
      sql`update platform_proposal set body = jsonb_set(body, '{settleHours}', '1') where id = ${BigInt(id)}`.execute(
        world.ports.db,
      );
    const alarms = async () =>
      (await sql<{ name: string }>`select name from platform_alarm`.execute(world.ports.db)).rows.map(
        ({ name }) => name,
      );
    const first = await propose(48);
    await bend(first.id);
    expect((await approve(first.id)).refusal).toBe('sealBroken');
    await expect.poll(alarms).toContain('sealBroken');
    await ada().call('admin.withdrawProposal', { params: { id: first.id }, body: { reason: REASON } });
    const second = await propose(48);
    await approve(second.id);
    await bend(second.id);
    await world.pass(DAY);
    await world.ports.approvals.due();
    expect(await stateOf(second.id)).toBe('expired');
    expect((await market()).settleHours).toBe(24);
  });

  it('of an earlier version, which has no seal, is proposed again', async () => {
    const { id } = await propose(48);
    await sql`update platform_proposal set seal = null where id = ${BigInt(id)}`.execute(world.ports.db);
    expect((await approve(id)).refusal).toBe('proposalStale');
    expect((await ada().call('admin.renewProposal', { params: { id } })).value).toMatchObject({ state: 'proposed' });
  });
});
