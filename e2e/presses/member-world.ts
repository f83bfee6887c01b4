import { afterAll, beforeAll } from 'vitest';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import type { seatsOf, World } from './in-failure-modes.ts';
import type { WriteSiteTest } from './failure-modes.ts';
import { furnish, memberPresses } from './member-presses.ts';

/** What moves coins, goods or rights. */
const PLACES = [
  'web/features/wallet/parts/transfer-form wallet.transfer',
  'web/features/identity/session/transfer-lock-card identity.setTransferLock',
  'web/features/wallet/screens/conversion wallet.convert',
  'web/features/shop/checkout/checkout-sheet shop.place',
  'web/features/shop/order/pay-order shop.pay',
  'web/features/shop/order/order-acts shop.cancel',
  'web/features/members/screens/user-edit members.updateProfile',
];

/** A member who sends, converts, buys and edits. */
export function memberWorld(seats: typeof seatsOf): World {
  let server: ServerHere;
  let ann: Settled;
  let presses: readonly WriteSiteTest[] = [];

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

  const sit = seats(
    () => server,
    () => ann,
  );
  return { places: PLACES, presses: () => presses, sit };
}
