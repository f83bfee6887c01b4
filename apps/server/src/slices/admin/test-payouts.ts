import { Payouts } from '@greenhall/test-kit/desk/payouts-world';
import { latestActs } from '@greenhall/test-kit/operators';
import { describe, expect, it } from 'vitest';

/** A stop and a payment at once, tried so many times. */
export function raceStops(rounds: number): void {
  describe('payouts that are stopped while one is paid, on the postgresql database', () => {
    it('end before the stop or not at all', async () => {
      const payouts = await Payouts.open('postgresql');
      const { db } = payouts.world.ports;
      for (let round = 0; round < rounds; round += 1) {
        const asked = await payouts.ask();
        await payouts.approve(asked);
        const [paid, stopped] = await Promise.all([payouts.pay(asked), payouts.turn(false)]);
        expect(stopped.status).toBe(200);
        const order = (await latestActs(db, 2)).map(({ act }) => act);
        if (paid.refusal === undefined) expect(order).toEqual(['switch.set', 'withdrawal.pay']);
        else expect([paid.refusal, order[0]]).toEqual(['payoutsFrozen', 'switch.set']);
        await payouts.turnOn();
      }
      await payouts.close();
    });
  });
}
