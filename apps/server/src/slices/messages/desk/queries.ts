import { normalise } from '@greenhall/domain/identity/credentials';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { paged, pagedByTime } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { pageOfMessages } from '../pages.ts';
import { admitToConversation } from './admission.ts';
import { colleaguesOf } from './holding.ts';
import { presentAtDesk, presentCanned, presentInbox, presentNote } from './present.ts';
import { listCanned } from './store-canned.ts';
import { inboxRow, listInbox } from './store-inbox.ts';
import { listNotes } from './store-notes.ts';

export function readInbox(ports: Ports, call: Call<'messages.inbox'>): Promise<Result<Answer<'messages.inbox'>>> {
  const { view, search, topic } = call.query;
  const filter = { view, operator: call.caller.operatorId, search: normalise(search ?? '') || undefined, topic };
  return pagedByTime(
    call.query,
    (start, limit) => listInbox(ports.db, filter, start, limit),
    ({ position, memberNo: id }) => ({ position, id }),
    (shown) => presentInbox(ports, ports.db, call.caller, shown),
  );
}

export async function readConversation(
  ports: Ports,
  call: Call<'messages.conversation'>,
): Promise<Result<Answer<'messages.conversation'>>> {
  const memberNo = memberNumber(call.params.member);
  const admitted = await admitToConversation(ports, call, memberNo);
  if (!admitted.ok) return admitted;
  const row = await inboxRow(ports.db, memberNo);
  const [shown] = row ? await presentInbox(ports, ports.db, call.caller, [row]) : [];
  return shown ? accept(shown) : refuse('notFound');
}

export async function readDeskMessages(
  ports: Ports,
  call: Call<'messages.deskMessages'>,
): Promise<Result<Answer<'messages.deskMessages'>>> {
  const memberNo = memberNumber(call.params.member);
  const admitted = await admitToConversation(ports, call, memberNo);
  if (!admitted.ok) return admitted;
  const { rows, hasMore } = await pageOfMessages(ports.db, memberNo, call.query);
  return accept({ items: rows.map((row) => presentAtDesk(ports, row, call.reader)), hasMore });
}

/** Operators to whom the caller can hand a conversation over. */
export async function readColleagues(
  ports: Ports,
  { caller }: Call<'messages.colleagues'>,
): Promise<Result<Answer<'messages.colleagues'>>> {
  const all = await colleaguesOf(ports, ports.db);
  const able = all.filter(({ id }) => id !== caller.operatorId);
  return accept({ items: able.map(({ username: name, isPresent }) => ({ name, isPresent })) });
}

export async function readNotes(ports: Ports, call: Call<'messages.notes'>): Promise<Result<Answer<'messages.notes'>>> {
  const member = memberNumber(call.params.member);
  const admitted = await admitToConversation(ports, call, member);
  if (!admitted.ok) return admitted;
  return paged(
    call.query,
    (start, limit) => listNotes(ports.db, member, start, limit),
    (row) => row.id,
    (shown) => shown.map(presentNote),
  );
}

export async function readCannedAnswers(ports: Ports): Promise<Result<Answer<'messages.cannedAnswers'>>> {
  return accept({ items: (await listCanned(ports.db)).map(presentCanned) });
}
