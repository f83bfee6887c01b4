import { memberNumber } from '@greenhall/domain/shared/member-no';
import type { Result } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { markConversation } from '../set-marks.ts';
import { mayHandle } from './admission.ts';

/** Raises the marks of the desk. */
export function setDeskMarks(
  ports: Ports,
  call: Call<'messages.deskMark'>,
): Promise<Result<Answer<'messages.deskMark'>>> {
  const memberNo = memberNumber(call.params.member);
  return once(ports, call, async (tx) => {
    const may = await mayHandle(ports, tx, call.caller, memberNo);
    return may.ok ? markConversation(ports, tx, memberNo, 'desk', call.body) : may;
  });
}
