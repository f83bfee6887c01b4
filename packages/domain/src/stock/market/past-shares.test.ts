import fc from 'fast-check';
import { expect, test } from 'vitest';
import { shares, type Shares } from '../../shared/money.ts';
import { sharesBefore, type SharesChange } from './past-shares.ts';

/** What happens at one step of time: shares are bought, a part of them is sold, or all are doubled. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), quantity: fc.bigInt(0n, 9_999n) }),
  fc.record({ kind: fc.constant('sell' as const), quantity: fc.bigInt(0n, 9_999n) }),
  fc.record({ kind: fc.constant('split' as const), quantity: fc.constant(0n) }),
);

test('what was held at any moment is found again from the changes since', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let held: Shares = shares(0n);
      const before: Shares[] = [];
      const changes: SharesChange[] = [];
      for (const [at, { kind, quantity }] of steps.entries()) {
        before.push(held);
        const gained = kind === 'buy' ? quantity : -(quantity < held ? quantity : held);
        changes.push(kind === 'split' ? { at, heldBefore: held } : { at, gained });
        held = shares(kind === 'split' ? held * 2n : held + gained);
      }
      const moments = [...before.keys(), before.length].toReversed();
      expect(sharesBefore(held, changes.toReversed(), moments)).toEqual([...before, held].toReversed());
    }),
  );
});

test('changes that do not lead to what is held are no history', () => {
  expect(() => sharesBefore(shares(1n), [{ at: 5, gained: 2n }], [4])).toThrow('missing');
});
