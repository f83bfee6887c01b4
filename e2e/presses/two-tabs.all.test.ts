import type { Settled } from '@greenhall/test-kit/settled-world';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type UserBrowser, openUserBrowser } from '../harness/browser.ts';
import { type ServerHere, openServerHere } from '../harness/server-here.ts';
import { putSession } from '../harness/signed-in.ts';
import { t } from '../harness/words.ts';
import { held, type WriteSiteTest } from './failure-modes.ts';
import { furnish, memberPresses } from './member-presses.ts';

let server: ServerHere;
let ann: Settled;
let seat: UserBrowser;
let presses: readonly WriteSiteTest[] = [];

const pressAt = (route: string): WriteSiteTest => {
  const press = presses.find(({ place }) => place.endsWith(` ${route}`));
  if (!press) throw new Error(`nothing presses ${route}`);
  return press;
};

beforeAll(async () => {
  server = await openServerHere();
  let sku = '';
  const [first, second] = await server.join(['annatabs', 'bentabs'], 2_000n, async (ports, members) => {
    ({ sku } = await furnish(ports, members));
  });
  if (!first || !second) throw new Error('nobody is there');
  ann = first;
  presses = memberPresses(server, first, second, sku);
  seat = await openUserBrowser();
  await putSession(seat, server, ann);
});
afterAll(() => server.close());

test.each(['shop.place', 'wallet.transfer'])(
  '%s in a second tab, while that of the first is on its way, has one effect',
  async (route) => {
    const press = pressAt(route);
    const { page: first } = seat;
    await press.open(first);
    const before = await press.state();
    const { letGo, atServer } = await held(first, press, false);
    await press.prove?.(first);
    await press.button(first).click();
    await atServer;

    // The other tab finds what is under way, asks about it, and closes what has not come.
    const second = await seat.context.newPage();
    await press.open(second);
    await press.prove?.(second);
    await press.button(second).click();
    await press.shown(second);
    expect(await press.state()).toEqual(press.effect(before));

    letGo();
    await first.getByText(t('resubmitted')).first().waitFor();
    expect(await press.state()).toEqual(press.effect(before));
    await second.close();
  },
);
