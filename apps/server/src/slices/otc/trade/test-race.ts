import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { judgeOnce, makeDue } from '@greenhall/test-kit/otc/moments';
import { endDueTrades } from './keep-time.ts';

const TAKERS = 50;
const MICRO = 1_000_000n;

let world: OtcWorld;
let takers: Trader[];
const rush = async (listing: string, quantity: string) => {
  const bodies = await Promise.all(takers.map(async (taker) => ({ quantity, ...(await world.authority(taker)) })));
  return Promise.all(
    takers.map((taker, index) => taker.client.call('otc.take', { params: { id: listing }, body: bodies[index] ?? {} })),
  );
};
const see = async (trade: string) => (await world.buyer.client.call('otc.trade', { params: { id: trade } })).value;
const endListings = async () => {
  const { value } = await world.seller.client.call('otc.myListings', { query: { open: '1' } });
  for (const { id } of value.items) await world.seller.client.call('otc.revoke', { params: { id } });
};

function raceOrders(rounds: number): void {
  it('sells one lot to one of fifty who want it, and tells the others so', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(2 * DAY);
      const listing = await world.post(world.seller, { quantity: '100', min: '100', max: '100' });
      const answers = await rush(listing, '100');
      expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
      const refusals = answers.filter((answer) => answer.status !== 200).map((answer) => answer.refusal);
      expect(new Set(refusals)).toEqual(new Set(['statusChanged']));
      await world.pass(HOUR);
      await endListings();
    }
    expect(await world.faults()).toEqual([]);
  });

  it('never sells more than there is to fifty who each want a part, each for a total of its own', async () => {
    await world.pass(2 * DAY);
    const listing = await world.post(world.seller, { quantity: '1000', min: '30', max: '30' });
    const answers = await rush(listing, '30');
    const taken = answers.filter((answer) => answer.status === 200);
    expect(taken).toHaveLength(33);
    expect(new Set(taken.map((answer) => answer.value.total)).size).toBe(33);
    expect(new Set(answers.filter((answer) => answer.status !== 200).map((answer) => answer.refusal))).toEqual(
      new Set(['statusChanged']),
    );
    expect(await world.faults()).toEqual([]);
    await world.pass(HOUR);
    await endListings();
    expect(await world.faults()).toEqual([]);
  });

  it('gives two orders of one seller that open at the same moment a total each', async () => {
    const [first = world.buyer, second = world.buyer] = takers;
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(2 * DAY);
      const sale = await world.post(world.seller, { quantity: '100' });
      const purchase = await world.post(first, { side: 'purchase', quantity: '100' });
      const taking = [
        { who: second, id: sale, body: { quantity: '100', ...(await world.authority(second)) } },
        { who: world.seller, id: purchase, body: { quantity: '100', ...(await world.authority(world.seller)) } },
      ];
      const taken = await Promise.all(
        taking.map(({ who, id, body }) => who.client.call('otc.take', { params: { id }, body })),
      );
      expect(taken.map(({ value }) => value.total).toSorted()).toEqual(['100.000000', '100.000001']);
      await world.pass(HOUR);
      await endListings();
      await first.client.call('otc.revoke', { params: { id: purchase } });
    }
    expect(await world.faults()).toEqual([]);
  });
}

function raceOutcomes(rounds: number): void {
  it('makes one of claim, cancellation and timeout happen', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(2 * DAY);
      const trade = await world.trade({ quantity: '100' });
      await world.pass(30 * MINUTE - 1);
      world.ports.clock.advance(round % 2);
      await Promise.all([
        world.claim(trade).catch(() => undefined),
        world.buyer.client.call('otc.cancel', { params: { id: trade } }),
        endDueTrades(world.ports),
        endDueTrades(world.ports),
      ]);
      const { steps } = await see(trade);
      expect(steps).toHaveLength(2);
      expect(await world.faults()).toEqual([]);
      await world.seller.client.call('otc.confirm', { params: { id: trade }, body: await world.releasing(trade) });
      await endListings();
    }
  });

  it('resolves the held coins once when confirmation, denial, appeal, proof and the clock meet', async () => {
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(2 * DAY);
      const trade = await world.trade({ quantity: '100', releaseOnProof: round % 2 === 0 });
      await world.claim(trade);
      const body = await world.releasing(trade);
      const { seller, buyer } = world;
      const at = world.ports.clock.now();
      if (round % 3 > 0) world.chain.pay({ from: buyer.address, to: seller.address, amount: 100n * MICRO, at });
      world.ports.clock.advance(2 * HOUR - 1 + (round % 2));
      await Promise.all([
        seller.client.call('otc.confirm', { params: { id: trade }, body }),
        seller.client.call('otc.deny', { params: { id: trade } }),
        buyer.client.upload('otc.appeal', { reason: 'paid' }, { voucher: world.jpg }, { id: trade }),
        judgeOnce(world),
        endDueTrades(world.ports),
      ]);
      expect(await world.faults()).toEqual([]);
      await seller.client.call('otc.confirm', { params: { id: trade }, body });
      const { state, appeals } = await see(trade);
      expect(state).toBe('completed');
      expect(appeals.filter((appeal) => appeal.state === 'inReview')).toEqual([]);
      await endListings();
      expect(await world.faults()).toEqual([]);
    }
  });
}

function raceVerdicts(rounds: number): void {
  it('ends a trade under appeal once when the desk, both sides and the clock meet', async () => {
    const { seller, buyer } = world;
    for (let round = 0; round < rounds; round += 1) {
      await world.pass(2 * DAY);
      const trade = await world.trade({ quantity: '100' });
      await world.claim(trade);
      const body = await world.releasing(trade);
      if (round % 2 === 0) await seller.client.call('otc.deny', { params: { id: trade } });
      // The clock has nothing left when the appeal is opened: it ends with a revocation.
      await makeDue(world, trade);
      const opened = await buyer.client.upload('otc.appeal', { reason: 'paid' }, { voucher: world.jpg }, { id: trade });
      const params = { id: opened.value.appeals[0]?.id ?? '' };
      const verdict = round % 4 < 2 ? 'toBuyer' : 'toSeller';
      await world.operator('ada').call('otc.proposeVerdict', { params, body: { verdict, reason: 'seen', answers: 0 } });
      const decide = (name: string) =>
        world.operator(name).call('otc.decideAppeal', { params, body: { verdict, answers: 0 } });
      await Promise.all([
        decide('grace'),
        decide('hedy'),
        buyer.client.call('otc.revokeAppeal', { params }),
        buyer.client.call('otc.cancel', { params: { id: trade } }),
        seller.client.call('otc.confirm', { params: { id: trade }, body }),
        endDueTrades(world.ports),
      ]);
      await world.pass(0);
      const { steps, appeals } = await see(trade);
      expect(steps.filter(({ state }) => ['completed', 'canceled'].includes(state))).toHaveLength(1);
      expect(appeals.map(({ state }) => state)).not.toContain('inReview');
      await endListings();
      expect(await world.faults()).toEqual([]);
    }
  });
}

/** Races in the trading hall, each tried so many times. */
export function raceTrades(rounds: number): void {
  describe('races in the trading hall on the postgresql database', () => {
    beforeAll(async () => {
      world = await openOtcWorld('postgresql');
      takers = await world.more(TAKERS);
      await world.give(world.seller, { mey: 20_000n });
    });
    afterAll(() => world.close());

    raceOrders(rounds);
    raceOutcomes(rounds);
    raceVerdicts(rounds);
  });
}
