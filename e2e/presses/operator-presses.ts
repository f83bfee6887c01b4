import { LANGUAGES, LANGUAGE_NAMES } from '@greenhall/locales/languages';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { ServerHere } from '../harness/server-here.ts';
import { t } from '../harness/words.ts';
import type { Colleague } from './desk.ts';
import type { WriteSiteTest } from './failure-modes.ts';

/** Who and what the presses are about. */
export interface DeskWorld {
  readonly server: ServerHere;
  readonly anna: Settled;
  readonly goods: string;
  /** An operator at the interface, who does and reads what is beside the page. */
  readonly grace: Colleague;
}

/** While it is busy, the library of the console puts the name of its sign before the button's own. */
const named = (name: string) => ({ name: new RegExp(`^(?:loading )?${name}$`) });
const button = (page: Page, name: string) => page.getByRole('button', named(name));
const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', named(name));

/** Opens a place of the console at which there is no screen. */
export async function goNowhere(page: Page, { url }: ServerHere): Promise<void> {
  await page.goto(`${url}/admin/#/nowhere`);
  await page.getByRole('heading', { level: 1, name: t('console.notFound') }).waitFor();
}

/** Goes to a screen from elsewhere, so that it is drawn anew without being loaded. */
async function go(page: Page, { server }: DeskWorld, path: string): Promise<void> {
  await goNowhere(page, server);
  await page.goto(`${server.url}/admin/#${path}`);
}

/** Pressed again, it asks what came of the earlier one, and says so. */
const says = (press: WriteSiteTest, text: string) => async (page: Page) => {
  await press.button(page).click();
  await page.getByText(text).first().waitFor();
};

/** A question that is answered in a bubble at the button. */
function decision(world: DeskWorld): WriteSiteTest {
  const remove = t('messagesDesk.remove');
  const open = async () => (await world.grace.call('messages.cannedAnswers')).items.length;
  const shown = (page: Page) => expect.poll(() => button(page, remove).count()).toBe(0);
  return {
    place: 'console/features/messages/canned-answers messages.withdrawCannedAnswer',
    path: '/admin/message-answers/*/withdraw',
    open: async (page) => {
      await go(page, world, '/canned-answers');
      await button(page, remove).click();
    },
    button: (page) => button(page, remove).and(page.locator('.ant-popconfirm button')),
    close: (page) => page.keyboard.press('Escape'),
    staysOpen: true,
    state: open,
    effect: () => 0,
    shown,
    endsItself: true,
    reloaded: shown,
    refusal: 'statusChanged',
    undo: async () => {
      const texts = Object.fromEntries(LANGUAGES.map((language) => [language, 'Hello'])) as Record<
        (typeof LANGUAGES)[number],
        string
      >;
      if ((await open()) === 0)
        await world.grace.call('messages.addCannedAnswer', { body: { title: 'A farewell', texts } });
    },
  };
}

/** A dialog that asks for values. */
function dialog(world: DeskWorld): WriteSiteTest {
  const add = t('messagesDesk.newCanned');
  const items = async () => (await world.grace.call('messages.cannedAnswers')).items;
  const title = (page: Page) => page.getByLabel(t('messagesDesk.cannedTitle'), { exact: true });
  const press: WriteSiteTest = {
    place: 'console/features/messages/canned-answers messages.addCannedAnswer',
    path: '/admin/message-answers',
    open: async (page) => {
      await go(page, world, '/canned-answers');
      await button(page, add).click();
      await title(page).fill('A greeting');
      for (const language of LANGUAGES)
        await page.getByLabel(LANGUAGE_NAMES[language], { exact: true }).and(page.locator('textarea')).fill('Hello');
    },
    button: (page) => inDialog(page, add),
    close: (page) => page.keyboard.press('Escape'),
    staysOpen: true,
    state: async () => (await items()).length,
    effect: () => 1,
    shown: async (page) => {
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
      await page.getByRole('cell', { name: 'A greeting' }).waitFor();
    },
    typed: (page) => title(page).inputValue(),
    reloaded: async (page) => {
      await press.open(page);
      await says(press, t('earlierDone'))(page);
    },
    refusal: 'statusChanged',
    undo: async () => {
      for (const { id } of await items()) await world.grace.call('messages.withdrawCannedAnswer', { params: { id } });
    },
  };
  return press;
}

/** A button in a drawer, which can be closed at any time. */
function drawer(world: DeskWorld): WriteSiteTest {
  const params = { id: world.goods };
  const state = async () => (await world.grace.call('shop.deskGoods', { params })).state;
  const press: WriteSiteTest = {
    place: 'console/features/shop/goods shop.setGoodsState',
    path: '/admin/shop/goods/*/state',
    open: async (page) => {
      await go(page, world, '/goods');
      await button(page, t('console.goods.open')).click();
      await inDialog(page, t('console.goods.takeOff')).waitFor();
    },
    button: (page) => inDialog(page, t('console.goods.takeOff')),
    close: async (page) => {
      await inDialog(page, 'Close').first().click();
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    },
    state,
    effect: () => 'offSale',
    shown: (page) => inDialog(page, t('console.goods.putOnSale')).waitFor(),
    endsItself: true,
    reopened: (page) => says(press, t('earlierUnderWay'))(page),
    // What is open stands in the address.
    reloaded: (page) => press.shown(page),
    refusal: 'statusChanged',
    undo: async () => {
      if ((await state()) !== 'onSale')
        await world.grace.call('shop.setGoodsState', { params, body: { isOnSale: true } });
    },
  };
  return press;
}

/** A form that stands on its screen. */
function inPlace(world: DeskWorld): WriteSiteTest {
  const params = { member: world.anna.no };
  const note = (page: Page) => page.getByLabel(t('messagesDesk.note'), { exact: true });
  const press: WriteSiteTest = {
    place: 'console/features/messages/notes messages.addNote',
    path: '/admin/messages/*/notes',
    open: async (page) => {
      await go(page, world, `/messages?member=${world.anna.no}`);
      await note(page).fill('She writes again tomorrow');
    },
    button: (page) => button(page, t('messagesDesk.addNote')),
    state: async () => (await world.grace.call('messages.notes', { params, query: {} })).items.length,
    effect: (before) => Number(before) + 1,
    shown: (page) => expect.poll(() => note(page).inputValue()).toBe(''),
    typed: (page) => note(page).inputValue(),
    reopened: (page) => says(press, t('earlierUnderWay'))(page),
    reloaded: async (page) => {
      await press.open(page);
      await says(press, t('earlierDone'))(page);
    },
    refusal: 'statusChanged',
  };
  return press;
}

/** One press of each way of pressing in the console. Each begins on any screen. */
export const operatorPresses = (world: DeskWorld): readonly WriteSiteTest[] => [
  decision(world),
  dialog(world),
  drawer(world),
  inPlace(world),
];
