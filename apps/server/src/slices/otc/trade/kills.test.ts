import { LONG_PROVED } from '@greenhall/test-kit/operators';
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
import { type TestChain, openTestChain } from '@greenhall/test-kit/chain';
import { freshPostgres } from '@greenhall/test-kit/database';
import { headersOf, sendRead } from '@greenhall/test-kit/outside';
import { prepared } from '@greenhall/test-kit/data/prepared';
import { type Program, ProgramEndedError, startProgram } from '@greenhall/test-kit/program';
import { type Settled, settleMembers } from '@greenhall/test-kit/settled-world';
import { JPG } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allChecks } from '../../../compose.ts';
import { runChecks } from '../../../platform/checks.ts';
import { type OpenDatabase, openPostgres } from '../../../platform/database/postgres.ts';
import { transact } from '../../../platform/database/transact.ts';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';
import type { Ports } from '../../../platform/ports.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { insertOperator, insertSession } from '../../admin/store.ts';
import { confirmDeclaration, insertDeclaration } from '../../admin/store-declarations.ts';
import { makeCode, memberKey } from '../../identity/code/codes.ts';
import { contactsOf } from '../../identity/code/store-contact.ts';
import { post } from '../../ledger/index.ts';
import { insertAccount } from '../../wallet/account/store-accounts.ts';

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

/** A step of a trade's life: a call that is made, or what makes it due; then the trade it happens to. */
interface Step {
  readonly name: string;
  /** The failpoint after the commit, where it has another name. */
  readonly after?: string;
  readonly arrange?: () => Promise<unknown>;
  readonly ask?: () => Promise<Answer>;
  /** Its job comes round so seldom that another start, which does at once what is due, takes less time. */
  readonly isSeldom?: true;
  /** What has happened to the trade when the step is done. */
  readonly events: readonly string[];
}
type Answer = Readonly<Record<string, unknown>>;

