import { MINUTE } from '@greenhall/domain/shared/time';
import { run } from '@greenhall/server/platform/database/database';
import { clientOf, sendRead } from '@greenhall/test-kit/outside';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import type { ClockedServer } from '../harness/server-here.ts';
import { demandWrite, PICTURE } from '../harness/shop-buyer.ts';
import { authority, mailedCode } from '../harness/traders.ts';
import { t } from '../harness/words.ts';
import type { WriteSiteTest } from './failure-modes.ts';
import type { Driver } from './member-presses.ts';

const PRICED = {
  coin: 'mey',
  network: 'BEP20',
  side: 'sale',
  price: '1',
  quantity: '60',
  min: '50',
  max: '60',
} as const;

/** What the hall asks of a trader, and trades without a page. */
function tradersOf(server: ClockedServer) {
  const { url } = server;
  const codeOf = async (member: Settled): Promise<string> => {
    server.clock.advance(MINUTE);
    return mailedCode(server, member, 'trade');
  };
  const proofOf = async (member: Settled) => {
    server.clock.advance(MINUTE);
    return authority(server, member);
  };
  /** Five orders a day may be put in: the days of all so far have passed. */
  const passDays = async (): Promise<void> => {
    const today = server.clock.now().toISOString().slice(0, 10);
    await run(
      server.app.ports.db,
      sql`update otc_listing set listed_on = listed_on - id::int where listed_on = ${today}::date`,
    );
  };
  const post = async (member: Settled): Promise<string> => {
    await passDays();
    const body = { ...PRICED, ...(await proofOf(member)) };
    return String((await demandWrite(url, member, 'otc.post', { body }))['id']);
  };
  const take = async (member: Settled, id: string): Promise<string> => {
    const body = { quantity: '60', ...(await proofOf(member)) };
    return String((await demandWrite(url, member, 'otc.take', { params: { id }, body }))['id']);
  };
  return { codeOf, passDays, post, take };
}

/** What the presses of one trader share: the hall, and what stands in it. */
function traderOf(server: ClockedServer, driver: Driver, ben: Settled) {
  const { url, ann, go, dialog, inDialog, password, escape } = driver;
  const { codeOf, passDays, post, take } = tradersOf(server);
  const listed = async (member: Settled) =>
    (await sendRead(url, member, 'otc.myListings', { query: {} })).items.filter(({ mayRevoke }) => mayRevoke);
  const mine = () => listed(ann);
  const revokeAll = async (): Promise<void> => {
    for (const { id } of await mine()) await demandWrite(url, ann, 'otc.revoke', { params: { id }, body: {} });
  };
  const trades = async () => (await sendRead(url, ann, 'otc.trades', { query: {} })).items;
  return {
    ...driver,
    post,
    passDays,
    listed,
    mine,
    revokeAll,
    trades,
    unconfirmed: async () =>
      (await trades()).filter(({ state, role }) => state === 'waitForConfirmation' && role === 'seller'),
    /** A trade that the buyer says it has paid. */
    sell: async (): Promise<string> => {
      await revokeAll();
      const id = await take(ben, await post(ann));
      const body = { txid: `0x${id.padStart(64, '0')}` };
      await clientOf(url, ben).call('otc.claim', { params: { id }, body, files: { voucher: PICTURE } });
      return id;
    },
    openHall: async (page: Page): Promise<void> => {
      await go(page, 'block/home');
      await go(page, 'otc/otc');
      await page.getByText('BEP20', { exact: true }).first().click();
    },
    authorise: async (page: Page): Promise<void> => {
      await dialog(page).getByText(t('code.email'), { exact: true }).click();
      await dialog(page)
        .getByLabel(t('code.label'))
        .fill(await codeOf(ann));
      await inDialog(page, t('otc.next')).click();
      await dialog(page).getByLabel(t('pay.password'), { exact: true }).waitFor();
    },
    confirmed: {
      prove: password,
      button: (page: Page) => inDialog(page, t('common.confirm')),
      close: escape,
      refusal: 'statusChanged',
    } as const,
  };
}

