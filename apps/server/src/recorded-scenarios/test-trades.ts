import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { parseAmount } from '@greenhall/domain/shared/money';
import { type OtcWorld, openOtcWorld } from '@greenhall/test-kit/otc-world';

/** What both sides of a trade do, and what the chain says of their payments. */
function actsOf(world: OtcWorld) {
  const { buyer, seller, chain, ports } = world;
  const see = async (trade: string) => (await buyer.client.call('otc.trade', { params: { id: trade } })).value;
  return {
    see,
    /** Pays what a trade asks for, or another amount. */
    pay: async (trade: string, more: { confirmations?: number; to?: string; token?: string; amount?: bigint } = {}) => {
      const total = parseAmount((await see(trade)).total) ?? 0n;
      return chain.pay({ from: buyer.address, to: seller.address, amount: total, at: ports.clock.now(), ...more });
    },
    report: (trade: string, txid: string) =>
      buyer.client.upload('otc.claim', { txid }, { voucher: world.jpg }, { id: trade }),
    release: async (trade: string) =>
      seller.client.call('otc.confirm', { params: { id: trade }, body: await world.releasing(trade) }),
    cancel: (trade: string) => buyer.client.call('otc.cancel', { params: { id: trade } }),
    appeal: async (trade: string) => {
      const opened = await buyer.client.upload(
        'otc.appeal',
        { reason: 'I have paid' },
        { voucher: world.jpg },
        { id: trade },
      );
      return opened.value.appeals[0]?.id ?? '';
    },
    /** Two operators decide an appeal; the first of them tries alone too. */
    decide: async (id: string, verdict: 'toBuyer' | 'toSeller', answers: number) => {
      const body = { verdict, reason: 'as the papers say', answers };
      await world.operator('ada').call('otc.proposeVerdict', { params: { id }, body });
      await world.operator('ada').call('otc.decideAppeal', { params: { id }, body: { verdict, answers } });
      await world.operator('grace').call('otc.decideAppeal', { params: { id }, body: { verdict, answers } });
    },
    /** Takes the open listing of the seller back, which makes room for the next. */
    endListing: async () => {
      const { value } = await seller.client.call('otc.myListings', { query: { open: '1' } });
      for (const { id } of value.items) await seller.client.call('otc.revoke', { params: { id } });
    },
  };
}

export async function perform(world: OtcWorld, part: (title: string) => void): Promise<void> {
  const { buyer, chain } = world;
  const acts = actsOf(world);
  const begin = async (title: string, order = {}): Promise<string> => {
    part(title);
    await world.pass(DAY);
    await acts.endListing();
    return world.trade({ quantity: '100', ...order });
  };

  const confirmed = await begin('Confirmed by the seller, credited a day later');
  await world.claim(confirmed);
  await acts.release(confirmed);
  await world.pass(DAY + MINUTE);

  const proved = await begin('Proved by the chain, which releases', { releaseOnProof: true });
  const young = await acts.pay(proved, { confirmations: 3 });
  await world.pass(MINUTE);
  const { total } = await acts.see(proved);
  const seen = { from: buyer.address, to: world.seller.address, amount: parseAmount(total) ?? 0n };
  chain.pay({ ...seen, at: world.ports.clock.now(), confirmations: 12 }, young);
  await world.pass(MINUTE);

  const twice = await begin('A payment that is named for a second order');
  await acts.report(twice, young);
  await acts.pay(twice);
  await acts.pay(twice);
  await world.pass(MINUTE);
  await acts.release(twice);

  const wrong = await begin('A payment to somebody else, and a right one in its place');
  await acts.report(wrong, await acts.pay(wrong, { to: buyer.address }));
  await world.pass(MINUTE);
  await acts.report(wrong, await acts.pay(wrong));
  await world.pass(MINUTE);
  await acts.release(wrong);

  const late = await begin('Not paid in time, and paid after it');
  await world.pass(29 * MINUTE);
  await world.pass(2 * MINUTE);
  await acts.report(late, `0x${'a'.repeat(64)}`);
  await acts.pay(late);
  await world.pass(HOUR);
  await acts.release(late);

  const gone = await begin('A proved payment that a reorganisation takes away');
  const txid = await acts.pay(gone);
  await world.pass(MINUTE);
  chain.forget(txid);
  await world.pass(3 * HOUR);
  const { appeals } = await acts.see(gone);
  await acts.decide(appeals[0]?.id ?? '', 'toSeller', 0);

  const dark = await begin('The nodes are silent: clocks stand still');
  chain.setDown('BEP20', true);
  await world.pass(20 * MINUTE);
  await world.pass(2 * HOUR);
  await acts.pay(dark);
  chain.setDown('BEP20', false);
  await world.pass(2 * MINUTE);
  await acts.release(dark);

  const silent = await begin('The seller is silent');
  await world.claim(silent);
  await world.pass(2 * HOUR);
  await world.pass(DAY);
  await acts.release(silent);

  const denied = await begin('Denied, appealed, decided for the buyer');
  await world.claim(denied);
  await world.seller.client.call('otc.deny', { params: { id: denied } });
  const appeal = await acts.appeal(denied);
  await world.seller.client.upload('otc.answerAppeal', { text: 'nothing came' }, {}, { id: appeal });
  await world.pass(6 * HOUR);
  await acts.decide(appeal, 'toBuyer', 1);

  const taken = await begin('An appeal that is taken back, and the order cancelled by its buyer');
  await world.claim(taken);
  const back = await acts.appeal(taken);
  await buyer.client.call('otc.revokeAppeal', { params: { id: back } });
  await acts.cancel(taken);

  part('What both sides and the desk see of it');
  await world.pass(DAY + MINUTE);
  await acts.endListing();
  for (const person of [buyer, world.seller]) {
    await person.client.call('otc.trades');
    await person.client.call('otc.myListings');
    await person.client.call('wallet.bill');
    await person.client.call('wallet.balances');
  }
  await buyer.client.call('otc.markets');
  for (const route of ['otc.deskTrades', 'otc.deskAppeals', 'otc.outages'] as const)
    await world.operator('ada').call(route);
}

export const open = openOtcWorld;
