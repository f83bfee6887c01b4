import { checkTopic } from '@greenhall/domain/messages/support-ticket';
import { checkContent } from '@greenhall/domain/messages/message';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { withPicture } from '../../platform/pictures/uploads.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { appendMessage } from './append-message.ts';
import { countMessage } from './pace.ts';
import { presentMine } from './present.ts';
import { beginConversation, type MessageRow } from './store.ts';
import { topicsBegun } from './store-support-tickets.ts';

type Reference = Pick<MessageRow, 'referenceKind' | 'referenceId' | 'referenceNumber'>;
const NO_REFERENCE: Reference = { referenceKind: null, referenceId: null, referenceNumber: null };

/** What the message refers to: nothing, or something of the caller's own. */
async function referenceOf(ports: Ports, { caller, body }: Call<'messages.send'>): Promise<Result<Reference>> {
  const { referenceKind: kind, referenceId } = body;
  if (kind === undefined && referenceId === undefined) return accept(NO_REFERENCE);
  if (kind === undefined || referenceId === undefined) return refuse('badRequest', { field: 'referenceId' });
  const id = BigInt(referenceId);
  const number = await ports.references(ports.db, caller.memberNo, { kind, id });
  if (number === undefined) return refuse('notFound');
  return accept({ referenceKind: kind, referenceId: id, referenceNumber: number });
}

/** Writes to customer service. The idempotency key stays with the message, so that it is there once however late it comes. */
export async function sendMessage(ports: Ports, call: Call<'messages.send'>): Promise<Result<Answer<'messages.send'>>> {
  const { memberNo } = call.caller;
  const text = call.body.text ?? '';
  const { picture: content } = call.files;
  const whole = checkContent({ text, hasPicture: content !== undefined });
  if (!whole.ok) return whole;
  const reference = await referenceOf(ports, call);
  if (!reference.ok) return reference;
  const topic = checkTopic(call.body.topic, reference.value.referenceKind);
  if (!topic.ok) return topic;
  const at = ports.clock.now();
  return withPicture<'messages.send', Answer<'messages.send'>>(ports, call, {
    kind: 'private',
    isMarked: false,
    content,
    judge: () => countMessage(ports.db, memberNo, at),
    write: (picture) =>
      once(ports, call, async (tx) => {
        const sent = await appendMessage(ports, tx, await beginConversation(tx, memberNo, at), {
          by: 'member',
          key: call.key,
          text,
          picture: picture?.name ?? null,
          ...reference.value,
          operator: null,
          cannedId: null,
          topic: topic.value,
          at,
        });
        if (!sent.ok) return sent;
        const topics = await topicsBegun(tx, memberNo, [sent.value]);
        return accept(presentMine(ports, sent.value, topics, call.reader));
      }),
  });
}
