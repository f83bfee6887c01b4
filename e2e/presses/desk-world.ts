import type { SettledOperator } from '@greenhall/test-kit/operators';
import { clientOf } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { afterAll, beforeAll } from 'vitest';
import type { UserBrowser } from '../harness/browser.ts';
import { takeDesk } from '../harness/operator.ts';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { colleagueOf } from './desk.ts';
import { sinceNow, type World } from './in-failure-modes.ts';
import type { WriteSiteTest } from './failure-modes.ts';
import { goNowhere, operatorPresses } from './operator-presses.ts';

/** One of each way of pressing: a decision, a dialog that asks for values, a drawer, and a form on its screen. */
const PLACES = [
  'console/features/messages/canned-answers messages.withdrawCannedAnswer',
  'console/features/messages/canned-answers messages.addCannedAnswer',
  'console/features/shop/goods shop.setGoodsState',
  'console/features/messages/notes messages.addNote',
];

/** An operator who decides, answers and writes. */
export function deskWorld(): World {
  let server: ServerHere;
  let seat: UserBrowser;
  let presses: readonly WriteSiteTest[] = [];

  beforeAll(async () => {
    server = await openServerHere();
    let goods = '';
    const [anna] = (await server.join(['annapressed'], 100n, async (ports) => {
      goods = String((await (await furnishShop(ports)).sell({ name: 'Steel flask', price: 12n, stock: 5n })).goodsId);
    })) as [Settled];
    await clientOf(server.url, anna).call('messages.send', { body: { text: 'Hello' }, files: {} });
    const [one, two] = (await server.appoint('adapresses', 'gracepresses')) as [SettledOperator, SettledOperator];
    seat = await takeDesk(server.url, one);
    presses = operatorPresses({ server, anna, goods, grace: colleagueOf(server, two) });
  });
  afterAll(() => server.close());

  /** The same browser for all: what came of an earlier press may have been left open. */
  const sit = async (): Promise<UserBrowser> => {
    const { page } = seat;
    await page.unrouteAll();
    await page.evaluate(`localStorage.removeItem('acts')`);
    await goNowhere(page, server);
    await page.reload();
    return sinceNow(seat);
  };

  return { places: PLACES, presses: () => presses, sit };
}
