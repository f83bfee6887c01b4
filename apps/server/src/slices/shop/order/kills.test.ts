import { LONG_PROVED } from '@greenhall/test-kit/operators';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Asks, LooseAsk } from '@greenhall/client/ask';
import type { RouteKey } from '@greenhall/contract/routes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { ENGINES, freshPostgres } from '@greenhall/test-kit/database';
import { clientOf } from '@greenhall/test-kit/outside';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { type Program, ProgramEndedError, TEST_SECRET, startProgram } from '@greenhall/test-kit/program';
import { crossesOn } from '@greenhall/test-kit/rounds';
import { readSettings } from '@greenhall/test-kit/settings';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allChecks } from '../../../compose.ts';
import { runChecks } from '../../../platform/checks.ts';
import { type Db, run } from '../../../platform/database/database.ts';
import { openDatabase } from '../../../platform/database/open.ts';
import { transact } from '../../../platform/database/transact.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { insertOperator, insertSession } from '../../admin/store.ts';
import { confirmDeclaration, insertDeclaration } from '../../admin/store-declarations.ts';
import { post } from '../../ledger/index.ts';

const COINS = 5_000n;

/** What the program is killed at, by its failpoint, and what must be true however it was killed. */
const ACTS = [
  { name: 'place', title: (when: string) => `places one order when it is killed ${when} the commit` },
  { name: 'pay', title: (when: string) => `takes the coins of one payment when it is killed ${when} the commit` },
  {
    name: 'cancel',
    title: (when: string) => `gives coins and stock back once when it is killed ${when} the commit of a cancellation`,
  },
  { name: 'refund', title: (when: string) => `refunds a part once when it is killed ${when} the commit` },
  {
    name: 'close',
    title: (when: string) => `earns what is left of an order once when it is killed ${when} the commit of its close`,
  },
] as const;

/** Two operators of the shop, who are signed in by their names and have confirmed that neither is a member. */
async function furnishOperators({ db, clock }: Ports): Promise<void> {
  const at = clock.now();
  await transact(db, async (tx) => {
    const ids: bigint[] = [];
    for (const username of ['ada', 'grace']) {
      const secrets = { passwordHash: '', totpSecret: '', totpLastStep: 0n };
      const id = (await insertOperator(tx, { username, roles: ['super'], ...secrets, at }))?.id ?? 0n;
      await insertSession(tx, {
        operatorId: id,
        tokenHash: tokenHash(username),
        device: 'test',
        network: '',
        at,
        provedUntil: LONG_PROVED,
      });
      ids.push(id);
    }
    for (const [index, operatorId] of ids.entries()) {
      const { id } = await insertDeclaration(tx, { operatorId, members: [], at });
      await confirmDeclaration(tx, id, { operatorId: ids[1 - index] ?? 0n, at });
    }
    return accept(undefined);
  });
}

/** Goods that are served to one country, and a buyer with coins. */
async function furnish(ports: Ports, [buyer]: readonly Settled[]): Promise<bigint> {
  if (!buyer) throw new Error('nobody buys');
  await furnishOperators(ports);
  const { skuId } = await (await furnishShop(ports)).sell({ price: 20n, stock: 90n });
  const freight = sql`insert into shop_freight (country, first, further, changed_at)
                      values ('DE', ${5n * MICRO}, 0, ${ports.clock.now()})`;
  await run(ports.db, freight);
  const postings = issuePostings(memberNumber(buyer.no), amount(COINS * MICRO), ZERO, 0);
  const at = ports.clock.now();
  await transact(ports.db, (tx) => post(tx, { reference: 'test:exchange', at, postings }));
  return skuId;
}

