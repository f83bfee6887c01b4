import { LONG_PROVED } from '@greenhall/test-kit/operators';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseAmount } from '@greenhall/domain/shared/money';
import { freshPostgres } from '@greenhall/test-kit/database';
import { sendWrite, headersOf, sendRead, type Reply } from '@greenhall/test-kit/outside';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { type Program, runTool, startProgram } from '@greenhall/test-kit/program';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import type { Ports } from './platform/ports.ts';
import { insertOperator, insertSession } from './slices/admin/store.ts';
import { tokenHash } from './platform/secrets/secrets.ts';
import { transact } from './platform/database/transact.ts';
import { solvedTicket } from '@greenhall/test-kit/ticket';
import { accept } from '@greenhall/domain/shared/result';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const COINS = 20n;
const MICRO = 1_000_000n;

const OPERATOR = 'olga1';
const OPERATORS = { [OPERATOR]: ['super'], otto2: ['super'], oona3: ['compliance', 'support'] } as const;
/** The number of each operator. */
const numbers: Record<string, string> = {};
const TRIES = 6;
const tickets: string[] = [];
const spare: string[] = [];

/** Operators, each with an open session, and solved challenges for sign-ins of the first. */
async function furnish(ports: Ports): Promise<void> {
  const secrets = { passwordHash: await ports.hasher.hash('a long password of its own'), totpSecret: '' };
  const at = ports.clock.now();
  await transact(ports.db, async (tx) => {
    for (const [username, roles] of Object.entries(OPERATORS)) {
      const operatorId = (await insertOperator(tx, { username, roles, ...secrets, totpLastStep: 0n, at }))?.id ?? 0n;
      await insertSession(tx, {
        operatorId,
        tokenHash: tokenHash(username),
        device: 'test',
        network: '',
        at,
        provedUntil: LONG_PROVED,
      });
      numbers[username] = String(operatorId);
    }
    return accept(undefined);
  });
  for (let n = 0; n < TRIES; n += 1) tickets.push(await solvedTicket(ports, 'operator'));
  spare.push(await solvedTicket(ports, 'login'));
}

