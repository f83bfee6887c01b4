import { TestClient } from '@greenhall/test-kit/client';
import { LONG_PROVED, latestActs, settleOperators } from '@greenhall/test-kit/operators';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import { accept } from '@greenhall/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Db, maybeRow, oneRow, run } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { bindSlice } from '../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../platform/http/caller.ts';
import { createHttp } from '../../platform/http/server.ts';
import type { Ports } from '../../platform/ports.ts';
import { operatorSessions } from './index.ts';
import { adminHandlers } from './routes.ts';
import { setRoles, suspend } from './store-operators.ts';
import { insertSession } from './store.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';

/** An operator who acts and is suspended by another one. */
interface Acting {
  readonly act: () => Promise<{ readonly refusal: RefusalName | undefined }>;
  readonly suspend: () => Promise<{ readonly status: number }>;
  /** Lets it in again, with the switch as it was. */
  readonly restore: () => Promise<unknown>;
}

const isOn = async (db: Db): Promise<boolean> =>
  (await oneRow(db, sql<{ on: boolean }>`select "on" from platform_switch where name = 'activation'`)).on;

/** Acts and suspends at the same moment: the act comes before the suspension or is refused. Answers how many acts took effect. */
export async function actWhileSuspended(rounds: number, db: Db, { act, suspend: stopActing, restore }: Acting) {
  let acted = 0;
  for (let round = 0; round < rounds; round += 1) {
    const [{ refusal }, { status }] = await Promise.all([act(), stopActing()]);
    expect(status).toBe(200);
    const acts = (await latestActs(db, 2)).map((one) => one.act);
    if (refusal === undefined) expect(acts).toEqual(['operator.suspend', 'switch.set']);
    else expect([refusal, acts[0], await isOn(db)]).toEqual(['notSignedIn', 'operator.suspend', true]);
    if (refusal === undefined) acted += 1;
    await restore();
  }
  return acted;
}

/** As two others would let an operator in again, with the switch as it was. Answers its new cookie. */
export async function letInAgain({ db, clock, random }: Pick<Ports, 'db' | 'clock' | 'random'>, id: bigint) {
  const cookie = random.token(32);
  await transact(db, async (tx) => {
    await run(tx, sql`update admin_operator set suspended_at = null, roles = '{compliance,content}' where id = ${id}`);
    await run(tx, sql`update platform_switch set "on" = true where name = 'activation'`);
    const session = { tokenHash: tokenHash(cookie), device: 'test', network: '', at: clock.now() };
    await insertSession(tx, { operatorId: id, ...session, provedUntil: LONG_PROVED });
    return accept(true);
  });
  return cookie;
}

/** An operator who is suspended while it acts, tried so many times. */
export function raceSuspensions(rounds: number): void {
  describe('an operator who is suspended while it acts, on the postgresql database', () => {
    let ports: TestPorts;
    const https: FastifyInstance[] = [];
    let carl: { readonly id: bigint; readonly client: TestClient };
    let ada: TestClient;

    /** The routes by a server of their own, for one operator. */
    const serve = async (cookie: string): Promise<TestClient> => {
      const http = await createHttp(ports.settings, ports.log);
      const auth = { member: async () => undefined, operator: operatorSessions(ports) };
      bindSlice(http, auth, 'admin', adminHandlers(ports, []));
      https.push(http);
      const client = new TestClient(http);
      client.setCookie(OPERATOR_COOKIE, cookie);
      return client;
    };
    beforeAll(async () => {
      ports = await testPorts('postgresql');
      const [first] = await settleOperators(ports, ['adaking', 'beaking']);
      const [third] = await settleOperators(ports, ['carlhop'], { roles: ['compliance', 'content'] });
      ada = await serve(first?.cookie ?? '');
      const { id } = await oneRow(
        ports.db,
        sql<{ id: bigint }>`select id from admin_operator where username = 'carlhop'`,
      );
      carl = { id, client: await serve(third?.cookie ?? '') };
    });
    afterAll(async () => {
      for (const http of https) await http.close();
      await ports.close();
    });

    const stop = (reason = 'a look at the figures') =>
      carl.client.call('admin.setSwitch', { params: { name: 'activation' }, body: { on: false, reason } });
    const restore = async () => carl.client.setCookie(OPERATOR_COOKIE, await letInAgain(ports, carl.id));
    const isWaiting = async () =>
      (await maybeRow(
        ports.db,
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )) !== undefined;

    /** Sends a write that was admitted, and lets it go on once the operator was changed. */
    const between = (change: (tx: Parameters<Parameters<typeof transact>[1]>[0]) => Promise<unknown>) =>
      transact(ports.db, async (tx) => {
        await run(tx, sql`lock table platform_idempotency in access exclusive mode`);
        const answer = stop();
        await expect.poll(isWaiting).toBe(true);
        await change(tx);
        return accept({ answer });
      });

    it('does nothing more with a request that was admitted before', async () => {
      const done = await between((tx) => suspend(tx, carl.id, ports.clock.now()));
      expect((await (done.ok ? done.value.answer : undefined))?.refusal).toBe('notSignedIn');
      expect(await isOn(ports.db)).toBe(true);
      await restore();
    });

    it('does nothing more with a right that it lost meanwhile', async () => {
      const done = await between((tx) => setRoles(tx, carl.id, ['content']));
      expect((await (done.ok ? done.value.answer : undefined))?.refusal).toBe('forbidden');
      expect(await isOn(ports.db)).toBe(true);
      await restore();
    });

    it('acts before the suspension or not at all', async () => {
      const body = { reason: 'as agreed' };
      const suspendCarl = () => ada.call('admin.suspendOperator', { params: { id: String(carl.id) }, body });
      await actWhileSuspended(rounds, ports.db, { act: stop, suspend: suspendCarl, restore });
    });
  });
}
