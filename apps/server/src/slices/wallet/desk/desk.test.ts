import { memberNumber } from '@greenhall/domain/shared/member-no';
import { DAY } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { TestClient } from '@greenhall/test-kit/client';
import { generateSync } from 'otplib';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { bindSlice } from '../../../platform/http/bind.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { servePictures } from '../../../platform/http/static.ts';
import { firstOperatorTokens, operatorSessions } from '../../admin/index.ts';
import { allChecks } from '../../../compose.ts';

import { makeCode, memberKey } from '../../identity/code/codes.ts';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { adminHandlers } from '../../admin/routes.ts';
import { walletHandlers } from '../routes.ts';

const OPERATOR_PASSWORD = 'a long enough sentence';
const BEP20 = '0x52908400098527886E0F7030069857D2E4169EE7';
/** The first person of the test world. */
const ANN_PHONE = '13900000001';
const TRC20 = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

describe.each(ENGINES)('the desk on the %s database', (engine) => {
  let world: WalletWorld;
  let operators: TestClient[];
  let jpg: Buffer;
  const secrets: string[] = [];

  beforeAll(async () => {
    world = await openWalletWorld(engine);
    const { ports } = world;
    const http = await createHttp(ports.settings, ports.log);
    const auth = { member: world.auth.member, operator: operatorSessions(ports) };
    bindSlice(http, auth, 'admin', adminHandlers(ports, allChecks));
    bindSlice(http, auth, 'wallet', walletHandlers(ports));
    servePictures(http, ports.files);
    jpg = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#28ae6d' } })
      .jpeg()
      .toBuffer();
    operators = [];
    for (const [index, token] of (await firstOperatorTokens(ports)).entries()) {
      const client = new TestClient(http);
      const begun = await client.call('admin.setUpBegin', { body: { token } });
      secrets[index] = begun.value.secret;
      const code = () =>
        generateSync({ secret: begun.value.secret, epoch: Math.floor(ports.clock.now().getTime() / 1000) });
      const username = `operator${'ab'[index]}`;
      const made = await client.call('admin.setUp', {
        body: { token, username, password: OPERATOR_PASSWORD, code: code() },
      });
      expect(made.value.username).toBe(username);
      ports.clock.advance(60_000);
      const opened = await client.call('admin.login', {
        body: { username, password: OPERATOR_PASSWORD, code: code() },
      });
      expect(opened.value.username).toBe(username);
      operators.push(client);
    }
    // Neither is a member too, as the other has confirmed.
    for (const [index, client] of operators.entries()) {
      const { id } = (await client.call('admin.declareMembers', { body: { members: [] } })).value;
      await operators[1 - index]?.call('admin.confirmMembers', { params: { id } });
    }
  });
  afterAll(() => world.close());
  afterEach(async () => expect(await world.faults()).toEqual([]));

  const report = (reference: string, amount = '250', voucher: Buffer = jpg) =>
    world.ann.client.upload('wallet.submitRecharge', { amount, reference, note: 'by bank' }, { voucher });
  const [first, second] = [() => operators[0] as TestClient, () => operators[1] as TestClient];

  it('books a receipt after two operators, once', async () => {
    const made = await report('BANK-1');
    expect(made.value).toMatchObject({ state: 'submitted', amount: '250.000000' });
    expect((await world.balance(world.ann, 'usdt')).available).toBe('0.000000');
    const { id } = made.value;
    expect((await first().call('wallet.approveRecharge', { params: { id } })).value.state).toBe('approved');
    expect((await first().call('wallet.approveRecharge', { params: { id } })).refusal).toBe('fourEyes');
    expect((await second().call('wallet.approveRecharge', { params: { id } })).value.state).toBe('booked');
    expect((await second().call('wallet.approveRecharge', { params: { id } })).refusal).toBe('alreadyDecided');
    expect((await world.balance(world.ann, 'usdt')).available).toBe('250.000000');
    const desk = await first().call('wallet.deskRecharges', { query: { state: 'booked' } });
    expect(desk.value.items).toMatchObject([{ memberName: 'annlee', approvals: ['operatora', 'operatorb'] }]);
    const { voucher = '' } = desk.value.items[0] ?? {};
    expect([await first().sees(voucher), await second().sees(voucher)]).toEqual([true, false]);
    expect(await world.ann.client.sees(voucher)).toBe(false);
  });

  it('books it once when both press at the same moment', async () => {
    const { id } = (await report('BANK-RACE')).value;
    const before = Number((await world.balance(world.ann, 'usdt')).available);
    const pressed = await Promise.all(
      [first(), second(), first(), second()].map((one) => one.call('wallet.approveRecharge', { params: { id } })),
    );
    expect(pressed.filter((one) => one.status === 200)).toHaveLength(2);
    expect(Number((await world.balance(world.ann, 'usdt')).available)).toBe(before + 250);
  });

  it('takes an outside reference once, until it is rejected', async () => {
    const { id } = (await report('BANK-2')).value;
    for (const same of ['bank-2', 'BA\u200bNK-2', '\uff22ANK-2', ' BANK-2 ']) {
      expect((await report(same)).refusal, same).toBe('referenceUsed');
    }
    expect(await report('B\u0410NK-2')).toMatchObject({ refusal: 'badRequest', params: { field: 'reference' } });
    const rejected = await first().call('wallet.rejectRecharge', { params: { id }, body: { reason: 'not received' } });
    expect(rejected.value).toMatchObject({ state: 'rejected', reason: 'not received' });
    expect((await report('BANK-2')).status).toBe(200);
    const mine = await world.ann.client.call('wallet.recharges', { query: { state: 'rejected' } });
    expect(mine.value.items).toMatchObject([{ reason: 'not received' }]);
  });

  it('takes no reference twice that only looks like another one', async () => {
    await report('HOPE 91');
    for (const same of ['\u041d\u041e\u0420\u0415 91', 'HOPE 9 1', 'HO PE91', '\u043d\u043e\u0440\u0435 91'])
      expect((await report(same)).refusal, same).toBe('referenceUsed');
  });

  it('takes jpg alone, and amounts within the limits', async () => {
    expect((await report('P-1', '250', Buffer.from('<svg/>'))).refusal).toBe('imageRule');
    expect((await report('P-2', '250', Buffer.alloc(0))).refusal).toBe('imageRule');
    expect((await report('P-3', '250', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(90)]))).refusal).toBe(
      'imageRule',
    );
    expect((await report('P-4', '1')).refusal).toBe('amountRange');
    expect((await report('P-5', '0')).refusal).toBe('amountRule');
  });

  it('is closed to members', async () => {
    expect((await world.ann.client.call('wallet.deskRecharges')).refusal).toBe('notSignedIn');
    expect((await world.ann.client.call('wallet.approveWithdrawal', { params: { id: '1' } })).refusal).toBe(
      'notSignedIn',
    );
  });

  const freshCode = async (): Promise<string> => {
    world.ports.clock.advance(61_000);
    const code = await makeCode(world.ports, memberKey(memberNumber(world.ann.no), 'account', 'phone', ANN_PHONE));
    if (!code.ok) throw new Error(code.refusal);
    return code.value;
  };

  const save = async (address: string, network: string, more: Record<string, unknown> = {}) => {
    const code = await freshCode();
    return world.ann.client.call('wallet.addAccount', {
      body: { network, address, label: 'main', codeChannel: 'phone', code, payPassword: PAY, ...more },
    });
  };

  it('saves addresses with their checksum, one default a network, each belonging to one member', async () => {
    expect((await save('0x52908400098527886e0F7030069857D2E4169EE7', 'BEP20')).refusal).toBe('addressInvalid');
    expect((await save(BEP20, 'TRC20')).refusal).toBe('addressInvalid');
    expect((await save('0x55d398326f99059ff775485246999027b3197955', 'BEP20')).refusal).toBe('addressInvalid');
    expect((await save('TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy', 'TRC20')).refusal).toBe('addressInvalid');
    expect((await save(BEP20, 'BEP20')).value).toMatchObject({ address: BEP20, isDefault: true });
    expect((await save(BEP20.toLowerCase(), 'BEP20')).refusal).toBe('addressTaken');
    const alike = `0x5290${'1'.repeat(32)}9ee7`;
    expect(await save(alike, 'BEP20')).toMatchObject({ refusal: 'addressLookalike', params: { address: BEP20 } });
    expect((await save(alike, 'BEP20', { lookalikeSeen: true })).value.isDefault).toBe(false);
    expect((await save(TRC20, 'TRC20')).value.isDefault).toBe(true);
    expect((await save('0x8617E340B3D01FA5F11F306F4090FD50E238070D', 'BEP20', { code: '000000' })).refusal).toBe(
      'codeWrong',
    );
  });

  it('answers a repeat alike whose code is spent and whose address is known by now', async () => {
    const address = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
    const own = { label: 'spare', codeChannel: 'phone', payPassword: PAY };
    const body = { ...own, network: 'BEP20', address, code: await freshCode() };
    const answered = await world.ann.client.call('wallet.addAccount', { body, key: 'lost-answer-1' });
    const again = await world.ann.client.call('wallet.addAccount', { body, key: 'lost-answer-1' });
    expect([again.status, again.raw.body]).toEqual([200, answered.raw.body]);
    const params = { id: answered.value.id };
    const zero = { ...own, address: `0x${'0'.repeat(40)}`, code: await freshCode() };
    const toZero = await world.ann.client.call('wallet.updateAccount', { params, body: zero });
    expect(toZero.refusal).toBe('addressInvalid');
    const change = { params, body: { ...own, label: 'other', code: await freshCode() }, key: 'lost-answer-2' };
    const changed = await world.ann.client.call('wallet.updateAccount', change);
    expect(changed.value).toMatchObject({ address, label: 'other' });
    expect((await world.ann.client.call('wallet.updateAccount', change)).raw.body).toBe(changed.raw.body);
    await world.ann.client.call('wallet.deleteAccount', { params, body: { payPassword: PAY } });
  });

  const ask = (account: string, amount = '100') =>
    world.ann.client.call('wallet.withdraw', { body: { account, amount, payPassword: PAY } });
  const accounts = async () => (await world.ann.client.call('wallet.accounts')).value.items;

  it('pays a withdrawal out after a day’s wait and two operators', async () => {
    const [account] = await accounts();
    const id = account?.id ?? '';
    expect(await ask(id)).toMatchObject({ refusal: 'addressCoolDown', params: { hours: 24 } });
    world.ports.clock.advance(DAY);
    await signInAgain();
    expect((await ask('999999')).refusal).toBe('accountNotFound');
    expect((await ask(id, '5')).refusal).toBe('amountRange');
    const tooMuch = await ask(id, '49000');
    expect([tooMuch.refusal, tooMuch.params]).toEqual(['verificationRequired', { level: 2 }]);
    const made = await ask(id);
    expect(made.value).toMatchObject({ state: 'requested', arrives: '99.000000', mayCancel: true });
    expect((await world.balance(world.ann, 'usdt')).locked).toBe('100.000000');
    const drop = await world.ann.client.call('wallet.deleteAccount', { params: { id }, body: { payPassword: PAY } });
    expect(drop.refusal).toBe('addressInUse');
    const params = { id: made.value.id };
    expect((await first().call('wallet.approveWithdrawal', { params })).value.state).toBe('approved');
    expect((await world.ann.client.call('wallet.cancelWithdrawal', { params })).refusal).toBe('statusChanged');
    const reference = `0x${'7a'.repeat(32)}`;
    const pay = (client: TestClient, named?: string) =>
      client.call('wallet.approveWithdrawal', { params, body: named === undefined ? {} : { reference: named } });
    expect((await pay(first(), reference)).refusal).toBe('fourEyes');
    expect((await pay(second())).refusal).toBe('contentEmpty');
    for (const text of ['abc', 'OUT-1', reference.slice(2), `${reference}0`])
      expect((await pay(second(), text)).refusal).toBe('txidInvalid');
    // No nodes are configured here: the form alone is checked, and the record says so.
    const paid = await pay(second(), reference.toUpperCase().replace('0X', '0x'));
    const chain = { network: 'BEP20', txid: reference, judgement: null, isProved: false };
    expect(paid.value).toMatchObject({ state: 'paid', reference, chain });
    const [shown] = (await world.ann.client.call('wallet.withdrawals')).value.items;
    expect(shown).toMatchObject({ state: 'paid', reference, chain });
    expect((await world.balance(world.ann, 'usdt')).locked).toBe('0.000000');
  });

  it('gives held coins back when it is cancelled or rejected', async () => {
    const [account] = await accounts();
    const before = await world.balance(world.ann, 'usdt');
    const mine = await ask(account?.id ?? '');
    await world.ann.client.call('wallet.cancelWithdrawal', { params: { id: mine.value.id } });
    const theirs = await ask(account?.id ?? '');
    const { id } = theirs.value;
    const rejected = await first().call('wallet.rejectWithdrawal', {
      params: { id },
      body: { reason: 'wrong network' },
    });
    expect(rejected.value.state).toBe('rejected');
    expect(await world.balance(world.ann, 'usdt')).toEqual(before);
    const listed = await world.ann.client.call('wallet.withdrawals', { query: { state: 'rejected' } });
    expect(listed.value.items).toMatchObject([{ reason: 'wrong network' }]);
    expect((await first().call('wallet.deskWithdrawals')).value.items.length).toBeGreaterThan(1);
  });

  it('changes label, default and address, the address with a new wait, and hands the default on', async () => {
    const before = await accounts();
    const other = before.find((account) => account.network === 'BEP20' && !account.isDefault);
    const base = { codeChannel: 'phone', payPassword: PAY };
    const changed = await world.ann.client.call('wallet.updateAccount', {
      params: { id: other?.id ?? '' },
      body: { ...base, code: await freshCode(), label: 'cold', isDefault: true },
    });
    expect(changed.value).toMatchObject({ label: 'cold', isDefault: true, usableAt: other?.usableAt });
    const moved = await world.ann.client.call('wallet.updateAccount', {
      params: { id: other?.id ?? '' },
      body: {
        ...base,
        code: await freshCode(),
        address: '0x8617E340B3D01FA5F11F306F4090FD50E238070D',
      },
    });
    expect(new Date(moved.value.usableAt).getTime()).toBe(world.ports.clock.now().getTime() + DAY);
    const dropped = await world.ann.client.call('wallet.deleteAccount', {
      params: { id: other?.id ?? '' },
      body: { payPassword: PAY },
    });
    expect(dropped.status).toBe(200);
    expect((await accounts()).filter((account) => account.network === 'BEP20')).toMatchObject([{ isDefault: true }]);
    const foreign = await world.bo.client.call('wallet.deleteAccount', {
      params: { id: before[0]?.id ?? '' },
      body: { payPassword: PAY },
    });
    expect(foreign.refusal).toBe('accountNotFound');
  });

  it('writes every act to the log, whose chain is whole', async () => {
    const log = await first().call('admin.audit', { query: { limit: '100' } });
    const acts = log.value.items.map((item) => item.act);
    for (const act of ['operator.setUp', 'recharge.approve', 'recharge.book', 'recharge.reject', 'withdrawal.pay']) {
      expect(acts).toContain(act);
    }
  });

  async function signInAgain(): Promise<void> {
    for (const [index, client] of operators.entries()) {
      world.ports.clock.advance(60_000);
      const secret = secrets[index] ?? '';
      const epoch = Math.floor(world.ports.clock.now().getTime() / 1000);
      await client.call('admin.login', {
        body: {
          username: `operator${'ab'[index]}`,
          password: OPERATOR_PASSWORD,
          code: generateSync({ secret, epoch }),
        },
      });
    }
  }
});
