import { memberNumber } from '@greenhall/domain/shared/member-no';
import { accept } from '@greenhall/domain/shared/result';
import { HOUR, SECOND } from '@greenhall/domain/shared/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { transact } from '../../../platform/database/transact.ts';
import { openWorld, type World } from '../test-world.ts';
import { memberSessions, openSession } from './sessions.ts';

const REQUESTS = 10;

/** The device whose token is exchanged: what its requests are answered, and how time passes for it. */
interface Device {
  readonly memberNo: string;
  /** The request of this number: who is answered, and with which next token. */
  readonly present: (n: number, token: string) => Promise<{ memberNo?: string; rotated?: string | undefined }>;
  readonly pass: (milliseconds: number) => unknown;
}

/** Presents each token ten times at once, and goes on with one of the answers or with none. Answers how many were exchanged. */
export async function exchangeTokens(rounds: number, first: string, { memberNo, present, pass }: Device) {
  const tokens = new Set<string>();
  let token = first;
  for (let round = 0; round < rounds; round += 1) {
    await pass(HOUR);
    const answers = await Promise.all(Array.from({ length: REQUESTS }, (_, n) => present(n, token)));
    expect(answers.map((answer) => answer.memberNo)).toEqual(answers.map(() => memberNo));
    const next = new Set(answers.flatMap(({ rotated }) => rotated ?? []));
    expect(next.size).toBe(1);
    // Of the answers those arrive whose number has a bit in the number of the round: sometimes none does.
    const arrived = answers.filter((_, n) => ((round * 37) >> (n % 6)) % 2 === 1);
    token = arrived.find(({ rotated }) => rotated)?.rotated ?? token;
    for (const one of next) tokens.add(one);
    await pass(40 * SECOND);
  }
  expect((await present(0, token)).memberNo).toBe(memberNo);
  return tokens.size;
}

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
      const { token, companion } = opened.value;
      const processes = [memberSessions(ports), memberSessions(ports)] as const;
      await exchangeTokens(rounds, token, {
        memberNo: String(no),
        present: async (n, presented) => {
          const answer = await processes[n % 2 === 0 ? 0 : 1](presented, companion);
          return answer ? { memberNo: String(answer.caller.memberNo), rotated: answer.rotated } : {};
        },
        pass: (milliseconds) => ports.clock.advance(milliseconds),
      });
    });
  });
}
