import type { Network } from '@greenhall/domain/chain/networks';
import { NUMBER_END } from '@greenhall/domain/otc/trade/number-end';
import { memberKey } from '../slices/identity/code/codes.ts';
import { type DemoContext, PAY_PASSWORD, type Person, codeFor } from './people.ts';

/** An order as it is put into the trading hall; figures as decimal strings. */
export interface Order {
  readonly side: 'purchase' | 'sale';
  readonly network: Network;
  readonly price: string;
  readonly quantity: string;
  readonly min: string;
}

/** The account on a network, payment password and a code, as posting and taking ask for them. */
async function authority({ ports, callRoute }: DemoContext, { caller, name }: Person, network: Network) {
  const { items } = await callRoute('wallet.accounts', caller);
  const account = items.find((one) => one.network === network);
  if (!account) throw new Error(`${name} has no account on ${network} in the demo world`);
  const code = await codeFor(ports, memberKey(caller.memberNo, 'trade', 'email', `${name}@mail.example`));
  return { account: account.id, payPassword: PAY_PASSWORD, codeChannel: 'email', code } as const;
}

export async function postOrder(context: DemoContext, person: Person, order: Order): Promise<void> {
  const fields = { coin: 'mey', max: order.quantity, releaseOnProof: true, ...order };
  await context.callRoute('otc.post', person.caller, {
    body: { ...fields, ...(await authority(context, person, order.network)) },
  });
}

/** Takes the best order of somebody on a network; answers the trade. */
export async function takeOrder(
  context: DemoContext,
  person: Person,
  { network, side, quantity }: Pick<Order, 'network' | 'side' | 'quantity'>,
): Promise<string> {
  const { items } = await context.callRoute('otc.hall', person.caller, { query: { coin: 'mey', network, side } });
  const listing = items.find((one) => !one.isMine);
  if (!listing) throw new Error(`nothing to take on ${network} in the demo world`);
  const body = { quantity, ...(await authority(context, person, network)) };
  const { id } = await context.callRoute('otc.take', person.caller, { params: { id: listing.id }, body });
  return id;
}

interface Sides {
  readonly buyer: Person;
  readonly seller: Person;
  readonly voucher: Buffer;
}

type Bought = Pick<Order, 'network' | 'quantity'>;

/** Bought, and reported with a picture; answers how the trade is named from then on. */
async function pay(context: DemoContext, { buyer, voucher }: Omit<Sides, 'seller'>, order: Bought) {
  const params = { id: await takeOrder(context, buyer, { ...order, side: 'sale' }) };
  const txid = `0x${params.id.padStart(64, '0')}`;
  await context.callRoute('otc.claim', buyer.caller, { params, body: { txid }, files: { voucher } });
  return params;
}

/** Bought and reported, but the seller says nothing: the buyer appeals. */
export async function appeal(context: DemoContext, by: Omit<Sides, 'seller'>, order: Bought): Promise<void> {
  const params = await pay(context, by, order);
  const body = { reason: 'I have paid, and the seller does not answer.' };
  await context.callRoute('otc.appeal', by.buyer.caller, { params, body, files: { voucher: by.voucher } });
}

/** An operator proposes a narrower band for a market, and another one has to decide. */
export async function proposeBand({ callRoute, operators: [maker] }: DemoContext, network: Network): Promise<void> {
  if (!maker) throw new Error('the demo world has no operators');
  const { items } = await callRoute('otc.deskMarkets', maker);
  const market = items.find((one) => one.coin === 'mey' && one.network === network);
  if (!market) throw new Error(`the demo world has no market on ${network}`);
  const { id, minTrade, paymentMinutes, releaseMinutes, settleHours, minLevelPurchase, minLevelSale, version } = market;
  const kept = { minTrade, paymentMinutes, releaseMinutes, settleHours, minLevelPurchase, minLevelSale };
  const body = {
    ...kept,
    bandBp: market.bandBp - 100,
    version,
    reason: 'Prices lie close together, so the band can be narrower.',
  };
  await callRoute('otc.proposeRules', maker, { params: { id }, body });
}

/** Bought, reported with a picture, and released by the seller who saw the money. */
export async function tradeThrough(
  context: DemoContext,
  { buyer, seller, voucher }: Sides,
  order: Bought,
): Promise<void> {
  const params = await pay(context, { buyer, voucher }, order);
  const { number } = await context.callRoute('otc.trade', seller.caller, { params });
  const body = { payPassword: PAY_PASSWORD, numberEnd: number.slice(-NUMBER_END) };
  await context.callRoute('otc.confirm', seller.caller, { params, body });
}
