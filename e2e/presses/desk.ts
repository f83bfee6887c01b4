import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { deskClientOf } from '@greenhall/test-kit/outside';
import type { Locator, Page } from 'playwright-core';
import type { UserBrowser } from '../harness/browser.ts';
import { openScreen, takeDesk, notified } from '../harness/operator.ts';
import type { ServerHere } from '../harness/server-here.ts';
import { t } from '../harness/words.ts';

/** An operator at the interface, without a page: what the server knows is read by it. */
export type Colleague = ReturnType<typeof deskClientOf>;

export const colleagueOf = ({ url }: ServerHere, { cookie }: SettledOperator): Colleague =>
  deskClientOf(url, `${OPERATOR_COOKIE}=${cookie}`);

/** An operator in a browser, and the ways of pressing in the console. */
export interface Desk {
  readonly seat: UserBrowser;
  readonly page: Page;
  readonly button: (name: string, within?: Page | Locator) => Locator;
  readonly dialog: (name: string) => Locator;
  readonly row: (text: string) => Locator;
  readonly open: (path: string) => Promise<void>;
  /** Presses a decision and answers its question. */
  readonly decide: (name: string, within?: Page | Locator) => Promise<void>;
  /** Opens a dialog, types into its fields by their labels, and sends it. */
  readonly send: (name: string, typed: Readonly<Record<string, string>>, options?: Sending) => Promise<void>;
  /** Chooses in a field that opens a list. */
  readonly choose: (within: Locator, label: string, option: string) => Promise<void>;
  /** Does something, and waits until the operator is told so. */
  readonly told: (text: string, act: () => Promise<void>) => Promise<void>;
}

interface Sending {
  readonly within?: Page | Locator;
  /** What sends it, when it is called otherwise than what opens it. */
  readonly okText?: string;
  /** What is chosen besides, once the dialog is open. */
  readonly also?: (dialog: Locator) => Promise<void>;
}

export async function openDesk(server: ServerHere, operator: SettledOperator): Promise<Desk> {
  const seat = await takeDesk(server.url, operator);
  const { page } = seat;
  const button: Desk['button'] = (name, within = page) => within.getByRole('button', { name, exact: true });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  return {
    seat,
    page,
    button,
    dialog,
    row: (text) => page.getByRole('row').filter({ hasText: text }),
    open: (path) => openScreen(page, server.url, path),
    decide: async (name, within = page) => {
      await button(name, within).first().click();
      await button(name, page.locator('.ant-popconfirm')).click();
    },
    send: async (name, typed, { within = page, okText = name, also } = {}) => {
      await button(name, within).first().click();
      for (const [label, value] of Object.entries(typed))
        await dialog(name).getByLabel(label, { exact: true }).fill(value);
      await also?.(dialog(name));
      await button(okText, dialog(name)).click();
    },
    choose: async (within, label, option) => {
      await within.getByRole('combobox', { name: label }).click();
      await page.getByTitle(option, { exact: true }).last().click();
    },
    told: (text, act) => notified(page, text, act),
  };
}

/** What operators propose to each other, as its kind and state, the newest first. */
export const proposalsOf = async (colleague: Colleague): Promise<string[]> =>
  (await colleague.call('admin.proposals', { query: {} })).items.map(({ kind, state }) => `${kind} ${state}`);

export const REASON = t('console.reason');
