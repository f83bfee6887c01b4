import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { MICRO, amount } from '@greenhall/domain/shared/money';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { post } from '@greenhall/server/slices/ledger/index';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { PAY_PASSWORD } from '@greenhall/test-kit/world';
import { afterAll, beforeAll } from 'vitest';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { demandWrite } from '../harness/shop-buyer.ts';
import { furnishTraders } from '../harness/traders.ts';
import type { seatsOf, World } from './in-failure-modes.ts';
import { levelPresses } from './level-presses.ts';
import type { WriteSiteTest } from './failure-modes.ts';
import { driverOf } from './member-presses.ts';
import { moneyPresses } from './money-presses.ts';

/** Wallet accounts, and coins that pay for levels. */
async function furnish(ports: Ports, members: readonly Settled[]): Promise<void> {
  await furnishTraders(ports, members);
  const [first] = members;
  const postings = (['bdb', 'ftb'] as const).map((coin) => {
    const to = available(BigInt(first?.no ?? 0), coin);
    return posting('recharge', platformAccount('outside:receipt', coin), to, amount(2_000n * MICRO));
  });
  await transact(ports.db, (tx) => post(tx, { reference: 'test:levels', at: ports.clock.now(), postings }));
}

const PLACES = [
  'web/features/wallet/screens/withdraw wallet.withdraw',
  'web/features/wallet/screens/exchange wallet.exchange',
  'web/features/wallet/payment-request/given-request wallet.payPaymentRequest',
  'web/features/wallet/payment-request/use-cancel-request wallet.cancelPaymentRequest',
  'web/features/wallet/parts/use-take-back wallet.cancelTransfer',
  'web/features/wallet/parts/use-take-back wallet.cancelWithdrawal',
  'web/features/stock/parts/buy-sheet stock.reinvest',
  'web/features/stock/parts/buy-sheet stock.upgrade',
  'web/features/network/parts/cooling-payments stock.cancelPayment',
];

/** A member who withdraws, exchanges, answers payment requests and pays for levels. */
export function moneyWorld(seats: typeof seatsOf): World {
  let server: ServerHere;
  let ann: Settled;
  let presses: readonly WriteSiteTest[] = [];

  beforeAll(async () => {
    server = await openServerHere();
    const [first, second] = await server.join(['annamoves', 'benmoves'], 4_000n, furnish);
    if (!first || !second) throw new Error('nobody is there');
    ann = first;
    const body = { member: ann.no, coin: 'bdb', payPassword: PAY_PASSWORD } as const;
    await demandWrite(server.url, ann, 'stock.activate', { body });
    const driver = driverOf(server, first, '');
    presses = [...moneyPresses(driver, second), ...levelPresses(driver)];
  });
  afterAll(() => server.close());

  const sit = seats(
    () => server,
    () => ann,
  );
  return { places: PLACES, presses: () => presses, sit };
}
