import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLATFORM } from '../ledger/account.ts';
import { memberNumber } from '../shared/member-no.ts';
import { amount, COINS, MICRO } from '../shared/money.ts';
import { correct, CORRECTION_KINDS, isLargeCorrection, correctionKindsFor } from './correction.ts';

const side = fc.record({
  owner: fc.constantFrom(PLATFORM, 7n, 8n),
  purpose: fc.constantFrom('available', 'hold:transfer', 'operations', 'suspense'),
});
const posted = fc.record({
  kind: fc.constantFrom('transfer', 'correction'),
  coin: fc.constantFrom(...COINS),
  amount: fc.bigInt({ min: 1n, max: 10n ** 12n }),
  from: side,
  to: side,
});
const asked = fc.record({
  way: fc.constantFrom(...CORRECTION_KINDS),
  amount: fc.option(
    fc.bigInt({ min: -5n, max: 2n * 10n ** 12n }).map((value) => amount(value)),
    { nil: undefined },
  ),
  claimant: fc.option(fc.constant(memberNumber(9n)), { nil: undefined }),
});

describe('a correction', () => {
  it('moves coins of one member, never more than were posted, and never to the platform', () => {
    fc.assert(
      fc.property(posted, asked, (one, what) => {
        const made = correct(one, what);
        if (!made.ok) return;
        const { posting, member } = made.value;
        expect(posting.amount > 0n && posting.amount <= one.amount && posting.from.coin === one.coin).toBe(true);
        const [from, to] = [posting.from.purpose, posting.to.purpose];
        expect(['available>suspense', 'operations>available', 'suspense>available']).toContain(`${from}>${to}`);
        expect([posting.from, posting.to].filter(({ purpose }) => purpose === 'available')).toMatchObject([
          { owner: member, ref: 0n },
        ]);
        const whose = { take: one.to.owner, give: one.from.owner, claim: 9n };
        expect(member).toBe(whose[what.way]);
      }),
    );
  });

  it('is possible exactly in the ways that are offered', () => {
    fc.assert(
      fc.property(posted, (one) => {
        const claimant = memberNumber(9n);
        const possible = CORRECTION_KINDS.filter((way) => correct(one, { way, amount: amount(1n), claimant }).ok);
        expect(possible.toSorted()).toEqual([...correctionKindsFor(one)].toSorted());
      }),
    );
  });

  it('pays the whole of what lies in suspense, and nothing else is done with it', () => {
    const member = { owner: 7n, purpose: 'available' };
    const taken = {
      kind: 'correction',
      coin: 'mey',
      amount: 5n,
      from: member,
      to: { owner: 0n, purpose: 'suspense' },
    } as const;
    const claimant = memberNumber(8n);
    expect(correct(taken, { way: 'claim', amount: amount(1n), claimant })).toMatchObject({
      value: { posting: { amount: 5n }, member: 8n },
    });
    expect(correct(taken, { way: 'claim', amount: undefined, claimant: undefined })).toMatchObject({
      refusal: 'postingUnfit',
    });
    expect(correct(taken, { way: 'give', amount: amount(1n), claimant })).toMatchObject({ refusal: 'postingUnfit' });
  });

  it('is one of supers above 10 000 coins', () => {
    expect([10_000n * MICRO, 10_000n * MICRO + 1n].map(isLargeCorrection)).toEqual([false, true]);
  });
});
