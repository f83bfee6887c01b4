import { type Claimed, type PaidThing } from '@greenhall/test-kit/ledger/claims';
import { expect, it } from 'vitest';

const thing = (turn: number): PaidThing => ({ kind: turn % 2 === 0 ? 'trade' : 'recharge', ref: BigInt(turn) });
const won = async (tries: readonly Promise<boolean>[]) => (await Promise.all(tries)).filter(Boolean).length;

/** Two claims at once, tried so many times. */
export function raceClaims(claimed: Claimed, rounds: number): void {
  it('are won by one of two things at a time', async () => {
    for (let turn = 0; turn < rounds; turn += 1) {
      const txid = `0x${turn}`;
      // In turns: both name the transfer, or one of them its whole transaction.
      const second = { ...thing(2 * turn + 1), txid, log: turn % 2 === 0 ? 0 : null };
      expect(await won([claimed({ ...thing(2 * turn), txid }), claimed(second)])).toBe(1);
    }
  });

  it('give a thing one of two transfers at a time', async () => {
    for (let turn = 0; turn < rounds; turn += 1) {
      const first = { ...thing(turn), txid: `0x${turn}a` };
      expect(await won([claimed(first), claimed({ ...first, txid: `0x${turn}b` })])).toBe(1);
    }
  });
}
