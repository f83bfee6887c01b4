import { TestClient } from '@greenhall/test-kit/client';
import { LONG_PROVED, latestActs, settleOperators } from '@greenhall/test-kit/operators';
import { type TestPorts, testPorts } from '@greenhall/test-kit/ports';
import { accept } from '@greenhall/domain/shared/result';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maybeRow, oneRow, run } from '../../platform/database/database.ts';
import { transact } from '../../platform/database/transact.ts';
import { bindSlice } from '../../platform/http/bind.ts';
import { OPERATOR_COOKIE } from '../../platform/http/caller.ts';
import { createHttp } from '../../platform/http/server.ts';
import { operatorSessions } from './index.ts';
import { adminHandlers } from './routes.ts';
import { setRoles, suspend } from './store-operators.ts';
import { insertSession } from './store.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';

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
    const isOn = async () =>
      (await oneRow(ports.db, sql<{ on: boolean }>`select "on" from platform_switch where name = 'activation'`)).on;
    /** As two others would let it in again, with the switch as it was. */
    const restore = () =>
      transact(ports.db, async (tx) => {
        const cookie = ports.random.token(32);
        await run(
          tx,
          sql`update admin_operator set suspended_at = null, roles = '{compliance,content}' where id = ${carl.id}`,
        );
        await run(tx, sql`update platform_switch set "on" = true where name = 'activation'`);
        await insertSession(tx, {
          operatorId: carl.id,
          tokenHash: tokenHash(cookie),
          device: 'test',
          network: '',
          at: ports.clock.now(),
          provedUntil: LONG_PROVED,
        });
        carl.client.setCookie(OPERATOR_COOKIE, cookie);
        return accept(true);
      });
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
      expect(await isOn()).toBe(true);
      await restore();
    });

    it('does nothing more with a right that it lost meanwhile', async () => {
      const done = await between((tx) => setRoles(tx, carl.id, ['content']));
      expect((await (done.ok ? done.value.answer : undefined))?.refusal).toBe('forbidden');
      expect(await isOn()).toBe(true);
      await restore();
    });

    it('acts before the suspension or not at all', async () => {
      for (let round = 0; round < rounds; round += 1) {
        const [acted, suspended] = await Promise.all([
          stop(),
          ada.call('admin.suspendOperator', { params: { id: String(carl.id) }, body: { reason: 'as agreed' } }),
        ]);
        expect(suspended.status).toBe(200);
        const acts = (await latestActs(ports.db, 2)).map(({ act }) => act);
        if (acted.refusal === undefined) expect(acts).toEqual(['operator.suspend', 'switch.set']);
        else expect([acted.refusal, acts[0], await isOn()]).toEqual(['notSignedIn', 'operator.suspend', true]);
        await restore();
      }
    });
  });
}
