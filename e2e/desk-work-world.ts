import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { furnishShop } from '@greenhall/test-kit/shop/goods-world';
import { deskClientOf } from '@greenhall/test-kit/outside';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { UserBrowser } from './harness/browser.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

export let server: ServerHere;
export let ada: UserBrowser;
export let page: Page;
/** A colleague, who works through the interface. */
export let grace: ReturnType<typeof deskClientOf>;
export let changed: string;

export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openDeskWorkWorld(): void {
  beforeAll(async () => {
    server = await openServerHere();
    await server.join(['annawaits'], 100n, async (ports) => {
      await (await furnishShop(ports)).sell({ name: 'Steel flask', price: 12n, stock: 5n });
    });
    const [one, two] = (await server.appoint('adaworks', 'graceworks')) as [SettledOperator, SettledOperator];
    ada = await takeDesk(server.url, one);
    page = ada.page;
    grace = deskClientOf(server.url, `${OPERATOR_COOKIE}=${two.cookie}`);
    changed = t('statusChanged');
  });
  beforeEach(() => expect(ada.faults()).toEqual([]));
  afterAll(() => server.close());
}