describe.each(ENGINES)('the program that is killed around the commit of an order on the %s database', (engine) => {
  const directory = engine === 'embedded' ? newDataDir() : mkdtempSync(join(tmpdir(), 'greenhall-shop-kills-'));
  const crosses = crossesOn(engine, ACTS).map(({ act, side }) => ({
    name: act.name,
    failpoint: `shop.${act.name}.${side}-commit`,
    title: act.title(side),
  }));
  let environment: Record<string, string>;
  let drop: () => Promise<void> = async () => undefined;
  let buyer: Settled;
  let skuId: bigint;
  let address: string;
  let program: Program | undefined;
  beforeAll(async () => {
    const fresh = engine === 'postgresql' ? await freshPostgres(prepared('TEST_DATABASE_TEMPLATE')) : undefined;
    if (fresh) ({ drop } = fresh);
    environment = { DATA_DIR: directory, ...(fresh ? { DATABASE_URL: fresh.url } : {}) };
    const members = await settleMembers(environment, ['annabuys'], COINS, async (ports, settled) => {
      skuId = await furnish(ports, settled);
    });
    const [first] = members;
    if (!first) throw new Error('nobody buys');
    buyer = first;
    await restart(crosses[0]?.failpoint);
    const body = { name: 'Anna', phone: '1', country: 'DE', lines: 'Lindenweg 1', isDefault: true, payPassword: PAY };
    address = String((await asBuyer('shop.addAddress', { body }))['id']);
  });
  afterAll(async () => {
    await program?.kill();
    await drop();
    rmSync(directory, { recursive: true, force: true });
  });

  let lethal: string | undefined;
  /** Starts the program anew; where something is due at once, it may be dead before it can say where it is. */
  async function restart(failpoint?: string): Promise<void> {
    await program?.kill();
    lethal = failpoint;
    program = await startProgram(failpoint ? { ...environment, FAILPOINT: failpoint } : environment).catch(
      (error: unknown) => {
        if (error instanceof ProgramEndedError && error.code === null) return undefined;
        throw error;
      },
    );
  }
  const isDead = () => program?.hasEnded() ?? true;

  type Answer = Readonly<Record<string, unknown>>;
  async function ask(session: Pick<Settled, 'token' | 'companion'>, route: RouteKey, given: LooseAsk): Promise<Answer> {
    const { ok, answer } = await clientOf(program?.url ?? '', session).send(
      route,
      ...([given] as unknown as Asks<RouteKey>),
    );
    if (!ok) throw new Error(`${route}: ${JSON.stringify(answer.data)}`);
    return answer.data as Answer;
  }
  const asBuyer = (route: RouteKey, given: LooseAsk = {}) => ask(buyer, route, given);
  const asDesk = (route: RouteKey, given: LooseAsk) =>
    ask({ token: '', companion: `none; ${OPERATOR_COOKIE}=ada` }, route, given);
  const see = (id: string) => asBuyer('shop.order', { params: { id }, query: {} });

  const placing = () => {
    const body = { lines: [{ sku: String(skuId), units: 2 }], address, total: '45' };
    return { body, key: randomUUID() };
  };
  const place = async () => String((await asBuyer('shop.place', placing()))['id']);
  const paying = (id: string) => ({ params: { id }, body: { payPassword: PAY }, key: randomUUID() });
  const buy = async () => {
    const id = await place();
    await asBuyer('shop.pay', paying(id));
    return id;
  };
  /** A paid order with a request for one of its two units. */
  const open = async () => {
    const id = await buy();
    const [line] = (await see(id))['lines'] as [{ id: string }];
    await asBuyer('shop.askRefund', { params: { id }, body: { reason: 'broken', lines: `${line.id}:1` }, files: {} });
    const about = (await see(id))['case'] as { id: string };
    return { id, about: about.id };
  };

  /** The program that is to be killed next answers for what was killed before: one start for each kill. */
  const restartForNext = () =>
    restart(crosses[crosses.findIndex(({ failpoint }) => failpoint === lethal) + 1]?.failpoint);
  /** The same request before and after its program was killed: the answer that it gets in the end. */
  async function killed(send: () => Promise<Answer>): Promise<Answer> {
    await expect(send()).rejects.toThrow();
    await expect.poll(isDead).toBe(true);
    await restartForNext();
    return send();
  }
  /** Does something with the data of the program while it is stopped. */
  async function inData<T>(work: (db: Db) => Promise<T>): Promise<T> {
    await program?.stop();
    program = undefined;
    const settings = readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRET, ...environment });
    const database = await openDatabase(settings, pino({ level: 'silent' }), { inMemory: false });
    const done = await work(database.db);
    await database.close();
    return done;
  }

  const CHECKS: Readonly<Record<(typeof ACTS)[number]['name'], () => Promise<void>>> = {
    place: async () => {
      const orders = async () => ((await asBuyer('shop.orders', { query: {} }))['items'] as unknown[]).length;
      const before = await orders();
      const asked = placing();
      const placed = await killed(() => asBuyer('shop.place', asked));
      expect(placed).toMatchObject({ state: 'toPay' });
      expect(await orders()).toBe(before + 1);
      await asBuyer('shop.cancel', { params: { id: String(placed['id']) } });
    },
    pay: async () => {
      const id = await place();
      const asked = paying(id);
      await killed(() => asBuyer('shop.pay', asked));
      expect(await see(id)).toMatchObject({ state: 'toShip', total: '45.000000', refunded: '0.000000' });
    },
    cancel: async () => {
      const id = await buy();
      const asked = { params: { id }, key: randomUUID() };
      await killed(() => asBuyer('shop.cancelPaid', asked));
      expect(await see(id)).toMatchObject({ state: 'canceled', refunded: '45.000000' });
    },
    refund: async () => {
      const { id, about } = await open();
      const body = { freight: false, restock: [], reason: 'it was broken' };
      const asked = { params: { id: about }, body, key: randomUUID() };
      await killed(() => asDesk('shop.refund', asked));
      expect(await see(id)).toMatchObject({ state: 'toShip', refunded: '20.000000' });
    },
    close: async () => {
      const id = await buy();
      await asDesk('shop.ship', { params: { id }, body: { carrier: 'DHL', tracking: 'JD1' } });
      await asBuyer('shop.receive', { params: { id } });
      const past = new Date(Date.now() - 1_000);
      await inData((db) => run(db, sql`update shop_order set due_at = ${past} where id = ${BigInt(id)}`));
      await restart(lethal);
      await expect.poll(isDead).toBe(true);
      await restartForNext();
      await expect.poll(async () => (await see(id))['isClosed']).toBe(true);
    },
  };

  it.each(crosses.map((cross) => [cross.title, cross] as const))('%s', async (_title, { name, failpoint }) => {
    if (lethal !== failpoint) await restart(failpoint);
    await CHECKS[name]();
  });

  it('leaves data in which every invariant holds', async () => {
    const { checks } = await inData((db) => runChecks(db, allChecks));
    expect(checks.flatMap((check) => check.found.map((found) => `${check.name}: ${found}`))).toEqual([]);
  });
});
