import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { packableFrom } from '@greenhall/domain/shop/address/address';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Answer } from '../../../platform/http/call.ts';
import { lastCoolDownOf } from '../../identity/index.ts';
import { presentArrival } from '../freight/present.ts';
import { type FreightRow, allFreight } from '../freight/store.ts';
import type { AddressRow } from './store.ts';

/** What decides when goods arrive at a member's addresses. */
interface Sending {
  readonly now: Date;
  /** The end of the member's cool-down, or of its last one. */
  readonly coolsUntil: number | null;
  readonly freight: readonly FreightRow[];
}

export async function readSending(db: Db | Tx, memberNo: MemberNo, now: Date): Promise<Sending> {
  return { now, coolsUntil: await lastCoolDownOf(db, memberNo), freight: await allFreight(db) };
}

/** An address with what an order that is paid for now waits for. */
export function presentAddress(
  { id, usableAt, ...row }: AddressRow,
  { now, coolsUntil, freight }: Sending,
): Answer<'shop.addAddress'> {
  const [at, rested] = [now.getTime(), usableAt.getTime()];
  const from = Math.max(at, rested, coolsUntil ?? at);
  const proved = packableFrom(at, { coolsUntil, isProved: true, before: rested, isNewDefault: false });
  const rule = freight.find(({ country }) => country === row.country);
  return {
    ...row,
    id: String(id),
    packableAt: from > at ? new Date(from).toISOString() : null,
    mayLift: rested > at && proved <= at,
    arrival: presentArrival(rule, new Date(from)),
  };
}
