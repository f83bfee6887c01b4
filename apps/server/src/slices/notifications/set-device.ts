import { PUSH_DEVICES } from '@greenhall/domain/notifications/notice';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { storeDevice, removeDevice } from './store-devices.ts';

/** Keeps the device of the caller's session, to be told by web push. Its endpoint must be one of a known push service. Rule: notifications#push. */
export async function addDevice(
  ports: Ports,
  call: Call<'notifications.addDevice'>,
): Promise<Result<Answer<'notifications.addDevice'>>> {
  const { memberNo, sessionId } = call.caller;
  if (!ports.push.mayContact(call.body.endpoint)) return refuse('badRequest', { field: 'endpoint' });
  if (!ports.push.canEncrypt(call.body)) return refuse('badRequest', { field: 'p256dh' });
  return once(ports, call, async (tx) => {
    await storeDevice(tx, { ...call.body, memberNo, sessionId, at: ports.clock.now() }, PUSH_DEVICES);
    return accept({});
  });
}

/** The device is told no more. */
export async function endDevice(
  ports: Ports,
  call: Call<'notifications.removeDevice'>,
): Promise<Result<Answer<'notifications.removeDevice'>>> {
  return once(ports, call, async (tx) => {
    await removeDevice(tx, call.caller.memberNo, call.body.endpoint);
    return accept({});
  });
}
