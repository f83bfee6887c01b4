import type { Ports } from '../../../platform/ports.ts';
import { roleOf } from './present.ts';
import type { MessageRow } from './store-appeals.ts';
import type { TradeRow } from './store-trades.ts';

/** A message of a trade's chat, as its readers see it. */
export function presentMessage(ports: Ports, trade: TradeRow, row: MessageRow, reader: string) {
  return {
    id: String(row.id),
    by: roleOf(trade, row.memberNo),
    text: row.text,
    image: row.image === null ? null : ports.files.link(row.image, reader),
    at: row.at.toISOString(),
  };
}