/** Two servers of one installation: whatever one of them decides, the other knows. */
describe('two servers on one database', () => {
  const root = mkdtempSync(join(tmpdir(), 'greenhall-two-'));
  let environment: Record<string, string>;
  let drop: () => Promise<void>;
  let programs: Program[];
  let [ann, bo, cleo]: (Settled | undefined)[] = [];
  beforeAll(async () => {
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    ({ drop } = fresh);
    environment = { DATABASE_URL: fresh.url, DATA_DIR: root };
    [ann, bo, cleo] = await settleMembers(environment, ['annie', 'bobby', 'cleo1'], COINS, furnish);
    programs = await Promise.all([1, 2].map(() => startProgram(environment)));
  });
  afterAll(async () => {
    await Promise.all(programs.map(({ kill }) => kill()));
    await drop();
    rmSync(root, { recursive: true, force: true });
  });

  const known = (member: Settled | undefined): Settled => {
    if (!member) throw new Error('the member did not join');
    return member;
  };
  const at = (index: number): string => programs[index % programs.length]?.url ?? '';
  const pay = (index: number, amount: string, payPassword = PAY, key?: string): Promise<Reply> =>
    sendWrite(at(index), known(ann), 'wallet.transfer', {
      body: { payee: known(bo).name, coin: 'usdt', amount, remark: '', payPassword },
      ...(key ? { key } : {}),
    });
  const owned = async (member: Settled | undefined): Promise<bigint> => {
    const { items } = await sendRead(at(0), known(member), 'wallet.balances');
    const usdt = items.find(({ coin }) => coin === 'usdt');
    return (parseAmount(usdt?.available ?? '') ?? 0n) + (parseAmount(usdt?.locked ?? '') ?? 0n);
  };

  it('let a coin be spent once', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => pay(index, '1')));
    const accepted = answers.filter(({ ok }) => ok);
    expect(accepted).toHaveLength(Number(COINS));
    expect(new Set(answers.filter(({ ok }) => !ok).map(({ data }) => data.title))).toEqual(
      new Set(['insufficientBalance']),
    );
    for (const { data } of accepted) {
      const taken = await sendWrite(at(1), known(ann), 'wallet.cancelTransfer', { params: { id: String(data.id) } });
      expect(taken.ok).toBe(true);
    }
    expect(await owned(ann)).toBe(COINS * MICRO);
  });

  it('give one key one effect', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => pay(index, '2', PAY, key)));
    const accepted = answers.filter(({ ok }) => ok);
    expect(accepted.length).toBeGreaterThan(0);
    expect(new Set(accepted.map(({ data }) => data.id)).size).toBe(1);
    for (const { ok, data } of answers) if (!ok) expect(data.title).toBe('resubmitted');
    expect(await pay(0, '3', PAY, key)).toMatchObject({ ok: false, data: { title: 'resubmitted' } });
    const again = await pay(1, '2', PAY, key);
    expect(again.data.id).toBe(accepted[0]?.data.id);
  });

  it('know of a lock that the other has set, whatever they had verified before', async () => {
    expect((await pay(0, '0.1')).ok).toBe(true);
    const wrong: Reply[] = [];
    for (let n = 0; n < 5; n += 1) wrong.push(await pay(1, '0.1', 'wrong-2209'));
    expect(wrong.map(({ data }) => data.params)).toMatchObject([
      { left: 4 },
      { left: 3 },
      { left: 2 },
      { left: 1 },
      { left: 0 },
    ]);
    for (const index of [0, 1])
      expect(await pay(index, '0.1')).toMatchObject({ ok: false, data: { title: 'payPasswordWrong' } });
  });

  it('take one solved puzzle once, from whoever brings it to both at the same time', async () => {
    const body = { username: 'nobody1', password: 'not the password', ticket: spare[0] ?? '' };
    const answers = await Promise.all(
      [0, 1].map((index) => sendWrite(at(index), known(cleo), 'identity.login', { body })),
    );
    expect(answers.map(({ data }) => data.title).toSorted()).toEqual(['challengeRequired', 'wrongCredentials']);
  });

  it('count wrong sign-ins together', async () => {
    const titles: unknown[] = [];
    for (const [index, ticket] of tickets.entries()) {
      const body = { username: OPERATOR, password: 'not the password', code: '000000', ticket };
      titles.push((await sendWrite(at(index), known(cleo), 'admin.login', { body })).data.title);
    }
    expect(titles).toEqual([...Array.from({ length: TRIES - 1 }, () => 'wrongCredentials'), 'loginTooFrequent']);
  });

  it('end a session for both', async () => {
    const session = (index: number) => fetch(`${at(index)}/api/identity/session`, { headers: headersOf(known(cleo)) });
    expect([(await session(0)).status, (await session(1)).status]).toEqual([200, 200]);
    expect((await sendWrite(at(0), known(cleo), 'identity.logout', {})).ok).toBe(true);
    expect([(await session(0)).status, (await session(1)).status]).toEqual([401, 401]);
  });

  it('know at once what an operator may no longer do, and that it is suspended', async () => {
    const as = (operator: string): Settled => ({ ...known(cleo), companion: `none; gh_operator=${operator}` });
    const status = async (index: number, operator: string, path: string) =>
      (await fetch(`${at(index)}/api${path}`, { headers: headersOf(as(operator)) })).status;
    const reason = 'moves to another desk';
    expect([await status(0, 'oona3', '/admin/audit'), await status(1, 'oona3', '/admin/audit')]).toEqual([200, 200]);
    const params = { id: String(numbers['oona3']) };
    const body = { role: 'compliance', isGiven: false, reason } as const;
    const { data } = await sendWrite(at(0), as(OPERATOR), 'admin.changeRole', { params, body });
    const proposal = { params: { id: String(data.id) }, body: { digest: String(data.digest) } };
    expect((await sendWrite(at(0), as('otto2'), 'admin.approveProposal', proposal)).ok).toBe(true);
    expect([await status(0, 'oona3', '/admin/audit'), await status(1, 'oona3', '/admin/audit')]).toEqual([403, 403]);
    expect((await sendWrite(at(0), as(OPERATOR), 'admin.suspendOperator', { params, body: { reason } })).ok).toBe(true);
    expect([await status(0, 'oona3', '/admin/session'), await status(1, 'oona3', '/admin/session')]).toEqual([
      401, 401,
    ]);
    expect(await status(0, 'otto2', '/admin/session')).toBe(200);
    expect(await runTool('operators', ['suspend', 'otto2'], environment)).toMatchObject({ code: 0 });
    expect([await status(0, 'otto2', '/admin/session'), await status(1, 'otto2', '/admin/session')]).toEqual([
      401, 401,
    ]);
    expect((await runTool('operators', ['suspend', 'otto2'], environment)).said).toContain('5230 statusChanged');
  });

  it('leave accounts behind in which every sum is right', async () => {
    expect(await runTool('check-ledger', [], environment)).toMatchObject({ code: 0 });
  });
});
