import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { presentEntry, presentText } from './present.ts';
import { LISTED, entryById, textsOf } from './store-entries.ts';

export const readEntries = (
  ports: Ports,
  { query }: Call<'content.entries'>,
): Promise<Result<Answer<'content.entries'>>> =>
  LISTED.page(ports.db, query, (shown) => shown.map((row) => presentEntry(row, ports.clock.now())));

export async function readEntry(ports: Ports, call: Call<'content.entry'>): Promise<Result<Answer<'content.entry'>>> {
  const id = BigInt(call.params.id);
  const row = await entryById(ports.db, id);
  if (!row) return refuse('notFound');
  const texts = await textsOf(ports.db, id);
  return accept({ entry: presentEntry(row, ports.clock.now()), texts: texts.map(presentText) });
}
