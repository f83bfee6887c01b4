import type { Result } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { markConversation } from '../set-marks.ts';

/** Raises the marks of the desk. */
export function setDeskMarks(
  ports: Ports,
  call: Call<'messages.deskMark'>,
): Promise<Result<Answer<'messages.deskMark'>>> {
  const memberNo = BigInt(call.params.member);
  return once(ports, call, (tx) => markConversation(ports, tx, memberNo, 'desk', call.body));
}
