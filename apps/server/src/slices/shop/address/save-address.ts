import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { ADDRESSES, packableFrom } from '@greenhall/domain/shop/address/address';
import type { Tx } from '../../../platform/database/database.ts';
import { lockText } from '../../../platform/database/locks.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { lastCoolDownOf, provePayPassword } from '../../identity/index.ts';
import { presentAddress, readSending } from './present.ts';
import {
  type AddressChange,
  type AddressRow,
  type TypedAddress,
  clearDefault,
  deleteAddress,
  insertAddress,
  numberOfAddresses,
  myAddress,
  updateAddress,
} from './store.ts';

type Saving = Call<'shop.addAddress'> | Call<'shop.changeAddress'>;

const isSamePlace = (before: AddressRow, typed: TypedAddress): boolean =>
  (['name', 'phone', 'country', 'lines'] as const).every((field) => before[field] === typed[field]);

/** An address as it was sent, and whether the payment password came with it. */
interface Sent {
  readonly typed: TypedAddress;
  readonly isProved: boolean;
}

/** The payment password is optional; one that was sent has to be right (`payPasswordWrong`). */
async function readSent(ports: Ports, call: Saving): Promise<Result<Sent>> {
  const { payPassword, ...typed } = call.body;
  if (payPassword === undefined) return accept({ typed, isProved: false });
  const proved = await provePayPassword(ports, call.caller, payPassword);
  return proved.ok ? accept({ typed, isProved: true }) : proved;
}

async function changeOf(
  ports: Ports,
  tx: Tx,
  memberNo: MemberNo,
  { typed, isProved }: Sent,
  before: AddressRow | undefined,
): Promise<AddressChange> {
  const at = ports.clock.now();
  const usableAt = packableFrom(at.getTime(), {
    coolsUntil: await lastCoolDownOf(tx, memberNo),
    isProved,
    before: before && isSamePlace(before, typed) ? before.usableAt.getTime() : null,
    isNewDefault: typed.isDefault && !before?.isDefault,
  });
  return { ...typed, usableAt: new Date(usableAt), at };
}

/** What the member is told of a change; nothing of one by which no goods go elsewhere. */
function noticeOf(before: AddressRow, typed: TypedAddress): 'addressChanged' | 'addressDefault' | undefined {
  if (!isSamePlace(before, typed)) return 'addressChanged';
  return typed.isDefault && !before.isDefault ? 'addressDefault' : undefined;
}

/** Adds an address. The first one is the default one. */
export async function addAddress(
  ports: Ports,
  call: Call<'shop.addAddress'>,
): Promise<Result<Answer<'shop.addAddress'>>> {
  const me = call.caller.memberNo;
  const sent = await readSent(ports, call);
  if (!sent.ok) return sent;
  return once(ports, call, async (tx) => {
    await lockText(tx, 'shopBuyer', String(me));
    const number = await numberOfAddresses(tx, me);
    if (number >= ADDRESSES) return refuse('addressLimit', { max: ADDRESSES });
    const typed = { ...sent.value.typed, isDefault: sent.value.typed.isDefault || number === 0 };
    const change = await changeOf(ports, tx, me, { ...sent.value, typed }, undefined);
    if (typed.isDefault) await clearDefault(tx, me);
    await ports.notify(tx, me, 'addressChanged', { change: 'addressAdded' });
    const row = await insertAddress(tx, me, change);
    return accept(presentAddress(row, await readSending(tx, me, change.at)));
  });
}

/** Changes an address. Goods for another place than before wait as for a new address. */
export async function changeAddress(
  ports: Ports,
  call: Call<'shop.changeAddress'>,
): Promise<Result<Answer<'shop.changeAddress'>>> {
  const me = call.caller.memberNo;
  const id = BigInt(call.params.id);
  const sent = await readSent(ports, call);
  if (!sent.ok) return sent;
  return once(ports, call, async (tx) => {
    await lockText(tx, 'shopBuyer', String(me));
    const before = await myAddress(tx, me, id);
    if (!before) return refuse('notFound');
    const change = await changeOf(ports, tx, me, sent.value, before);
    if (change.isDefault) await clearDefault(tx, me);
    const told = noticeOf(before, sent.value.typed);
    if (told) await ports.notify(tx, me, 'addressChanged', { change: told });
    const row = await updateAddress(tx, me, id, change);
    return accept(presentAddress(row, await readSending(tx, me, change.at)));
  });
}

export function removeAddress(
  ports: Ports,
  call: Call<'shop.removeAddress'>,
): Promise<Result<Answer<'shop.removeAddress'>>> {
  const me = call.caller.memberNo;
  return once(ports, call, async (tx) => {
    const removed = await deleteAddress(tx, me, BigInt(call.params.id));
    if (!removed) return refuse('notFound');
    await ports.notify(tx, me, 'addressChanged', { change: 'addressRemoved' });
    return accept({});
  });
}
