import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { BEYOND_LAST, paged } from '../../../platform/cursor.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentEntry, presentText } from './present.ts';
import { entryById, listEntries, textsOf } from './store-entries.ts';

export async function readEntries(
  ports: Ports,
  call: Call<'content.entries'>,
): Promise<Result<Answer<'content.entries'>>> {
  const now = ports.clock.now();
  return paged(
    call.query,
    (start, limit) => listEntries(ports.db, call.query.kind, start ?? BEYOND_LAST, limit),
    (row) => row.id,
    (shown) => shown.map((row) => presentEntry(row, now)),
  );
}

export async function readEntry(ports: Ports, call: Call<'content.entry'>): Promise<Result<Answer<'content.entry'>>> {
  const id = BigInt(call.params.id);
  const row = await entryById(ports.db, id);
  if (!row) return refuse('notFound');
  const texts = await textsOf(ports.db, id);
  return accept({ entry: presentEntry(row, ports.clock.now()), texts: texts.map(presentText) });
}
