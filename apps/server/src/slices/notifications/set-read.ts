import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { markRead } from './store.ts';

/** Marks the caller's notifications as read up to the newest that was shown, and tells its other devices. */
export async function setRead(
  ports: Ports,
  call: Call<'notifications.read'>,
): Promise<Result<Answer<'notifications.read'>>> {
  const { memberNo } = call.caller;
  return once(ports, call, async (tx) => {
    const marked = await markRead(tx, memberNo, BigInt(call.body.upTo));
    if (marked > 0)
      await ports.live.publish(tx, { channels: [`member:${memberNo}`], events: [{ what: 'notification', id: '' }] });
    return accept({});
  });
}
