import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { demoWallet } from '@greenhall/server/demo/chain/wallet';
import { JPG } from '@greenhall/test-kit/otc-world';
import { type PayInWorld, micro, openPayInWorld } from '@greenhall/test-kit/pay-in-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { judgePayouts } from '../slices/wallet/request/judge-payouts.ts';
import { judgeReports } from '../slices/wallet/request/judge-reports.ts';

const PAYER = demoWallet('BEP20', 7).address;

/** What the desk decides, by operators of these names. */
function deskOf(world: PayInWorld) {
  const by = (name: string) => world.desk(name, 'super');
  return {
    approve: (name: string, id: string) => by(name).call('wallet.approveRecharge', { params: { id } }),
    reject: (name: string, id: string) =>
      by(name).call('wallet.rejectRecharge', { params: { id }, body: { reason: 'no receipt' } }),
    payOut: (name: string, id: string, reference?: string) =>
      by(name).call('wallet.approveWithdrawal', { params: { id }, body: reference === undefined ? {} : { reference } }),
    refusePayOut: (name: string, id: string) =>
      by(name).call('wallet.rejectWithdrawal', { params: { id }, body: { reason: 'wrong network' } }),
  };
}

export async function perform(world: PayInWorld, part: (title: string) => void): Promise<void> {
  const { ann, ports, chain } = world;
  const desk = deskOf(world);
  const report = async (amount: string, reference: string, more: Record<string, string> = {}): Promise<string> => {
    const fields = { amount, reference, note: '', ...more };
    return (await ann.client.upload('wallet.submitRecharge', fields, { voucher: JPG })).value.id;
  };

  part('Reports of what was paid in, through both steps');
  const booked = await report('1000', 'BANK-1');
  await desk.approve('ada', booked);
  await desk.approve('ada', booked);
  await desk.approve('grace', booked);
  await desk.approve('grace', booked);
  const refused = await report('70', 'BANK-2');
  await desk.approve('ada', refused);
  await desk.reject('grace', refused);
  await desk.reject('grace', await report('80', 'BANK-2'));
  await report('0', 'BANK-3');
  await report('90', 'BANK-1');

  part('Ways to pay in on a network, and exact amounts');
  const way = await world.openWay();
  const pay = (amount: string, more: { to?: string; token?: string; confirmations?: number } = {}) =>
    chain.pay({ from: PAYER, to: way.address, amount: micro(amount), at: ports.clock.now(), ...more });
  const first = await world.begin(ann, way.id);
  await ann.client.call('wallet.openExactPayment', { body: { way: way.id, amount: '300' } });
  await world.prove(ann, first.id, pay(first.amount, { to: PAYER }));
  await world.prove(ann, first.id, pay(first.amount, { token: '0xOther' }));
  await world.prove(ann, first.id, pay('299'));
  await world.prove(ann, first.id, pay(first.amount, { confirmations: 2 }));
  chain.setDown('BEP20', true);
  await world.prove(ann, first.id, `0x${'b'.repeat(64)}`);
  chain.setDown('BEP20', false);
  const txid = pay(first.amount);
  await world.prove(ann, first.id, txid);
  const { items } = (await ann.client.call('wallet.recharges')).value;
  await judgeReports(ports);
  await desk.approve('ada', items[0]?.id ?? '0');
  await desk.approve('grace', items[0]?.id ?? '0');
  const second = await world.begin(ann, way.id, '40');
  await world.prove(ann, second.id, txid);
  await ann.client.call('wallet.giveUpExactPayment', { params: { id: second.id } });
  const third = await world.begin(world.bo, way.id, '50');
  await world.desk('ada', 'accountant').call('wallet.closeDepositMethod', {
    params: { id: way.id },
    body: { reason: 'the wallet is moved' },
  });
  await world.prove(world.bo, third.id, pay(third.amount));

  part('Withdrawals, through both steps');
  const saved = await world.save(ann, demoWallet('BEP20', 9).address);
  const account = (saved.value as { id: string }).id;
  const ask = (amount: string) => ann.client.call('wallet.withdraw', { body: { account, amount, payPassword: PAY } });
  await ask('100');
  await world.nextDay(2);
  const cancelled = await ask('100');
  await ann.client.call('wallet.cancelWithdrawal', { params: { id: cancelled.value.id } });
  const rejected = await ask('120');
  await desk.payOut('ada', rejected.value.id);
  await desk.refusePayOut('grace', rejected.value.id);
  const paid = await ask('150');
  await desk.payOut('ada', paid.value.id);
  await ann.client.call('wallet.cancelWithdrawal', { params: { id: paid.value.id } });
  const send = (value: string, more: { confirmations?: number } = {}, known?: string) =>
    chain.pay(
      { from: PAYER, to: demoWallet('BEP20', 9).address, amount: micro(value), at: ports.clock.now(), ...more },
      known,
    );
  const payout = send('149', { confirmations: 2 });
  await desk.payOut('ada', paid.value.id, payout);
  await desk.payOut('grace', paid.value.id);
  await desk.payOut('grace', paid.value.id, 'OUT-1');
  await desk.payOut('grace', paid.value.id, send('150'));
  await desk.payOut('grace', paid.value.id, payout);
  await judgePayouts(ports);
  send('149', {}, payout);
  await judgePayouts(ports);
  await ask('5');
  await ask('90000');

  part('Exchange and conversion');
  const quote = async (amount: string) =>
    (await ann.client.call('wallet.quote', { body: { from: 'usdt', to: 'mey', amount } })).value.id;
  const open = await quote('200');
  await ann.client.call('wallet.exchange', { body: { quote: open, payPassword: PAY } });
  await ann.client.call('wallet.exchange', { body: { quote: open, payPassword: PAY } });
  const old = await quote('100');
  ports.clock.advance(HOUR);
  await ann.client.call('wallet.exchange', { body: { quote: old, payPassword: PAY } });
  await ann.client.call('wallet.convert', { body: { from: 'mey', to: 'bdb', amount: '100', payPassword: PAY } });
  ports.clock.advance(MINUTE);

  part('What the member and the desk see of it');
  for (const route of ['balances', 'bill', 'recharges', 'withdrawals', 'conversions', 'depositMethods'] as const)
    await ann.client.call(`wallet.${route}`);
  await world.desk('ada', 'super').call('wallet.deskRecharges');
  await world.desk('ada', 'super').call('wallet.deskWithdrawals');
  ports.clock.advance(DAY);
}

export const open = openPayInWorld;
