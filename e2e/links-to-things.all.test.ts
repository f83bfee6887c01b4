import { run } from '@greenhall/server/platform/database/database';
import { APPEAL_TRANSITIONS } from '@greenhall/domain/otc/trade/appeal';
import { TRADE_TRANSITIONS } from '@greenhall/domain/otc/trade/trade';
import { ORDER_TRANSITIONS } from '@greenhall/domain/shop/order/order';
import { VERIFICATION_TRANSITIONS } from '@greenhall/domain/verification/case';
import { RECHARGE_TRANSITIONS } from '@greenhall/domain/wallet/recharge';
import { WITHDRAWAL_TRANSITIONS } from '@greenhall/domain/wallet/withdrawal';
import type { PlainKey } from '@greenhall/locales/runtime';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  addresses,
  desk,
  found,
  member,
  openAddress,
  openFound,
  openWorldOfThings,
  server,
} from './links-to-things-world.ts';

openWorldOfThings();

type Change = (state: string) => ReturnType<typeof sql>;

/** What is set to each of its states as the tables allow it, how operators find it, and where a member reads it. */
const LIVES: readonly (readonly [
  title: PlainKey,
  address: string | null,
  states: readonly string[],
  change: Change,
])[] = [
  [
    'console.recharges',
    'wallet/chongzhirecord',
    RECHARGE_TRANSITIONS.states,
    (state) => sql`update wallet_recharge set state = ${state}, first_operator = 'otto', second_operator = 'nina'`,
  ],
  [
    'console.withdrawals',
    'wallet/tixianrecord',
    WITHDRAWAL_TRANSITIONS.states,
    (state) => sql`update wallet_withdrawal set state = ${state}, first_operator = 'otto', second_operator = 'nina',
                          reference = 'r', reference_key = 'r', sent_at = now(), txid = ${`0x${'a'.repeat(64)}`}`,
  ],
  [
    'console.orders',
    'otc/otcOrderDetails',
    TRADE_TRANSITIONS.states,
    (state) => sql`update otc_trade set state = ${state}, due_at = null,
                          closed_at = case when ${state} in ('completed', 'canceled') then now() end,
                          settles_at = case when ${state} = 'completed' then now() + interval '1 day' end`,
  ],
  [
    'otc.appeals',
    null,
    APPEAL_TRANSITIONS.states,
    (state) =>
      sql`update otc_appeal set state = ${state}, decided_at = case when ${state} <> 'inReview' then now() end`,
  ],
  [
    'shopDesk.orders',
    'shop/shopOrderDetails',
    ORDER_TRANSITIONS.states,
    (state) => sql`update shop_order set state = ${state}, due_at = null,
                          came_from = case when ${state} = 'afterSale' then 'toShip' end`,
  ],
  [
    'verification.title',
    null,
    VERIFICATION_TRANSITIONS.states.filter((state) => state !== 'draft'),
    (state) => sql`update verification_case set state = ${state}, decided_at = now(), ended_at = now(),
                          reviewer_id = case when ${state} = 'inReview' then 1 end,
                          reviewer = case when ${state} = 'inReview' then 'otto' end,
                          claimed_until = case when ${state} = 'inReview' then now() + interval '1 hour' end`,
  ],
];

test.each(LIVES)('%s: each of its links shows it in each of its states', async (title, address, states, change) => {
  const onDesk = found().find(([one]) => one === title);
  const ofMember = addresses().find(([one]) => address !== null && one.startsWith(address));
  if (!onDesk) throw new Error(title);
  for (const state of states) {
    await run(server.app.ports.db, change(state));
    await openFound(onDesk);
    if (ofMember) await openAddress(ofMember);
    expect([...desk.faults(), ...member.faults()], state).toEqual([]);
  }
});
