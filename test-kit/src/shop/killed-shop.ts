import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteInput, LooseRequestInput } from '@greenhall/client/route-input';
import type { RouteKey } from '@greenhall/contract/routes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO, ZERO, amount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { allChecks } from '@greenhall/server/compose';
import { runChecks } from '@greenhall/server/platform/checks';
import { type Db, run } from '@greenhall/server/platform/database/database';
import { openDatabase } from '@greenhall/server/platform/database/open';
import { transact } from '@greenhall/server/platform/database/transact';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import type { Ports } from '@greenhall/server/platform/ports';
import { tokenHash } from '@greenhall/server/platform/secrets/secrets';
import { insertOperator, insertSession } from '@greenhall/server/slices/admin/store';
import { confirmDeclaration, insertDeclaration } from '@greenhall/server/slices/admin/store-declarations';
import { post } from '@greenhall/server/slices/ledger/index';
import { sql } from 'kysely';
import { pino } from 'pino';
import { newDataDir } from '../data/folder.ts';
import { prepared } from '../data/prepared.ts';
import { type Engine, freshPostgres } from '../database.ts';
import { LONG_PROVED } from '../operators.ts';
import { clientOf } from '../outside.ts';
import { type Program, ProgramEndedError, TEST_SECRET, startProgram } from '../program.ts';
import { readSettings } from '../settings.ts';
import { type Settled, settleMembers } from '../settled-world.ts';
import { PAY } from '../wallet-world.ts';
import { furnishShop } from './goods-world.ts';

const COINS = 5_000n;

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

export type Answer = Readonly<Record<string, unknown>>;

/** The program with a shop and a buyer, which is killed at its failpoints and started again on the same data. */
export class KilledShop {
  private readonly environment: Record<string, string>;
  private readonly removeData: () => Promise<void>;
  private readonly buyer: Settled;
  private readonly skuId: bigint;
  private address = '';
  private program: Program | undefined;
  /** The failpoint at which the program of now is killed. */
  lethal: string | undefined;

  private constructor(
    environment: Record<string, string>,
    removeData: () => Promise<void>,
    { buyer, skuId }: { readonly buyer: Settled; readonly skuId: bigint },
  ) {
    this.environment = environment;
    this.removeData = removeData;
    this.buyer = buyer;
    this.skuId = skuId;
  }

  static async open(engine: Engine, failpoint: string | undefined): Promise<KilledShop> {
    const directory = engine === 'embedded' ? newDataDir() : mkdtempSync(join(tmpdir(), 'greenhall-shop-kills-'));
    const fresh = engine === 'postgresql' ? await freshPostgres(prepared('TEST_DATABASE_TEMPLATE')) : undefined;
    const environment = { DATA_DIR: directory, ...(fresh ? { DATABASE_URL: fresh.url } : {}) };
    let skuId = 0n;
    const [buyer] = await settleMembers(environment, ['annabuys'], COINS, async (ports, settled) => {
      skuId = await furnish(ports, settled);
    });
    if (!buyer) throw new Error('nobody buys');
    const remove = async () => {
      await fresh?.drop();
      rmSync(directory, { recursive: true, force: true });
    };
    const shop = new KilledShop(environment, remove, { buyer, skuId });
    await shop.restart(failpoint);
    const body = { name: 'Anna', phone: '1', country: 'DE', lines: 'Lindenweg 1', isDefault: true, payPassword: PAY };
    shop.address = String((await shop.asBuyer('shop.addAddress', { body }))['id']);
    return shop;
  }

  async close(): Promise<void> {
    await this.program?.kill();
    await this.removeData();
  }

  /** Starts the program anew; where something is due at once, it may be dead before it can say where it is. */
  async restart(failpoint?: string): Promise<void> {
    await this.program?.kill();
    this.lethal = failpoint;
    const environment = failpoint ? { ...this.environment, FAILPOINT: failpoint } : this.environment;
    this.program = await startProgram(environment).catch((error: unknown) => {
      if (error instanceof ProgramEndedError && error.code === null) return undefined;
      throw error;
    });
  }
  isDead = (): boolean => this.program?.hasEnded() ?? true;

  private async ask(
    session: Pick<Settled, 'token' | 'companion'>,
    route: RouteKey,
    given: LooseRequestInput,
  ): Promise<Answer> {
    const { ok, answer } = await clientOf(this.program?.url ?? '', session).send(
      route,
      ...([given] as unknown as RouteInput<RouteKey>),
    );
    if (!ok) throw new Error(`${route}: ${JSON.stringify(answer.data)}`);
    return answer.data as Answer;
  }
  asBuyer = (route: RouteKey, given: LooseRequestInput = {}) => this.ask(this.buyer, route, given);
  asDesk = (route: RouteKey, given: LooseRequestInput) =>
    this.ask({ token: '', companion: `none; ${OPERATOR_COOKIE}=ada` }, route, given);
  see = (id: string) => this.asBuyer('shop.order', { params: { id }, query: {} });

  placing = () => {
    const body = { lines: [{ sku: String(this.skuId), units: 2 }], address: this.address, total: '45' };
    return { body, key: randomUUID() };
  };
  place = async () => String((await this.asBuyer('shop.place', this.placing()))['id']);
  paying = (id: string) => ({ params: { id }, body: { payPassword: PAY }, key: randomUUID() });
  buy = async () => {
    const id = await this.place();
    await this.asBuyer('shop.pay', this.paying(id));
    return id;
  };
  /** A paid order with a request for one of its two units. */
  openReturnRequest = async () => {
    const id = await this.buy();
    const [line] = (await this.see(id))['lines'] as [{ id: string }];
    const asked = { reason: 'broken', lines: `${line.id}:1` };
    await this.asBuyer('shop.requestRefund', { params: { id }, body: asked, files: {} });
    const about = (await this.see(id))['returnRequest'] as { id: string };
    return { id, about: about.id };
  };

  /** Does something with the data of the program while it is stopped. */
  private async inData<T>(work: (db: Db) => Promise<T>): Promise<T> {
    await this.program?.stop();
    this.program = undefined;
    const settings = readSettings({ LOG_LEVEL: 'silent', ...TEST_SECRET, ...this.environment });
    const database = await openDatabase(settings, pino({ level: 'silent' }), { inMemory: false });
    const done = await work(database.db);
    await database.close();
    return done;
  }
  /** Stops the program, and lets the time of an order be over when it starts again. */
  makeDue = (id: string) => {
    const past = new Date(Date.now() - 1_000);
    return this.inData((db) => run(db, sql`update shop_order set due_at = ${past} where id = ${BigInt(id)}`));
  };
  /** Stops the program and asks every invariant of its data. */
  faults = async (): Promise<string[]> => {
    const { checks } = await this.inData((db) => runChecks(db, allChecks));
    return checks.flatMap((check) => check.found.map((found) => `${check.name}: ${found}`));
  };
}
