import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { ADDRESSES, packableFrom } from '@greenhall/domain/shop/address/address';
import type { Tx } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { lastCoolDownOf } from '../../identity/index.ts';
import { presentAddress } from './present.ts';
import {
  type AddressChange,
  type AddressRow,
  type TypedAddress,
  clearDefault,
  deleteAddress,
  insertAddress,
  numberOfAddresses,
  ownAddress,
  updateAddress,
} from './store.ts';

const isSamePlace = (before: AddressRow, typed: TypedAddress): boolean =>
  (['name', 'phone', 'country', 'lines'] as const).every((field) => before[field] === typed[field]);

async function changeOf(
  ports: Ports,
  tx: Tx,
  memberNo: bigint,
  typed: TypedAddress,
  before: AddressRow | undefined,
): Promise<AddressChange> {
  const at = ports.clock.now();
  const coolsUntil = await lastCoolDownOf(tx, memberNo);
  const usableAt =
    before && isSamePlace(before, typed) ? before.usableAt : new Date(packableFrom(at.getTime(), coolsUntil));
  return { ...typed, usableAt, at };
}

/** Adds an address. The first one is the default one. */
export function addAddress(ports: Ports, call: Call<'shop.addAddress'>): Promise<Result<Answer<'shop.addAddress'>>> {
  const me = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    await lockText(tx, 'shopBuyer', String(me));
    const number = await numberOfAddresses(tx, me);
    if (number >= ADDRESSES) return refuse('addressLimit', { max: ADDRESSES });
    const typed = { ...call.body, isDefault: call.body.isDefault || number === 0 };
    const change = await changeOf(ports, tx, me, typed, undefined);
    if (typed.isDefault) await clearDefault(tx, me);
    return accept(presentAddress(await insertAddress(tx, me, change)));
  });
}

/** Changes an address. Goods for another place than before wait as for a new address. */
export function changeAddress(
  ports: Ports,
  call: Call<'shop.changeAddress'>,
): Promise<Result<Answer<'shop.changeAddress'>>> {
  const me = call.caller.memberNo;
  const id = BigInt(call.params.id);
  return once(ports, call, async (tx) => {
    await lockText(tx, 'shopBuyer', String(me));
    const before = await ownAddress(tx, me, id);
    if (!before) return refuse('notFound');
    const change = await changeOf(ports, tx, me, call.body, before);
    if (change.isDefault) await clearDefault(tx, me);
    return accept(presentAddress(await updateAddress(tx, me, id, change)));
  });
}

export function removeAddress(
  ports: Ports,
  call: Call<'shop.removeAddress'>,
): Promise<Result<Answer<'shop.removeAddress'>>> {
  return once(ports, call, async (tx) => {
    const removed = await deleteAddress(tx, call.caller.memberNo, BigInt(call.params.id));
    return removed ? accept({}) : refuse('notFound');
  });
}
