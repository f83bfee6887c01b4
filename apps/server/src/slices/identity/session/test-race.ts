import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { HOUR, SECOND } from '@greenhall/domain/shared/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';
import { openWorld, type World } from '../test-world.ts';
import { memberSessions, openSession } from './sessions.ts';

const REQUESTS = 10;

/** The exchange of tokens, raced so many times by the requests of one device at two processes. */
export function tokenRaces(rounds: number): void {
  describe('the exchange of a token on the postgresql database', () => {
    let world: World;
    beforeAll(async () => {
      world = await openWorld('postgresql');
    });
    afterAll(() => world.close());

    it('leaves a device its session, whichever of ten answers are lost', async () => {
      const { ports } = world;
      const { no } = await world.join('walter01');
      const member = { memberNo: memberNumber(no), actedBy: null };
      const origin = { network: '127.0.0.1', device: 'test', language: undefined, request: 'test' };
      const opened = await transact(ports.db, async (tx) => accept(await openSession(ports, tx, member, origin)));
      if (!opened.ok) throw new Error(opened.refusal);
      const { companion } = opened.value;
      const processes = [memberSessions(ports), memberSessions(ports)] as const;
      let { token } = opened.value;
      for (let round = 0; round < rounds; round += 1) {
        ports.clock.advance(HOUR);
        const presented = token;
        const answers = await Promise.all(
          Array.from({ length: REQUESTS }, (_, n) => processes[n % 2 === 0 ? 0 : 1](presented, companion)),
        );
        expect(answers.map((answer) => answer?.caller.memberNo)).toEqual(answers.map(() => member.memberNo));
        expect(new Set(answers.flatMap((answer) => answer?.rotated ?? [])).size).toBe(1);
        // Of the answers those arrive whose number has a bit in the number of the round: sometimes none does.
        const arrived = answers.filter((_, n) => ((round * 37) >> (n % 6)) % 2 === 1);
        token = arrived.find((answer) => answer?.rotated)?.rotated ?? token;
        ports.clock.advance(40 * SECOND);
      }
      const last = await processes[0](token, companion);
      expect(last?.caller.memberNo).toBe(member.memberNo);
    });
  });
}
