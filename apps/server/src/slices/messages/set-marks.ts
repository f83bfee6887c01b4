import { type Marks, raiseMarks } from '@greenhall/domain/messages/marks';
import type { Author } from '@greenhall/domain/messages/message';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../platform/database/database.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { aboutConversation } from './live-events.ts';
import { deskMarks, memberMarks } from './present.ts';
import { lockConversation, setMarks } from './store.ts';

/** What a side says of how far it has got. */
interface Said {
  readonly delivered?: number | undefined;
  readonly read?: number | undefined;
}

/** Raises the marks of one side of a conversation; nothing is told if none has risen. */
export async function markConversation(
  ports: Ports,
  tx: Tx,
  memberNo: MemberNo,
  side: Author,
  { delivered = 0, read = 0 }: Said,
): Promise<Result<Marks>> {
  const row = await lockConversation(tx, memberNo);
  if (!row) return refuse('notFound');
  const before = side === 'member' ? memberMarks(row) : deskMarks(row);
  const after = raiseMarks(before, { delivered, read }, row.last);
  if (after.delivered === before.delivered && after.read === before.read) return accept(after);
  await setMarks(tx, memberNo, side, after);
  await ports.live.publish(tx, ...aboutConversation(memberNo, row.last));
  return accept(after);
}

export async function setMemberMarks(
  ports: Ports,
  call: Call<'messages.mark'>,
): Promise<Result<Answer<'messages.mark'>>> {
  return once(ports, call, (tx) => markConversation(ports, tx, call.caller.memberNo, 'member', call.body));
}
