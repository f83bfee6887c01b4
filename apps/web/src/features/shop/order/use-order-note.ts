import { useTexts } from '../../../shared/text/texts.ts';
import type { Order } from './kinds.ts';

/** What the state means for the buyer, and until when. */
export function useOrderNote({ state, kind, dueAt, packableAt, handedOutFrom, isClosed, isRevealed }: Order): string {
  const { t, moment } = useTexts();
  const time = dueAt ? moment(dueAt) : '';
  if (state === 'toShip')
    return packableAt ? t('orders.note.waits', { time: moment(packableAt) }) : t('orders.note.toShip');
  if (handedOutFrom && (isRevealed || state === 'toReceive' || state === 'completed'))
    return t('orders.note.handOutWaits', { time: moment(handedOutFrom) });
  if (state === 'toReceive') return t(kind === 'shipped' ? 'orders.note.toReceive' : 'orders.note.ready', { time });
  if (state === 'completed' && kind === 'service' && !isRevealed) return t('orders.note.notShown');
  if (state === 'completed') return isClosed ? t('orders.note.closed') : t('orders.note.completed', { time });
  return t(`orders.note.${state}`);
}
