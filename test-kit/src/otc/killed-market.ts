import { LONG_PROVED } from '../operators.ts';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signPayload } from '@greenhall/contract/shared/sign';
import { unitsOf } from '@greenhall/domain/chain/units';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MICRO, ZERO, amount, parseAmount } from '@greenhall/domain/shared/money';
import { issuePostings } from '@greenhall/domain/wallet/movements';
import { accept } from '@greenhall/domain/shared/result';
import { type TestChain, openTestChain } from '../chain.ts';
import { freshPostgres } from '../database.ts';
import { headersOf, sendRead } from '../outside.ts';
import { prepared } from '../data/prepared.ts';
import { type Program, ProgramEndedError, startProgram } from '../program.ts';
import { type Settled, settleMembers } from '../settled-world.ts';
import { JPG } from '../otc-world.ts';
import { PAY } from '../wallet-world.ts';
import { pino } from 'pino';
import { allChecks } from '@greenhall/server/compose';
import { runChecks } from '@greenhall/server/platform/checks';
import { type OpenDatabase, openPostgres } from '@greenhall/server/platform/database/postgres';
import { transact } from '@greenhall/server/platform/database/transact';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import type { Ports } from '@greenhall/server/platform/ports';
import { tokenHash } from '@greenhall/server/platform/secrets/secrets';
import { insertOperator, insertSession } from '@greenhall/server/slices/admin/store';
import { confirmDeclaration, insertDeclaration } from '@greenhall/server/slices/admin/store-declarations';
import { makeCode, memberKey } from '@greenhall/server/slices/identity/code/codes';
import { contactsOf } from '@greenhall/server/slices/identity/code/store-contact';
import { post } from '@greenhall/server/slices/ledger/index';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';

const COINS = 5_000n;
const FINAL = 3;
const OPERATORS = ['ada', 'grace'] as const;
const addressOf = (index: number): string => `0x${String(index + 1).padStart(40, '7')}`;

/** Coins to sell, and an account that may be used, for each; two operators who are signed in by their names. */
async function furnish(ports: Ports, members: readonly Settled[]): Promise<void> {
  const at = ports.clock.now();
  for (const [index, { no }] of members.entries()) {
    const [me, value] = [memberNumber(no), amount(COINS * MICRO)];
    await transact(ports.db, async (tx) => {
      const account = { address: addressOf(index), label: 'main', isDefault: true, usableAt: at };
      await insertAccount(tx, { memberNo: me, network: 'BEP20', ...account });
      return post(tx, { reference: 'test:exchange', at, postings: issuePostings(me, value, ZERO, 0) });
    });
  }
  await transact(ports.db, async (tx) => {
    const ids: bigint[] = [];
    for (const username of OPERATORS) {
      const secrets = { passwordHash: '', totpSecret: '', totpLastStep: 0n };
      const operatorId = (await insertOperator(tx, { username, roles: ['super'], ...secrets, at }))?.id ?? 0n;
      await insertSession(tx, {
        operatorId,
        tokenHash: tokenHash(username),
        device: 'test',
        network: '',
        at,
        provedUntil: LONG_PROVED,
      });
      ids.push(operatorId);
    }
    // Neither is a member too, as the other has confirmed.
    for (const [index, operatorId] of ids.entries()) {
      const { id } = await insertDeclaration(tx, { operatorId, members: [], at });
      await confirmDeclaration(tx, id, { operatorId: ids[1 - index] ?? 0n, at });
    }
    return accept(undefined);
  });
}

export type Answer = Readonly<Record<string, unknown>>;

/** The program with a seller and a buyer on a chain, which is killed at its failpoints and started again on the same data. */
export class KilledMarket {
  readonly chain: TestChain;
  private readonly environment: Record<string, string>;
  private readonly database: OpenDatabase;
  private readonly removeData: () => Promise<void>;
  private readonly secret: string;
  readonly seller: Settled;
  readonly buyer: Settled;
  private program: Program | undefined;
  /** What the step of now is about, and the key of its request. */
  readonly now = { listing: '', trade: '', appeal: '', key: '' };

  private constructor(
    environment: Record<string, string>,
    { chain, database, removeData }: { chain: TestChain; database: OpenDatabase; removeData: () => Promise<void> },
    { seller, buyer, secret }: { seller: Settled; buyer: Settled; secret: string },
  ) {
    this.environment = environment;
    this.chain = chain;
    this.database = database;
    this.removeData = removeData;
    this.secret = secret;
    this.seller = seller;
    this.buyer = buyer;
  }

