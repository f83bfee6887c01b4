import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { approveShown } from '../operators.ts';
import { endDueOrders } from '../../slices/shop/order/end-due-orders.ts';
import { type DemoContext, PAY_PASSWORD, type Person } from '../people.ts';

/** What sending costs in the demo world, by country, in mey. */
const FREIGHT = [
  ['DE', '4', '1', '60', 2, 4],
  ['CH', '6', '1', '80', 3, 6],
  ['TH', '5', '1', null, 5, 9],
  ['CN', '5', '1', null, 5, 10],
  ['KR', '5', '1', null, 5, 9],
  ['US', '9', '2', '150', 4, 8],
] as const;

const ADDRESS = { name: 'Robin Winter', phone: '+49 30 555 0100', country: 'DE', lines: 'Lindenweg 12\n10115 Berlin' };

/** What becomes of an order, and so many milliseconds before the end of the world. */
interface Story {
  readonly buyer: number;
  /** Which of the goods, in the order of the list. */
  readonly goods: number;
  readonly kind?: 'service';
  readonly placed: number;
  readonly paid?: false;
  readonly shipped?: number;
  readonly received?: number;
  readonly review?: { readonly stars: '3' | '4' | '5'; readonly text: string };
  readonly asked?: number;
  readonly canceled?: number;
}

const STORIES: readonly Story[] = [
  {
    buyer: 0,
    goods: 0,
    placed: 12 * DAY,
    shipped: 11 * DAY,
    received: 10 * DAY,
    review: { stars: '5', text: 'Exactly as described, and well packed.' },
  },
  { buyer: 1, goods: 0, placed: 11 * DAY, shipped: 10 * DAY, received: 9 * DAY, review: { stars: '4', text: 'Good.' } },
  { buyer: 2, goods: 1, placed: 9 * DAY, shipped: 8 * DAY, received: 6 * DAY, review: { stars: '3', text: '' } },
  {
    buyer: 0,
    goods: 2,
    placed: 6 * DAY,
    shipped: 5 * DAY,
    received: 3 * DAY,
    review: { stars: '5', text: 'I would buy it again.' },
  },
  { buyer: 0, goods: 3, placed: 5 * DAY, shipped: 4 * DAY, received: 2 * DAY, asked: DAY },
  { buyer: 0, goods: 4, placed: 3 * DAY, canceled: 70 * HOUR },
  { buyer: 0, goods: 5, placed: 2 * DAY, shipped: DAY },
  { buyer: 3, goods: 2, placed: 30 * HOUR },
  { buyer: 0, goods: 6, placed: 5 * HOUR },
  { buyer: 0, goods: 0, kind: 'service', placed: 4 * HOUR },
  { buyer: 0, goods: 7, placed: 5 * MINUTE, paid: false },
];

/** One thing that happens so many milliseconds before the end of the world. */
interface Act {
  readonly before: number;
  readonly run: (context: DemoContext) => Promise<unknown>;
}

function personOf({ people }: DemoContext, index: number): Person {
  const person = people[index];
  if (!person) throw new Error(`nobody has the place ${index} in the demo world`);
  return person;
}

/** A sku of the goods that has something in stock. */
async function skuOf({ callRoute }: DemoContext, { goods, kind: wanted }: Story): Promise<string> {
  const kind = wanted ?? 'shipped';
  const { items } = await callRoute('shop.search', null, { query: { inStock: '1' } });
  const fitting = items.filter((one) => one.kind === kind);
  const found = fitting[goods % Math.max(1, fitting.length)];
  if (!found) throw new Error(`the demo shop sells no ${kind} goods`);
  const { skus } = await callRoute('shop.goods', null, { params: { id: found.id } });
  const sku = skus.find(({ stock }) => stock > 0);
  if (!sku) throw new Error(`goods ${found.id} of the demo shop are out of stock`);
  return sku.id;
}

async function addressOf({ callRoute }: DemoContext, { caller }: Person): Promise<string> {
  const { items } = await callRoute('shop.addresses', caller);
  const [first] = items;
  if (first) return first.id;
  const body = { ...ADDRESS, isDefault: true, payPassword: PAY_PASSWORD };
  return (await callRoute('shop.addAddress', caller, { body })).id;
}

