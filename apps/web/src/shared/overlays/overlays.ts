import { TOAST_MS, type ToastItem, type ToastKind } from '@greenhall/ui/overlay/toast';
import { create } from 'zustand';
import { addOverlay } from '../page/history.ts';

export interface ModalRequest {
  /** The general label if absent. */
  title?: string;
  /** HTML from `t.html`, which is sanitised once more before it is shown. */
  html: string;
  confirmText?: string;
  /** False for what this device can do alone. */
  needsLine?: boolean;
  /** The modal stays until this has resolved and calls `hide`. What it throws is told in the modal. */
  onConfirm: (hide: () => void) => void | Promise<void>;
}

interface Overlays {
  toasts: readonly ToastItem[];
  modal: ModalRequest | undefined;
  show: boolean;
}

export const useOverlays = create<Overlays>(() => ({ toasts: [], modal: undefined, show: false }));

let last = 0;

function addToast(text: string, kind: ToastKind): () => void {
  last += 1;
  const id = last;
  useOverlays.setState(({ toasts }) => ({ toasts: [...toasts, { id, text, kind }] }));
  return () => useOverlays.setState(({ toasts }) => ({ toasts: toasts.filter((item) => item.id !== id) }));
}

/** Shows a short message that disappears by itself. */
export function toast(text: string, kind: Exclude<ToastKind, 'loading'> = 'plain', ms: number = TOAST_MS): void {
  setTimeout(addToast(text, kind), ms);
}

/** Shows that something is under way, until the returned function is called. */
export const loadingToast = (text: string): (() => void) => addToast(text, 'loading');

let removeEntry: (() => void) | undefined;

export function hideModal(): void {
  removeEntry?.();
  useOverlays.setState({ show: false });
}

/** The modal is bound to the screen at once, because its code may come after the screen has been left. */
export function openModal(modal: ModalRequest): void {
  removeEntry?.();
  removeEntry = addOverlay(hideModal);
  useOverlays.setState({ modal, show: true });
}
