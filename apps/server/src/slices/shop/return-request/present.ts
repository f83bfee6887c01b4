import { formatAmount } from '@greenhall/domain/shared/money';
import type { Answer } from '../../../platform/http/call.ts';
import type { Files } from '../../../platform/pictures/files.ts';
import type { ReturnRequestLine, ReturnRequestRow } from './store.ts';

/** A return request as its buyer and the desk see it. Its pictures are private, so they are shown by links for the reader that expire. */
export const presentReturnRequest = (
  files: Pick<Files, 'link'>,
  row: ReturnRequestRow,
  lines: readonly ReturnRequestLine[],
  reader: string,
): Answer<'shop.agreeToReturn'> => ({
  id: String(row.id),
  state: row.state,
  reason: row.reason,
  pictures: row.pictures.map((name) => files.link(name, reader)),
  lines: lines.map(({ lineId, units }) => ({ line: String(lineId), units })),
  reply: row.reply,
  carrier: row.carrier,
  tracking: row.tracking,
  amount: row.amount === null ? null : formatAmount(row.amount),
  at: row.askedAt.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
});
