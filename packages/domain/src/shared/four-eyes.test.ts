import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Beneficiary, mayDecide, memberBeneficiary, NOBODY, operatorId } from './four-eyes.ts';
import { memberNumber } from './member-no.ts';

const operator = fc.bigInt({ min: 1n, max: 6n }).map(operatorId);
const memberNo = fc.bigInt({ min: 1n, max: 6n }).map((no) => memberNumber(no));
const beneficiary = fc.oneof(fc.constant(NOBODY), memberNo.map(memberBeneficiary));
const facts = fc.record({
  hasDeclared: fc.boolean(),
  involvedWith: fc.array(memberNo).map((numbers) => new Set(numbers)),
});
const hands = fc.record({ maker: fc.option(operator), checker: operator, beneficiary });
const isInvolved = (who: Beneficiary, involvedWith: ReadonlySet<bigint>) =>
  who.kind === 'member' && involvedWith.has(who.no);

describe('a step of a decision', () => {
  it('is open to an operator who is another than the maker, has declared and is not involved, and to nobody else', () => {
    fc.assert(
      fc.property(hands, facts, (given, known) => {
        const concernsMember = given.beneficiary.kind === 'member';
        const isOpen =
          given.maker !== given.checker &&
          (!concernsMember || (known.hasDeclared && !isInvolved(given.beneficiary, known.involvedWith)));
        expect(mayDecide(given, known).ok).toBe(isOpen);
      }),
    );
  });

  it('says first that a declaration is missing, then that the operator is involved, then that it is the maker', () => {
    const both = { maker: operatorId(1n), checker: operatorId(1n), beneficiary: memberBeneficiary(memberNumber(1n)) };
    const involvedWith = new Set([1n]);
    expect(mayDecide(both, { hasDeclared: false, involvedWith })).toMatchObject({ refusal: 'reviewerUndeclared' });
    expect(mayDecide(both, { hasDeclared: true, involvedWith })).toMatchObject({ refusal: 'reviewerInvolved' });
    expect(mayDecide(both, { hasDeclared: true, involvedWith: new Set() })).toMatchObject({ refusal: 'fourEyes' });
  });

  it('that profits nobody is for any other operator', () => {
    fc.assert(
      fc.property(operator, operator, facts, (maker, checker, known) => {
        const done = mayDecide({ maker, checker, beneficiary: NOBODY }, known);
        expect(done.ok ? null : done.refusal).toBe(maker === checker ? 'fourEyes' : null);
      }),
    );
  });
});
