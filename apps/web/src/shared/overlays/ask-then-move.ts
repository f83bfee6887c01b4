import { openModal, toast } from './overlays.ts';
import { errorText } from '../request/errors.ts';

interface Asked {
  title: string;
  html: string;
  confirmText: string;
  done?: string;
  move: () => Promise<unknown>;
}

/** Asks, then makes a move on an order; who was too slow sees the state that somebody else has brought about. */
export function askThenMove({ title, html, confirmText, done, move }: Asked): void {
  openModal({
    title,
    html,
    confirmText,
    onConfirm: async (hide) => {
      try {
        await move();
        hide();
        if (done) toast(done, 'success');
      } catch (error) {
        hide();
        toast(await errorText(error), 'error');
      }
    },
  });
}
