import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { endExport } from './store.ts';

/** Removes the copy that the session of its member has as a whole. */
export function confirmExport(
  ports: Ports,
  call: Call<'members.confirmExport'>,
): Promise<Result<Answer<'members.confirmExport'>>> {
  return once(ports, call, async (tx) => {
    const { memberNo, sessionId } = call.caller;
    const isEnded = await endExport(tx, { memberNo, sessionId, name: call.params.name, at: ports.clock.now() });
    return isEnded ? accept({}) : refuse('notFound');
  });
}
