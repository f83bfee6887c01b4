import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { freshPostgres } from '@greenhall/test-kit/database';
import { clientOf } from '@greenhall/test-kit/outside';
import { type Program, startProgram } from '@greenhall/test-kit/program';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const SOCKETS = 16;

describe('two processes: the end of one that answers requests', () => {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-drain-'));
  let drop: () => Promise<void>;
  let members: readonly Settled[];
  let web: Program;
  beforeAll(async () => {
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    ({ drop } = fresh);
    const environment = { DATA_DIR: folder, DATABASE_URL: fresh.url };
    members = await settleMembers(environment, ['annie', 'bobby'], 1n);
    web = await startProgram({ ...environment, PROCESS: 'web', DRAIN_SECONDS: '2' });
  });
  afterAll(async () => {
    await web.kill();
    await drop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A socket of a member; resolves once its ticket was accepted. */
  async function openSocket(who: Settled): Promise<{ readonly closed: Promise<{ code: number; at: number }> }> {
    const { ticket } = await clientOf(web.url, who).call('live.ticket', { body: {} });
    const { origin, host } = new URL(web.url);
    const socket = new WebSocket(`ws://${host}/wss`, { headers: { origin } });
    const closed = new Promise<{ code: number; at: number }>((resolve) =>
      socket.addEventListener('close', ({ code }) => resolve({ code, at: performance.now() })),
    );
    socket.addEventListener('open', () => socket.send(JSON.stringify({ kind: 'ticket', ticket })));
    await new Promise((resolve) => socket.addEventListener('message', resolve, { once: true }));
    return { closed };
  }

  it('is said at once, answers what still comes, and closes its sockets one after another', async () => {
    const sockets = await Promise.all(
      Array.from({ length: SOCKETS }, (_, index) => openSocket(members[index % 2] as Settled)),
    );
    const ended = web.stop();
    const ready = async () => {
      const answer = await fetch(`${web.url}/readyz`);
      return [answer.status, await answer.json()];
    };
    await expect.poll(ready).toEqual([503, { ready: false, why: 'ending' }]);
    const { items } = await clientOf(web.url, members[0] as Settled).call('wallet.balances');
    expect(items.length).toBeGreaterThan(0);
    const closed = await Promise.all(sockets.map((socket) => socket.closed));
    expect(closed.map(({ code }) => code)).toEqual(closed.map(() => 1012));
    const times = closed.map(({ at }) => at);
    // One in each wave: the clients of many sockets do not come to the other processes at once.
    expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(1_000);
    expect(await ended).toBe(0);
  });
});
