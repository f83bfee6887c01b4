import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amount } from '../shared/money.ts';
import { HOUR } from '../shared/time.ts';
import { checkCollectingLink, COLLECTED_COINS, collectFigures, collectReason } from './collect.ts';
import { collectPostings } from './movements.ts';

const NOW = Date.UTC(2026, 2, 2, 8);

describe('collecting', () => {
  it('is of mey and usdt alone', () => {
    expect(COLLECTED_COINS.toSorted()).toEqual(['mey', 'usdt']);
  });

  it('needs the consent, and a binding of a day', () => {
    const boundAt = NOW - 24 * HOUR;
    expect(checkCollectingLink({ mayCollect: true, boundAt }, NOW).ok).toBe(true);
    expect(checkCollectingLink({ mayCollect: false, boundAt }, NOW)).toMatchObject({ refusal: 'consentMissing' });
    expect(checkCollectingLink({ mayCollect: true, boundAt: NOW }, NOW)).toMatchObject({ params: { hours: 24 } });
  });

  it('names as a reason only what a row can be refused for', () => {
    expect(collectReason({ ok: false, refusal: 'coolDown', params: { hours: 3 } })).toEqual({
      name: 'coolDown',
      params: { hours: 3 },
    });
    expect(() => collectReason({ ok: false, refusal: 'serverFault' })).toThrow('serverFault');
  });

  it('takes all that is there: what arrives and the fee are the amount, and are posted as such', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: 10n ** 15n }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.constantFrom(...COLLECTED_COINS),
        (value, feeBp, coin) => {
          const figures = collectFigures(amount(value), feeBp);
          if (!figures.ok) {
            expect(figures.refusal).toBe('amountRule');
            return;
          }
          const { credited, fee } = figures.value;
          expect(credited + fee).toBe(value);
          const taken = collectPostings(7n, 8n, coin, figures.value, 5_000).filter(({ from }) => from.owner === 7n);
          expect(taken.reduce((sum, posting) => sum + posting.amount, 0n)).toBe(value);
        },
      ),
    );
  });
});
