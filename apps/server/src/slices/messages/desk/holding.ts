import { AWAY_AFTER, type Holding } from '@greenhall/domain/messages/conversation';
import type { Db, Tx } from '../../../platform/database/database.ts';
import type { Colleague } from '../../../platform/facts/operators.ts';
import type { Ports } from '../../../platform/ports.ts';
import type { ConversationRow } from '../store.ts';

const ANSWERING = { act: 'messages.conversations', capability: 'alone' } as const;

/** The operators who may answer; present are those who have had a session within the last ten minutes. */
export function colleaguesOf(ports: Pick<Ports, 'operators' | 'clock'>, db: Db | Tx): Promise<readonly Colleague[]> {
  return ports.operators.whoMay(db, ANSWERING, new Date(ports.clock.now().getTime() - AWAY_AFTER));
}

/** Who has a conversation, and whether that operator is present and may still answer. */
export function holdingOf({ holderId }: ConversationRow, colleagues: readonly Colleague[]): Holding {
  return { holder: holderId, isHolderPresent: colleagues.some(({ id, isPresent }) => id === holderId && isPresent) };
}
