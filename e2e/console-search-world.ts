import { afterAll, beforeAll } from 'vitest';
import { run } from '@greenhall/server/platform/database/database';
import type { Settled } from '@greenhall/test-kit/settled-world';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { sql } from 'kysely';
import type { UserBrowser } from './harness/browser.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { t } from './harness/words.ts';

export let house: ServerHere;
export let anna: Settled;
let otto: SettledOperator | undefined;
export let seat: UserBrowser;

export const address = () => new URL(seat.page.url()).hash;
export const box = () => seat.page.getByRole('combobox', { name: t('console.search') });
export const hit = (name: string | RegExp) => seat.page.getByRole('option', { name });

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openConsoleSearchWorld(): void {
  beforeAll(async () => {
    house = await openServerHere();
    [anna] = (await house.join(['annasought'], 10n)) as [Settled];
    await run(
      house.app.ports.db,
      sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, proved_at, state, made_at)
        values ('GH-R-FOUND', ${anna.no}, 1000000, 'slip', 'slip', now(), 'rejected', now())`,
    );
    [otto] = await house.appoint('ottosearch');
    seat = await takeDesk(house.url, otto);
  });
  afterAll(() => house.close());
}
