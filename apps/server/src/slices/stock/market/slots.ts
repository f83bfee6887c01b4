import { MINUTE } from '@greenhall/domain/shared/time';

/** A distribution run every ten minutes. Rule: stock#allocation. */
const SLOT = 10 * MINUTE;

/** The start of the ten-minute slot that contains a moment. */
export function slotOf(at: Date): number {
  return Math.floor(at.getTime() / SLOT) * SLOT;
}

/** When the next run is due. */
export function nextSlot(at: Date): Date {
  return new Date(slotOf(at) + SLOT);
}
