import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Call } from '../../../platform/http/call.ts';
import { once, type Ports } from '../../../platform/ports.ts';

/** The member stops the removal of its second factors. Rule: identity#lost-second-factor. */
export function stopFactorReset(
  ports: Ports,
  call: Call<'identity.stopFactorReset'>,
): Promise<Result<Record<string, never>>> {
  const { memberNo } = call.caller;
  return once(ports, call, async (tx) => {
    const stopped = await ports.approvals.stop(tx, 'memberFactorLost', memberNo);
    return stopped.ok ? accept({}) : stopped;
  });
}
