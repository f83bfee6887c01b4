import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Call } from '../../../platform/http/call.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { provePayPassword } from '../authentication/authority.ts';
import { checkAddress, spendMyCode } from '../code/codes.ts';
import { bindWithin } from './credentials.ts';
import { recordChange } from '../store.ts';
import { contactsOf } from '../code/store-contact.ts';

/** Binds or changes a phone or e-mail. The new one is proved by its code, and so is the one that it replaces. */
export async function bindContact(
  ports: Ports,
  call: Call<'identity.bindContact'>,
): Promise<Result<Record<string, never>>> {
  const { channel, code, oldCode, payPassword } = call.body;
  const { memberNo } = call.caller;
  const address = checkAddress(channel, call.body.address);
  if (!address.ok) return address;
  const proved = await provePayPassword(ports, call.caller, payPassword);
  if (!proved.ok) return proved;
  const old = (await contactsOf(ports.db, memberNo))[channel];
  if (old !== null) {
    if (oldCode === undefined) return refuse('bindOldRequired');
    const given = await spendMyCode(ports, memberNo, { purpose: 'confirm', channel, code: oldCode, address: old });
    if (!given.ok) return given;
  }
  const spent = await spendMyCode(ports, memberNo, { purpose: 'bind', channel, code, address: address.value });
  if (!spent.ok) return spent;
  return once(ports, call, async (tx) => {
    // Before the change, so that the mail goes to the address that was there.
    await ports.notify(tx, memberNo, 'securityChanged', { change: channel });
    const bound = await bindWithin(tx, memberNo, channel, address.value);
    if (!bound.ok) return bound;
    await recordChange(tx, memberNo, channel, ports.clock.now());
    return accept({});
  });
}