type Trader = ReturnType<typeof traderOf>;

function offers(trader: Trader, ben: Settled): readonly WriteSiteTest[] {
  const { button, confirmed, openHall, authorise, mine, revokeAll, passDays, listed, post, trades } = trader;
  return [
    {
      ...confirmed,
      place: 'web/features/otc/parts/post-sheet otc.post',
      path: '/otc/listings',
      open: async (page) => {
        await openHall(page);
        await button(page, t('otc.postSale')).click();
        await page.getByLabel(t('otc.perCoin', { coin: 'MEY' })).fill('1');
        await page.getByLabel(t('otc.quantity'), { exact: true }).fill('60');
        await page.getByLabel(t('otc.min')).fill('50');
        await authorise(page);
      },
      state: async () => (await mine()).length,
      effect: () => 1,
      shown: (page) => page.getByText(t('otc.posted')).waitFor(),
      undo: async () => {
        await revokeAll();
        await passDays();
      },
    },
    {
      ...confirmed,
      place: 'web/features/otc/parts/take-sheet otc.take',
      path: '/otc/listings/*/take',
      open: async (page) => {
        if ((await listed(ben)).length === 0) await post(ben);
        await openHall(page);
        await page
          .getByRole('button', { name: t('otc.buy') })
          .first()
          .click();
        await page.getByLabel(t('otc.quantity'), { exact: true }).fill('60');
        await authorise(page);
      },
      state: async () => (await trades()).length,
      effect: (before) => Number(before) + 1,
      shown: (page) => page.getByText(t('otc.state.waitForPayment')).first().waitFor(),
    },
  ];
}

function endings(trader: Trader): readonly WriteSiteTest[] {
  const { url, ann, go, button, dialog, inDialog, escape } = trader;
  const { confirmed, openHall, mine, post, unconfirmed, sell } = trader;
  return [
    {
      place: 'web/features/otc/parts/my-listings otc.revoke',
      path: '/otc/listings/*/revoke',
      open: async (page) => {
        if ((await mine()).length === 0) await post(ann);
        await openHall(page);
        await page.getByText(t('otc.list.mine'), { exact: true }).click();
        await button(page, t('otc.revoke')).click();
        await dialog(page).waitFor();
      },
      button: (page) => inDialog(page, t('otc.revoke')),
      close: escape,
      state: async () => (await mine()).length,
      effect: () => 0,
      shown: (page) => page.getByText(t('otc.revoked'), { exact: true }).first().waitFor(),
      refusal: 'statusChanged',
    },
    {
      ...confirmed,
      place: 'web/features/otc/parts/trade-actions otc.confirm',
      path: '/otc/trades/*/confirm',
      open: async (page) => {
        const id = (await unconfirmed())[0]?.id ?? (await sell());
        const { number } = await sendRead(url, ann, 'otc.trade', { params: { id } });
        await go(page, 'block/home');
        await go(page, `otc/otcOrderDetails?id=${id}`);
        await button(page, t('otc.confirm')).click();
        await dialog(page)
          .getByLabel(t('otc.numberEnd', { count: 4 }))
          .fill(number.slice(-4));
      },
      state: async () => (await unconfirmed()).length,
      effect: () => 0,
      shown: (page) => page.locator('main').getByText(t('otc.confirm'), { exact: true }).waitFor({ state: 'hidden' }),
      // The sheet says what came of it, and offers nothing any more.
      endsItself: true,
    },
  ];
}

/** The presses of a trader in the hall: an order that is put in, taken and revoked, and coins that are released. */
export function tradeActs(server: ClockedServer, driver: Driver, ben: Settled): readonly WriteSiteTest[] {
  const trader = traderOf(server, driver, ben);
  return [...offers(trader, ben), ...endings(trader)];
}
