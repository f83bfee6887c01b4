import { MINUTE } from '@greenhall/domain/shared/time';
import type { TestClient } from '@greenhall/test-kit/client';
import { type VerificationWorld, openVerificationWorld } from '@greenhall/test-kit/verification/world';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { lapseCases } from './sweep-cases.ts';

let world: VerificationWorld;
let cleo: TestClient;
let dora: TestClient;
let people = 0;
const own = () => {
  people += 1;
  return { name: `Person ${people}`, number: `X${1_000 + people}` };
};
const seen = async (id: string) => {
  const { version } = (await cleo.call('verification.case', { params: { id } })).value;
  return { params: { id }, body: { version } };
};
const stateOf = async (id: string) => (await cleo.call('verification.case', { params: { id } })).value.state;

function raceClaims(rounds: number): void {
  it('two reviewers claim, and one has it', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const id = await world.submit(await world.newcomer(), own());
      const call = await seen(id);
      const claims = await Promise.all([cleo, dora].map((by) => by.call('verification.claim', call)));
      expect(claims.map(({ refusal }) => refusal ?? 'claimed').toSorted()).toEqual(['claimed', 'statusChanged']);
    }
  });

  it('a reviewer claims while the member withdraws, and one of them is told that it changed', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const who = await world.newcomer();
      const id = await world.submit(who, own());
      const call = await seen(id);
      const [claimed, withdrawn] = await Promise.all([
        cleo.call('verification.claim', call),
        who.client.call('verification.withdraw', { body: {} }),
      ]);
      expect([claimed.refusal ?? 'done', withdrawn.refusal ?? 'done'].toSorted()).toEqual(['done', 'statusChanged']);
      expect(await stateOf(id)).toBe(claimed.refusal ? 'draft' : 'inReview');
    }
  });
}

function raceApprovals(rounds: number): void {
  it('a reviewer approves as its claim lapses and the member withdraws, with one outcome', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const who = await world.newcomer();
      const id = await world.submit(who, own());
      await cleo.call('verification.claim', await seen(id));
      await world.look(cleo, id);
      const call = await seen(id);
      if (round % 2 === 1) world.ports.clock.advance(20 * MINUTE);
      const [approved, withdrawn] = await Promise.all([
        cleo.call('verification.approve', call),
        who.client.call('verification.withdraw', { body: {} }),
        lapseCases(world.ports),
      ]);
      const { level, case: after } = (await who.client.call('verification.state')).value;
      if (!approved.refusal && approved.value.secondFor !== null) {
        // A case that was drawn waits again after the first approval, and can be withdrawn as any that waits.
        expect([level, after?.state]).toEqual([1, withdrawn.refusal ? 'submitted' : 'draft']);
        continue;
      }
      expect([approved.refusal, withdrawn.refusal]).toEqual(
        round % 2 === 1 ? ['statusChanged', undefined] : [undefined, 'statusChanged'],
      );
      expect([level, after?.state]).toEqual(round % 2 === 1 ? [1, 'draft'] : [2, 'approved']);
    }
  });

  it('a draft is started several times at once, and there is one', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const who = await world.newcomer();
      const body = { name: '', birthDate: '', country: '', type: 'passport', number: '', expiresOn: '' };
      const all = await Promise.all(Array.from({ length: 5 }, () => who.client.call('verification.save', { body })));
      for (const { refusal } of all) expect(refusal ?? 'saved').toBeOneOf(['saved', 'statusChanged']);
      expect(all.some(({ refusal }) => refusal === undefined)).toBe(true);
    }
  });
}

/** Races about verifications, each tried so many times. */
export function raceVerifications(rounds: number): void {
  describe('races about verifications on the postgresql database', () => {
    beforeAll(async () => {
      world = await openVerificationWorld('postgresql');
      cleo = world.reviewer('cleo');
      dora = world.reviewer('dora');
    });
    afterEach(async () => expect(await world.faults()).toEqual([]));
    afterAll(() => world.close());

    raceClaims(rounds);
    raceApprovals(rounds);
  });
}
