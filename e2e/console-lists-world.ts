import { run } from '@greenhall/server/platform/database/database';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { sql } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import type { UserBrowser } from './harness/browser.ts';
import { takeDesk } from './harness/operator.ts';
import { type ServerHere, openServerHere } from './harness/server-here.ts';

export let house: ServerHere;
let anna: Settled;
export let seat: UserBrowser;

/** Members pay in, one after the other; the numbers say in which order. */
export const payIn = (from: number, to: number) =>
  run(
    house.app.ports.db,
    sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, proved_at, state, made_at)
        select 'GH-R-' || n, ${anna.no}, 1000000, 'slip ' || n, 'slip' || n, now(), 'submitted', now()
          from generate_series(${from}::int, ${to}::int) n`,
  );

export const cell = (name: string) => seat.page.getByRole('cell', { name, exact: true });
export const clickButton = (name: string) => seat.page.getByRole('button', { name, exact: true }).click();
/** What went wrong, but for the line that a test has cut itself. */
export const faults = () => seat.faults().filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'));
/** As when the operator comes back to the window: what is shown is read again. */
export const readAgain = () => seat.page.evaluate(`dispatchEvent(new Event('visibilitychange'))`);

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openConsoleListsWorld(): void {
  beforeAll(async () => {
    house = await openServerHere();
    [anna] = (await house.join(['annalists'], 10n)) as [Settled];
    await payIn(101, 150);
    const [otto] = await house.appoint('ottolists', 'olgalists');
    seat = await takeDesk(house.url, otto);
  });
  afterAll(() => house.close());
}
