import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Outcome } from '@greenhall/client/client';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { freshPostgres } from '@greenhall/test-kit/database';
import { settleOperators, type SettledOperator } from '@greenhall/test-kit/operators';
import { clientOf, deskClientOf, headersOf } from '@greenhall/test-kit/outside';
import { type Program, runTool, startProgram } from '@greenhall/test-kit/program';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from './platform/clock.ts';
import { oneRow, run } from './platform/database/database.ts';
import { type OpenDatabase, openPostgres } from './platform/database/postgres.ts';
import { OPERATOR_COOKIE } from './platform/http/caller.ts';
import { systemRandom } from './platform/random.ts';
import { actWhileSuspended, letInAgain } from './slices/admin/test-suspensions.ts';
import { exchangeTokens } from './slices/identity/session/test-race.ts';
import { closeWhileWritten } from './slices/messages/test-race.ts';

const refusalIn = (outcome: Outcome<unknown>) => ({
  status: outcome.answer.status,
  refusal: outcome.ok ? undefined : outcome.refused.refusal,
});

/** What two people do at the same moment, each so many times by requests to two processes in turns. */
export function raceTwoProcesses(rounds: number): void {
  describe('two processes at the same moment', () => {
    const root = mkdtempSync(join(tmpdir(), 'greenhall-races-'));
    let environment: Record<string, string>;
    let drop: () => Promise<void>;
    let database: OpenDatabase;
    let programs: Program[];
    let member: Settled;
    let [ada, carl, eve]: SettledOperator[] = [];
    beforeAll(async () => {
      const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
      ({ drop } = fresh);
      environment = { DATABASE_URL: fresh.url, DATA_DIR: root };
      [member] = (await settleMembers(environment, ['walter01'], 0n, async (ports) => {
        [ada] = await settleOperators(ports, ['adaking', 'beaking']);
        [carl] = await settleOperators(ports, ['carlhop'], { roles: ['compliance', 'content'] });
        [eve] = await settleOperators(ports, ['evelamb'], { roles: ['support'] });
      })) as [Settled];
      database = openPostgres(fresh.url, pino({ level: 'silent' }), { max: 2 });
      programs = await Promise.all([1, 2].map(() => startProgram(environment)));
    });
    afterAll(async () => {
      await Promise.all(programs.map(({ kill }) => kill()));
      await database.close();
      await drop();
      rmSync(root, { recursive: true, force: true });
    });

    const at = (index: number): string => programs[index % programs.length]?.url ?? '';
    const desk = (index: number, cookie = '') => deskClientOf(at(index), `${OPERATOR_COOKIE}=${cookie}`);

    it('an operator acts and is suspended: it acts before or not at all', async (test) => {
      const { db } = database;
      const { id } = await oneRow(db, sql<{ id: bigint }>`select id from admin_operator where username = 'carlhop'`);
      let cookie = carl?.cookie;
      let round = 0;
      const stop = { params: { name: 'activation' }, body: { on: false, reason: 'a look at the figures' } } as const;
      const suspension = { params: { id: String(id) }, body: { reason: 'as agreed' } };
      const acted = await actWhileSuspended(rounds, db, {
        act: async () => refusalIn(await desk(round, cookie).send('admin.setSwitch', stop)),
        suspend: async () => refusalIn(await desk(round + 1, ada?.cookie).send('admin.suspendOperator', suspension)),
        restore: async () => {
          cookie = await letInAgain({ db, clock: systemClock, random: systemRandom }, id);
          round += 1;
        },
      });
      await test.annotate(`${acted} of ${rounds} acted before the suspension`);
    });

    it('a conversation is closed while its member writes: never with a message that nobody has read', async (test) => {
      const params = { member: member.no };
      let round = 0;
      const see = async () => await desk(round, eve?.cookie).call('messages.conversation', { params });
      const write = async () => {
        const body = { text: 'One more thing' };
        return (await clientOf(at(round + 1), member).call('messages.send', { body, files: {} })).number;
      };
      await write();
      const closed = await closeWhileWritten(rounds, 'evelamb', {
        see,
        write,
        take: async () =>
          desk(round, eve?.cookie).call('messages.take', { params, body: { version: (await see()).version } }),
        // Every other time after another request: a message takes longer, and each of the two is to come first now and then.
        close: async ({ version, last }) => {
          if (round % 2 === 0) await see();
          return refusalIn(await desk(round, eve?.cookie).send('messages.close', { params, body: { version, last } }));
        },
        // A minute later, as far as the pace of a member is concerned.
        begin: async () => {
          round += 1;
          await run(database.db, sql`delete from platform_limit where name = 'messages'`);
        },
      });
      await test.annotate(`${closed} of ${rounds} closed before the message`);
    });

    it('a token is exchanged: either process gives the same next one, and the session goes on', async (test) => {
      const exchanged = await exchangeTokens(rounds, member.token, {
        memberNo: member.no,
        present: async (n, token) => {
          const headers = headersOf({ ...member, token });
          const answer = await fetch(`${at(n)}/api/identity/session`, { headers });
          const { id } = (await answer.json()) as { id?: string };
          return { ...(id ? { memberNo: id } : {}), rotated: answer.headers.get('x-token') ?? undefined };
        },
        pass: (milliseconds) =>
          run(
            database.db,
            sql`update identity_session set rotated_at = rotated_at - ${milliseconds / 1_000} * interval '1 second'`,
          ),
      });
      await test.annotate(`${exchanged} tokens in ${rounds} rounds`);
    });

    it('leave accounts behind in which every sum is right', async () => {
      expect(await runTool('check-ledger', [], environment)).toMatchObject({ code: 0 });
    });
  });
}