/** Places an order, and pays it where the story says so; its number. */
async function place(context: DemoContext, story: Story): Promise<string> {
  const { callRoute } = context;
  const person = personOf(context, story.buyer);
  const address = await addressOf(context, person);
  const sku = await skuOf(context, story);
  const query = { lines: `${sku}:1`, country: ADDRESS.country };
  const { total } = await callRoute('shop.quote', person.caller, { query });
  const body = { lines: [{ sku, units: 1 }], address, total: total ?? '0' };
  const { id } = await callRoute('shop.place', person.caller, { body });
  if (story.paid === false) return id;
  await callRoute('shop.pay', person.caller, { params: { id }, body: { payPassword: PAY_PASSWORD } });
  return id;
}

async function review(
  { callRoute }: DemoContext,
  { caller }: Person,
  id: string,
  words: Story['review'],
): Promise<void> {
  const { lines } = await callRoute('shop.order', caller, { params: { id } });
  const [line] = lines;
  if (line && words) await callRoute('shop.writeReview', caller, { params: { id: line.id }, body: words });
}

async function ask({ callRoute }: DemoContext, { caller }: Person, id: string): Promise<void> {
  const { lines } = await callRoute('shop.order', caller, { params: { id } });
  const body = { reason: 'The lid does not close.', lines: `${lines[0]?.id ?? ''}:1` };
  await callRoute('shop.requestRefund', caller, { params: { id }, body });
}

/** The acts of one story, which know of each other the number of the order. */
function actsOf(story: Story): Act[] {
  let id = '';
  const params = () => ({ params: { id } });
  const at = (before: number | undefined, run: (context: DemoContext, person: Person) => Promise<unknown>): Act[] =>
    before === undefined ? [] : [{ before, run: (context) => run(context, personOf(context, story.buyer)) }];
  const parcel = { carrier: 'DHL', tracking: `JD0143${story.buyer}${story.goods}7790` };
  return [
    ...at(story.placed, async (context) => (id = await place(context, story))),
    ...at(story.shipped, async ({ callRoute, operators: [operator] }) => {
      if (operator) await callRoute('shop.ship', operator, { ...params(), body: parcel });
    }),
    ...at(story.received, async (context, person) => {
      await context.callRoute('shop.receive', person.caller, params());
      await review(context, person, id, story.review);
    }),
    ...at(story.asked, (context, person) => ask(context, person, id)),
    ...at(story.canceled, ({ callRoute }, { caller }) => callRoute('shop.cancelPaid', caller, params())),
  ];
}

/** The countries that are served, and two coupons that everybody can claim: two operators issue so many. */
async function furnish({ callRoute, operators: [operator, second], ports }: DemoContext): Promise<void> {
  if (!operator || !second) return;
  for (const [country, first, further, freeFrom, least, most] of FREIGHT) {
    const body = { first, further, freeFrom, days: { least, most } };
    await callRoute('shop.setFreight', operator, { params: { country }, body });
  }
  const now = ports.clock.now();
  const dates = { from: now.toISOString(), until: new Date(now.getTime() + 90 * DAY).toISOString() };
  const coupon = { ...dates, number: 500, reason: 'a welcome' };
  const values = [
    { fixed: '5', minimum: '30' },
    { percentBp: 1_000, cap: '10', minimum: '0' },
  ];
  for (const value of values) {
    const { proposal } = await callRoute('shop.issueCoupon', operator, { body: { ...coupon, ...value } });
    if (proposal !== null) await approveShown(callRoute, second, proposal);
  }
}

/** Orders in every state, with reviews and coupons, over the last two weeks of the demo world. */
export const shopOrders = (): Act[] => [{ before: 13 * DAY, run: furnish }, ...STORIES.flatMap(actsOf)];

/** Ends the time limits of orders that are over when the world is handed over. */
export const endShopOrders = ({ ports }: DemoContext): Promise<number> => endDueOrders(ports);
