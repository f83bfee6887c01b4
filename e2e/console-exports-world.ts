import { readFileSync } from 'node:fs';
import { available, platformAccount } from '@greenhall/domain/ledger/account';
import { posting } from '@greenhall/domain/ledger/posting';
import { MOST_AT_ONCE } from '@greenhall/domain/admin/exports';
import { amount } from '@greenhall/domain/shared/money';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, HOUR } from '@greenhall/domain/shared/time';
import { audit, stateChange } from '@greenhall/server/platform/audit/audit';
import { run } from '@greenhall/server/platform/database/database';
import { transact } from '@greenhall/server/platform/database/transact';
import { post } from '@greenhall/server/slices/ledger/index';
import { sumClosedDays } from '@greenhall/server/slices/ledger/sum-days';
import type { SettledOperator } from '@greenhall/test-kit/operators';
import { sql } from 'kysely';
import type { Locator } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type ServerHere, openServerHere } from './harness/server-here.ts';
import { type Desk, openDesk } from './presses/desk.ts';

let server: ServerHere;
export let desk: Desk;
// The rows have no pictures, a long list is refused, and so are days that are not closed.
const EXPECTED = /\/Upload\/v\.jpg|\/api\/admin\/exports\/|\/api\/admin\/reports\)/;

export async function downloaded(press: Locator): Promise<{ readonly name: string; readonly text: string }> {
  const [file] = await Promise.all([desk.page.waitForEvent('download'), press.click()]);
  return { name: file.suggestedFilename(), text: readFileSync(await file.path(), 'utf8') };
}

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openConsoleExportsWorld(): void {
  beforeAll(async () => {
    server = await openServerHere();
    const { db, clock } = server.app.ports;
    const [operator] = (await server.appoint('exporter', 'colleague')) as [SettledOperator, SettledOperator];
    await run(
      db,
      sql`insert into wallet_recharge (number, member_no, amount, reference, reference_key, voucher, state, made_at)
        select 'GH-R-' || n, (select min(member_no) from members_state), n::bigint * 1000000, 'r' || n, 'r' || n, 'v.jpg',
               'rejected', ${clock.now()}::timestamptz from generate_series(1, ${MOST_AT_ONCE + 1}::int) n`,
    );
    const at = new Date(clock.now().getTime() - 3 * DAY);
    const postings = [
      posting('recharge', platformAccount('outside:receipt', 'usdt'), available(7n, 'usdt'), amount(25_000_000n)),
    ];
    await transact(db, (tx) => post(tx, { reference: 'journey', at, postings }));
    const by = { operator: 'colleague', detail: {} } as const;
    await transact(db, async (tx) => accept(await audit(tx, { ...by, act: 'ledger.check', subject: '1', at })));
    const askedAt = new Date(at.getTime() - 1.5 * HOUR);
    await run(db, sql`update wallet_recharge set made_at = ${askedAt} where number = 'GH-R-1'`);
    const decided = { act: 'recharge.reject', subject: 'GH-R-1', ...stateChange('submitted', 'rejected') } as const;
    await transact(db, async (tx) => accept(await audit(tx, { ...by, ...decided, at })));
    await sumClosedDays(server.app.ports);
    desk = await openDesk(server, operator);
  });
  afterEach(() => expect(desk.seat.faults().filter((fault) => !EXPECTED.test(fault))).toEqual([]));
  afterAll(() => server.close());
}