  static async open(): Promise<KilledMarket> {
    const directory = mkdtempSync(join(tmpdir(), 'greenhall-kills-'));
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    const chain = await openTestChain('BEP20', FINAL);
    await chain.give(addressOf(1), COINS * 10n ** BigInt(chain.decimals));
    const environment = {
      DATABASE_URL: fresh.url,
      DATA_DIR: directory,
      BEP20_NODES: chain.settings.nodes.join(','),
      BEP20_TOKEN: chain.token,
      BEP20_DECIMALS: String(chain.decimals),
      BEP20_CONFIRMATIONS: String(FINAL),
    };
    let secret = '';
    const [seller, buyer] = await settleMembers(environment, ['seller1', 'buyer1'], COINS, async (ports, settled) => {
      ({ secret } = ports);
      await furnish(ports, settled);
    });
    if (!seller || !buyer) throw new Error('nobody trades');
    const database = openPostgres(fresh.url, pino({ level: 'silent' }));
    const removeData = async () => {
      await fresh.drop();
      rmSync(directory, { recursive: true, force: true });
    };
    return new KilledMarket(environment, { chain, database, removeData }, { seller, buyer, secret });
  }

  async close(): Promise<void> {
    await this.program?.kill();
    await this.database.close();
    await this.chain.stop();
    await this.removeData();
  }

  private get url(): string {
    return this.program?.url ?? '';
  }
  isDead = (): boolean => this.program?.hasEnded() ?? true;
  /** Starts the program, to be killed at this place; where something is due at once, it may be dead before it can say where it is. */
  async start(place?: string): Promise<void> {
    await this.program?.kill();
    const environment = place ? { ...this.environment, FAILPOINT: `otc.${place}` } : this.environment;
    this.program = await startProgram(environment).catch((error: unknown) => {
      if (error instanceof ProgramEndedError && error.code === null) return undefined;
      throw error;
    });
  }

  /** A write; throws when no answer comes. */
  private async send(
    headers: Record<string, string>,
    path: string,
    fields: Record<string, string>,
    picture?: Buffer,
  ): Promise<Answer> {
    const signed = { ...headers, 'idempotency-key': this.now.key, 'x-sign': signPayload(fields) };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (picture) form.append('voucher', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
    const isForm = path.endsWith('/claim') || picture;
    const response = await fetch(`${this.url}/api/${path}`, {
      method: 'POST',
      headers: isForm ? signed : { ...signed, 'content-type': 'application/json' },
      body: isForm ? form : JSON.stringify(fields),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
  ofSeller = (path: string, fields = {}) => this.send(headersOf(this.seller), path, fields);
  ofBuyer = (path: string, fields = {}, picture?: Buffer) => this.send(headersOf(this.buyer), path, fields, picture);
  ofDesk = (name: string, path: string, fields = {}) =>
    this.send({ cookie: `${OPERATOR_COOKIE}=${name}` }, `admin/otc/appeals/${path}`, fields);
  /** A request of its own, with a key of its own. */
  fresh = async <T>(call: () => Promise<T>): Promise<T> => {
    this.now.key = randomUUID();
    return call();
  };

  /** The account, the payment password and a code, a new one for each try. */
  authority = async (member: Settled): Promise<Record<string, string>> => {
    const me = memberNumber(member.no);
    const { phone } = await contactsOf(this.database.db, me);
    const at = new Date();
    const { secret } = this;
    const ports = { db: this.database.db, clock: { now: () => at }, secret, random: { below: () => 123_456 } };
    await this.database.script('delete from identity_code');
    const code = await makeCode(ports as unknown as Ports, memberKey(me, 'trade', 'phone', phone ?? ''));
    if (!code.ok) throw new Error(code.refusal);
    const { items } = await sendRead(this.url, member, 'wallet.accounts');
    const [{ id }] = items as unknown as [{ id: string }];
    return { account: id, payPassword: PAY, codeChannel: 'phone', code: code.value };
  };
  take = async () => {
    const fields = { quantity: '100', ...(await this.authority(this.buyer)) };
    const taken = await this.ofBuyer(`otc/listings/${this.now.listing}/take`, fields);
    this.now.trade = String(taken['id']);
    return taken;
  };
  see = () => sendRead(this.url, this.buyer, 'otc.trade', { params: { id: this.now.trade } });
  /** The right amount for the order, or something else to somebody else. */
  pay = async (isRight: boolean) => {
    const units = unitsOf(parseAmount((await this.see()).total) ?? 0n, this.chain.decimals) ?? 0n;
    return this.chain.pay({ from: addressOf(1), to: addressOf(isRight ? 0 : 2), units });
  };
  /** Lets as many blocks follow as make a payment final. */
  mine = () => this.chain.mine(FINAL);
  claim = (txid: string) => this.ofBuyer(`otc/trades/${this.now.trade}/claim`, { txid }, JPG);
  due = (column: 'due_at' | 'settles_at') =>
    this.database.script(`update otc_trade set ${column} = now() where id = ${BigInt(this.now.trade)}`);

  faults = async (): Promise<string[]> => {
    const { checks } = await runChecks(this.database.db, allChecks);
    return checks.flatMap((check) => check.found);
  };
  mey = async (member: Settled) => {
    const { items } = await sendRead(this.url, member, 'wallet.balances');
    return items.find(({ coin }) => coin === 'mey');
  };
  listings = () => sendRead(this.url, this.seller, 'otc.myListings');
}