describe('the program that is killed before and after the commit of', () => {
  const directory = mkdtempSync(join(tmpdir(), 'greenhall-kills-'));
  let environment: Record<string, string>;
  let chain: TestChain;
  let database: OpenDatabase;
  let drop: () => Promise<void>;
  let members: Settled[];
  let secret: string;
  let program: Program | undefined;
  const now = { listing: '', trade: '', appeal: '', key: '' };
  beforeAll(async () => {
    const fresh = await freshPostgres(prepared('TEST_DATABASE_TEMPLATE'));
    ({ drop } = fresh);
    chain = await openTestChain('BEP20', FINAL);
    await chain.give(addressOf(1), COINS * 10n ** BigInt(chain.decimals));
    environment = {
      DATABASE_URL: fresh.url,
      DATA_DIR: directory,
      BEP20_NODES: chain.settings.nodes.join(','),
      BEP20_TOKEN: chain.token,
      BEP20_DECIMALS: String(chain.decimals),
      BEP20_CONFIRMATIONS: String(FINAL),
    };
    members = await settleMembers(environment, ['seller1', 'buyer1'], COINS, async (ports, settled) => {
      ({ secret } = ports);
      await furnish(ports, settled);
    });
    database = openPostgres(fresh.url, pino({ level: 'silent' }));
    await begin(STEPS[0]);
  });
  afterAll(async () => {
    await program?.kill();
    await database.close();
    await drop();
    await chain.stop();
    rmSync(directory, { recursive: true, force: true });
  });

  const [seller, buyer] = [() => members[0] as Settled, () => members[1] as Settled];
  const url = () => program?.url ?? '';
  /** Starts the program; where something is due at once, it may be dead before it can say where it is. */
  const start = async (place?: string): Promise<void> => {
    await program?.kill();
    program = await startProgram(place ? { ...environment, FAILPOINT: `otc.${place}` } : environment).catch(
      (error: unknown) => {
        if (error instanceof ProgramEndedError && error.code === null) return undefined;
        throw error;
      },
    );
  };
  const begin = (step: Step | undefined) => start(step && `${step.name}.before-commit`);

  /** A write; throws when no answer comes. */
  const send = async (
    headers: Record<string, string>,
    path: string,
    fields: Record<string, string>,
    picture?: Buffer,
  ): Promise<Answer> => {
    const signed = { ...headers, 'idempotency-key': now.key, 'x-sign': signPayload(fields) };
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (picture) form.append('voucher', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'a.jpg');
    const isForm = path.endsWith('/claim') || picture;
    const response = await fetch(`${url()}/api/${path}`, {
      method: 'POST',
      headers: isForm ? signed : { ...signed, 'content-type': 'application/json' },
      body: isForm ? form : JSON.stringify(fields),
    });
    const answer = (await response.json()) as Answer;
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const ofSeller = (path: string, fields = {}) => send(headersOf(seller()), path, fields);
  const ofBuyer = (path: string, fields = {}, picture?: Buffer) => send(headersOf(buyer()), path, fields, picture);
  const ofDesk = (name: string, path: string, fields = {}) =>
    send({ cookie: `${OPERATOR_COOKIE}=${name}` }, `admin/otc/appeals/${path}`, fields);
  const fresh = async <T>(call: () => Promise<T>): Promise<T> => {
    now.key = randomUUID();
    return call();
  };

  /** The account, the payment password and a code, a new one for each try. */
  const authority = async (member: Settled): Promise<Record<string, string>> => {
    const me = memberNumber(member.no);
    const { phone } = await contactsOf(database.db, me);
    const at = new Date();
    const ports = { db: database.db, clock: { now: () => at }, secret, random: { below: () => 123_456 } };
    await database.script('delete from identity_code');
    const code = await makeCode(ports as unknown as Ports, memberKey(me, 'trade', 'phone', phone ?? ''));
    if (!code.ok) throw new Error(code.refusal);
    const { items } = await sendRead(url(), member, 'wallet.accounts');
    const [{ id }] = items as unknown as [{ id: string }];
    return { account: id, payPassword: PAY, codeChannel: 'phone', code: code.value };
  };
  const take = async () => {
    const taken = await ofBuyer(`otc/listings/${now.listing}/take`, { quantity: '100', ...(await authority(buyer())) });
    now.trade = String(taken['id']);
    return taken;
  };
  const see = () => sendRead(url(), buyer(), 'otc.trade', { params: { id: now.trade } });
  /** The right amount for the order, or something else to somebody else. */
  const pay = async (isRight: boolean) => {
    const units = unitsOf(parseAmount((await see()).total) ?? 0n, chain.decimals) ?? 0n;
    return chain.pay({ from: addressOf(1), to: addressOf(isRight ? 0 : 2), units });
  };
  const claim = (txid: string) => ofBuyer(`otc/trades/${now.trade}/claim`, { txid }, JPG);
  const due = (column: 'due_at' | 'settles_at') =>
    database.script(`update otc_trade set ${column} = now() where id = ${BigInt(now.trade)}`);

  let wrong = '';
  const STEPS: readonly Step[] = [
    {
      name: 'post',
      ask: async () => {
        const order = {
          coin: 'mey',
          network: 'BEP20',
          side: 'sale',
          price: '1',
          quantity: '600',
          min: '100',
          max: '100',
        };
        const posted = await ofSeller('otc/listings', { ...order, ...(await authority(seller())) });
        now.listing = String(posted['id']);
        return posted;
      },
      events: [],
    },
    { name: 'take', ask: take, events: ['take'] },
    { name: 'timeout', arrange: () => due('due_at'), events: ['take', 'timeout'] },
    {
      name: 'revive',
      isSeldom: true,
      arrange: async () => {
        await pay(true);
        await chain.mine(FINAL);
      },
      events: ['take', 'timeout', 'revive'],
    },
    { name: 'prove', arrange: () => due('due_at'), events: ['take', 'timeout', 'revive', 'prove'] },
    {
      name: 'settle',
      isSeldom: true,
      arrange: () => due('settles_at'),
      events: ['take', 'timeout', 'revive', 'prove'],
    },
    {
      name: 'claim',
      arrange: async () => {
        await fresh(take);
        wrong = await pay(false);
      },
      ask: () => claim(wrong),
      events: ['take', 'claim'],
    },
    { name: 'refute', isSeldom: true, arrange: () => chain.mine(FINAL), events: ['take', 'claim', 'refute'] },
    {
      name: 'cancel',
      ask: () => ofBuyer(`otc/trades/${now.trade}/cancel`),
      events: ['take', 'claim', 'refute', 'cancel'],
    },
    {
      name: 'confirm',
      arrange: async () => {
        await fresh(take);
        await fresh(() => claim(`0x${'ab'.repeat(32)}`));
      },
      ask: async () =>
        ofSeller(`otc/trades/${now.trade}/confirm`, { payPassword: PAY, numberEnd: (await see()).number.slice(-4) }),
      events: ['take', 'claim', 'confirm'],
    },
    {
      name: 'award',
      after: 'decide',
      arrange: async () => {
        await fresh(take);
        await fresh(() => claim(`0x${'cd'.repeat(32)}`));
        await fresh(() => ofBuyer(`otc/trades/${now.trade}/appeal`, { reason: 'I have paid' }, JPG));
        now.appeal = (await see()).appeals[0]?.id ?? '';
        await fresh(() => ofDesk('ada', `${now.appeal}/propose`, { verdict: 'toBuyer', reason: 'it has' }));
      },
      ask: () => ofDesk('grace', `${now.appeal}/decide`, { verdict: 'toBuyer' }),
      events: ['take', 'claim', 'appeal', 'award'],
    },
  ];

  const faults = async () => {
    const { checks } = await runChecks(database.db, allChecks);
    return checks.flatMap((check) => check.found);
  };

  it.each(STEPS)('$name has done it once, and nothing else', async (step) => {
    await step.arrange?.();
    now.key = randomUUID();
    if (step.isSeldom) await begin(step);
    for (const restart of [() => start(`${step.after ?? step.name}.after-commit`), () => begin(next(step))]) {
      await Promise.allSettled([step.ask?.()]);
      await expect.poll(() => program?.hasEnded() ?? true).toBe(true);
      expect(await faults()).toEqual([]);
      await restart();
    }
    await step.ask?.();
    if (step.events.length === 0) return;
    const { steps } = await see();
    expect((steps as { event: string }[]).map(({ event }) => event)).toEqual(step.events);
    expect(await faults()).toEqual([]);
  });
  const next = (step: Step) => STEPS[STEPS.indexOf(step) + 1];

  it('nothing more: three lots are sold, one has come back, and nothing is lost', async () => {
    const mey = async (member: Settled) => {
      const { items } = await sendRead(url(), member, 'wallet.balances');
      return items.find(({ coin }) => coin === 'mey');
    };
    const { items } = await sendRead(url(), seller(), 'otc.myListings');
    expect(items).toMatchObject([{ id: now.listing, remaining: '300.000000', openTrades: 0 }]);
    expect(await mey(seller())).toMatchObject({ available: '4397.000000', locked: '301.500000' });
    expect(await mey(buyer())).toMatchObject({ available: '5100.000000', locked: '200.000000' });
  });
});
