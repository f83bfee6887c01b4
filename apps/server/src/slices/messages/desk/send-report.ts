import { topicOf } from '@greenhall/domain/messages/support-ticket';
import type { ReferenceKind } from '@greenhall/domain/messages/message';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import type { Ports } from '../../../platform/ports.ts';
import { appendMessage } from '../append-message.ts';
import { countMessage } from '../pace.ts';
import { beginConversation } from '../store.ts';
import { insertNote } from './store-notes.ts';

/** What a member tells customer service of something that another slice has shown it. */
export interface Report {
  readonly key: string;
  readonly text: string;
  readonly about: { readonly kind: ReferenceKind; readonly id: bigint; readonly number: string };
  /** What operators have to know of it and the member may not: a note at the conversation. */
  readonly note: string;
  readonly at: Date;
}

/** Who writes what the program notes for operators. */
const PROGRAM = 'Greenhall';

/**
 * Writes to customer service for a member, as part of a write of another slice, and notes for operators what it is about. It counts as a
 * message of the member.
 */
export async function notifyService(
  ports: Ports,
  tx: Tx,
  memberNo: MemberNo,
  { key, text, about, note, at }: Report,
): Promise<Result<void>> {
  const counted = await countMessage(tx, memberNo, at);
  if (!counted.ok) return counted;
  const sent = await appendMessage(ports, tx, await beginConversation(tx, memberNo, at), {
    by: 'member',
    key,
    text,
    picture: null,
    referenceKind: about.kind,
    referenceId: about.id,
    referenceNumber: about.number,
    operator: null,
    cannedId: null,
    topic: topicOf(about.kind),
    at,
  });
  if (!sent.ok) return sent;
  await insertNote(tx, memberNo, { operator: PROGRAM, text: note, at });
  return accept(undefined);
}
