import { openModal, toast } from './overlays.ts';

interface Asked {
  title: string;
  html: string;
  confirmText: string;
  done?: string;
  move: () => Promise<unknown>;
}

/** Asks, then makes a move. Why it failed is told in the question, which stays and can be answered again. */
export function confirmThenMove({ title, html, confirmText, done, move }: Asked): void {
  openModal({
    title,
    html,
    confirmText,
    onConfirm: async (hide) => {
      await move();
      hide();
      if (done) toast(done, 'success');
    },
  });
}
