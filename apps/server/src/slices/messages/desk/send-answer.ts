import { fillAnswer, isFilled } from '@greenhall/domain/messages/answer';
import { checkContent } from '@greenhall/domain/messages/message';
import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { imageRule } from '../../../platform/pictures/pictures.ts';
import { type Ports, answerBefore, once } from '../../../platform/ports.ts';
import { languagesOf } from '../../members/index.ts';
import { appendMessage } from '../append-message.ts';
import { conversationOf, lastReference, lockConversation } from '../store.ts';
import { mayHandle } from './admission.ts';
import { languageFor } from './language.ts';
import { presentAtDesk } from './present.ts';
import { cannedById } from './store-canned.ts';
import { inboxRow } from './store-inbox.ts';

/**
 * The text of a canned answer in the member's language, with its placeholders filled in: `notFound`, or `contentEmpty` where
 * one of them has no value.
 */
async function cannedText(tx: Tx, memberNo: MemberNo, id: bigint): Promise<Result<string>> {
  const canned = await cannedById(tx, id);
  const member = await inboxRow(tx, memberNo);
  if (!canned || !member) return refuse('notFound');
  const language = languageFor((await languagesOf(tx, [memberNo])).get(memberNo));
  const values = { name: member.username, id: String(memberNo), reference: await lastReference(tx, memberNo) };
  const text = canned.texts[language] ?? '';
  return isFilled(text, values) ? accept(fillAnswer(text, values)) : refuse('contentEmpty');
}

function checkAnswerBody({ body, files }: Call<'messages.answer'>): Result<true> {
  if (body.canned === undefined)
    return checkContent({ text: body.text ?? '', hasPicture: files.picture !== undefined });
  return body.text || files.picture ? refuse('badRequest', { field: 'canned' }) : accept(true);
}

/** Writes the answer in a transaction: only the holder answers, with what it wrote or in the member's language. */
function write(ports: Ports, call: Call<'messages.answer'>, picture: string | null) {
  const { caller, body, key } = call;
  const memberNo = memberNumber(call.params.member);
  const at = ports.clock.now();
  return once(ports, call, async (tx): Promise<Result<Answer<'messages.answer'>>> => {
    const conversation = await lockConversation(tx, memberNo);
    if (!conversation) return refuse('notFound');
    const may = await mayHandle(ports, tx, caller, memberNo);
    if (!may.ok) return may;
    if (conversation.holderId !== caller.operatorId) return refuse('statusChanged');
    const cannedId = body.canned === undefined ? null : BigInt(body.canned);
    const written = cannedId === null ? accept(body.text ?? '') : await cannedText(tx, memberNo, cannedId);
    if (!written.ok) return written;
    const text = written.value;
    const sent = await appendMessage(ports, tx, conversation, {
      by: 'desk',
      key,
      text,
      picture,
      referenceKind: null,
      referenceId: null,
      referenceNumber: null,
      operator: caller.username,
      cannedId,
      topic: null,
      at,
    });
    if (!sent.ok) return sent;
    await ports.notify(tx, memberNo, 'supportAnswered', {});
    const detail = { number: sent.value.number, canned: body.canned ?? null, hasPicture: picture !== null };
    await audit(tx, { operator: caller.username, act: 'messages.answer', subject: String(memberNo), detail, at });
    return accept(presentAtDesk(ports, sent.value, call.reader));
  });
}

/** Answers in an own conversation. The picture is decoded before the transaction, and only for the holder. */
export async function sendAnswer(
  ports: Ports,
  call: Call<'messages.answer'>,
): Promise<Result<Answer<'messages.answer'>>> {
  const whole = checkAnswerBody(call);
  if (!whole.ok) return whole;
  const { picture: content } = call.files;
  if (!content) return write(ports, call, null);
  const before = await answerBefore<'messages.answer', Answer<'messages.answer'>>(ports, call);
  if (before) return before;
  const memberNo = memberNumber(call.params.member);
  const conversation = await conversationOf(ports.db, memberNo);
  if (!conversation) return refuse('notFound');
  const may = await mayHandle(ports, ports.db, call.caller, memberNo);
  if (!may.ok) return may;
  if (conversation.holderId !== call.caller.operatorId) return refuse('statusChanged');
  const kept = await ports.files.keep(content, { kind: 'private', isMarked: false });
  if (!kept) return imageRule();
  const done = await write(ports, call, kept.name);
  if (!done.ok || call.replay.isReplayed) await ports.files.remove(kept.name);
  return done;
}
