import type { Network } from '@greenhall/domain/chain/networks';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Amount, Coin } from '@greenhall/domain/shared/money';
import type { Arrival } from '@greenhall/domain/wallet/funding-steps';
import { sql } from 'kysely';
import { type Db, rows } from '../../../platform/database/database.ts';
import { columns, select } from '../../../platform/database/select.ts';

interface ArrivalRow {
  readonly from: Extract<Arrival['from'], 'recharge' | 'transfer'>;
  readonly coin: Coin;
  readonly amount: Amount;
  readonly until: Date | null;
}

/** More are not shown, and are no part of a plan. */
const MOST = 20;

/** Recharges that operators have not decided, each with the time of its way, and transfers that wait, the oldest first. */
export async function arrivalsOf(db: Db, memberNo: MemberNo): Promise<Arrival[]> {
  const found = await rows(
    db,
    sql<ArrivalRow>`
      (select 'recharge' as "from", 'usdt' as coin, r.amount, r.made_at + w.hours * interval '1 hour' as until, r.made_at as at
         from wallet_recharge r left join wallet_pay_in_way w on w.id = r.way_id
        where r.member_no = ${memberNo} and r.state in ('submitted', 'approved') order by r.id limit ${MOST})
      union all
      (select 'transfer', coin, amount - fee, credits_at, made_at from wallet_transfer
        where payee = ${memberNo} and state = 'held' order by id limit ${MOST})
      order by at`,
  );
  return found.map(({ until, ...row }) => ({ ...row, until: until?.getTime() ?? null }));
}

/** From when a member has a usable address on each network; a network without one is absent. */
export async function addressesOf(db: Db, memberNo: MemberNo): Promise<ReadonlyMap<Network, number>> {
  const found = await rows(
    db,
    select(columns('wallet_account', ['network']).and({ usableAt: sql<Date>`min(usable_at)` }))`
      from wallet_account
       where member_no = ${memberNo} and deleted_at is null group by network`,
  );
  return new Map(found.map(({ network, usableAt }) => [network, usableAt.getTime()]));
}
