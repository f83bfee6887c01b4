import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appealById, appealsOf } from './store-appeals.ts';
import { partsOf } from './store-detail.ts';
import { tradeById } from './store-trades.ts';

describe.each(ENGINES)('who may decide an appeal on the %s database', (engine) => {
  let world: OtcWorld;
  let below: Trader;
  let appeal = '';
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    // The first of them comes in below the seller.
    [below = world.buyer] = await world.more(1);
    const trade = await world.trade({ quantity: '100' });
    await world.claim(trade);
    const opened = await world.buyer.client.upload(
      'otc.appeal',
      { reason: 'paid' },
      { voucher: world.jpg },
      { id: trade },
    );
    appeal = opened.value.appeals[0]?.id ?? '';
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const propose = (members: readonly string[] | null, id = appeal) =>
    world.operator('ada', members).call('otc.proposeVerdict', {
      params: { id },
      body: { verdict: 'toSeller', reason: 'nothing came', answers: 0 },
    });
  const decide = (members: readonly string[] | null) =>
    world
      .operator('grace', members)
      .call('otc.decideAppeal', { params: { id: appeal }, body: { verdict: 'toSeller', answers: 0 } });
  const obstacle = async (members: readonly string[] | null) => {
    const { value } = await world.operator('ada', members).call('otc.deskAppeals', { query: { state: 'inReview' } });
    return value.items.find(({ id }) => id === appeal)?.obstacle;
  };

  it('not one who has not said which member accounts are the operator’s own', async () => {
    expect(await obstacle(null)).toBe('reviewerUndeclared');
    expect((await propose(null)).refusal).toBe('reviewerUndeclared');
  });

  it('not a side, nor who stands above or below one in a tree', async () => {
    const { rows } = await sql<{ no: string }>`
      select member_no::text as no from network_node where parent is null`.execute(world.ports.db);
    const close = [world.seller.no, world.buyer.no, world.ann.no, below.no, rows[0]?.no ?? ''];
    for (const no of close) {
      expect(await obstacle([world.bo.no, no]), no).toBe('reviewerInvolved');
      expect((await propose([no])).refusal, no).toBe('reviewerInvolved');
    }
  });

  it('not who owns a side, or a node in line with one, by another account', async () => {
    const owned = (no: string, owner: string) =>
      sql`update members_member set owner = ${owner}::bigint where member_no = ${no}::bigint`.execute(world.ports.db);
    for (const mine of [world.buyer, below]) {
      await owned(world.bo.no, mine.no);
      expect(await obstacle([world.bo.no]), mine.name).toBe('reviewerInvolved');
      await owned(world.bo.no, world.bo.no);
    }
  });

  it('two who are close to nobody in it, each of them', async () => {
    expect((await propose([world.bo.no], '999999')).refusal).toBe('notFound');
    expect(await obstacle([world.bo.no])).toBe(null);
    expect((await propose([world.bo.no])).value).toMatchObject({ proposed: 'toSeller' });
    expect((await decide(null)).refusal).toBe('reviewerUndeclared');
    expect((await decide([below.no])).refusal).toBe('reviewerInvolved');
    expect((await decide([])).value).toMatchObject({ state: 'processed', verdict: 'toSeller' });
  });

  it('and it is read with its trade as it is read alone', async () => {
    const { db } = world.ports;
    const trade = await tradeById(db, (await appealById(db, BigInt(appeal)))?.tradeId ?? 0n);
    const alone = trade && (await appealsOf(db, trade.id));
    expect(alone).toMatchObject([{ proposedBy: 'ada' }]);
    expect(trade && (await partsOf(db, trade)).appeals).toEqual(alone);
  });
});
