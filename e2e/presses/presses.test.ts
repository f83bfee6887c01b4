import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openSettledSession, type Settled } from '@greenhall/test-kit/settled-world';
import { rounds } from '@greenhall/test-kit/rounds';
import { type Seat, takeSeat } from '../harness/browser.ts';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { putSession } from '../harness/signed-in.ts';
import {
  answerLost,
  closedUnderWay,
  connectionReset,
  type Press,
  pressed,
  pressedTwice,
  refused,
  reloadedUnderWay,
  swallowed,
} from './manners.ts';
import { furnish, memberPresses } from './member-presses.ts';
import { REGISTER, type Way } from './register.ts';

let server: ServerHere;
let ann: Settled;
let seat: Seat | undefined;
let presses: readonly Press[] = [];

/** What moves coins, goods or rights. The first of each way of pressing is pressed in every manner. */
const PLACES = [
  'web/features/wallet/parts/transfer-form wallet.transfer',
  'web/features/identity/session/transfer-lock-card identity.setTransferLock',
  'web/features/wallet/screens/conversion wallet.convert',
  'web/features/shop/checkout/checkout-sheet shop.place',
  'web/features/shop/order/pay-order shop.pay',
  'web/features/shop/order/order-acts shop.cancel',
  'web/features/members/screens/user-edit members.updateProfile',
];

const pressAt = (place: string): Press => {
  const press = presses.find((one) => one.place === place);
  if (!press || !(place in REGISTER)) throw new Error(`nothing is pressed at ${place}`);
  return press;
};

beforeAll(async () => {
  server = await openServerHere();
  let sku = '';
  const [first, second] = await server.join(['annapresses', 'benpresses'], 2_000n, async (ports, members) => {
    ({ sku } = await furnish(ports, members));
  });
  if (!first || !second) throw new Error('nobody is there');
  ann = first;
  presses = memberPresses(server, first, second, sku);
});
afterAll(() => server.close());

/** A browser of its own for each press, in which the member is signed in. */
async function sit(): Promise<Seat['page']> {
  ann = await openSettledSession(server.app.ports, ann.no, ann.name, ann.invitation);
  await seat?.context.close();
  seat = await takeSeat();
  await putSession(seat, server, ann);
  return seat.page;
}

const wayOf = (place: string): Way | undefined => REGISTER[place]?.way;
/** Whether a place stands for its way of pressing: `npm run test:long` presses all places in every manner. */
const isOfItsWay = (place: string): boolean =>
  rounds(0, 1) === 1 || PLACES.find((one) => wayOf(one) === wayOf(place)) === place;

describe.each(PLACES)('%s', (place) => {
  let answer: unknown;
  beforeEach(() => pressAt(place).undo?.());

  test('pressed: the server has it, and the screen shows it', async () => {
    answer = await pressed(await sit(), pressAt(place));
    expect(seat?.faults()).toEqual([]);
  });

  test('pressed again after its answer was lost: one effect', async () => {
    await answerLost(await sit(), pressAt(place));
  });

  test('answered by something that is not the server: the press finds out', async () => {
    await swallowed(await sit(), pressAt(place), answer);
  });
});

describe.each(PLACES.filter(isOfItsWay))('%s, in every manner', (place) => {
  beforeEach(() => pressAt(place).undo?.());

  test('pressed again after the connection was reset: one effect', async () => {
    await connectionReset(await sit(), pressAt(place));
  });

  test('pressed twice at once: one effect', async () => {
    await pressedTwice(await sit(), pressAt(place));
  });

  test('closed and opened again while it is under way: it waits, and there is one effect', async () => {
    await closedUnderWay(await sit(), pressAt(place));
  });

  test('loaded again while it is under way: what came of it is said, and there is one effect', async () => {
    await reloadedUnderWay(await sit(), pressAt(place));
  });

  test('refused: what was typed stands, and the reason is shown', async () => {
    await refused(await sit(), pressAt(place));
  });
});
