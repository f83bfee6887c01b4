import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { Icon } from '../display/icon.tsx';
import { useOverlayEntry } from './entry.tsx';

export interface SheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  title: string;
  closeLabel: string;
  /** Where typing starts; without it, at the head. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

/** A dialog that rises from the bottom edge. */
export function Sheet({ show, onUpdateShow, title, closeLabel, initialFocus, children }: SheetProps) {
  useOverlayEntry(show, () => onUpdateShow(false));
  return (
    <Dialog.Root open={show} onOpenChange={onUpdateShow}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fade fixed inset-0 z-9000 bg-shade" />
        <Dialog.Popup
          {...(initialFocus ? { initialFocus } : {})}
          className="rise safe-bottom fixed inset-x-0 bottom-0 z-9001 mx-auto flex max-h-[85dvh] w-full max-w-120 flex-col rounded-t-hero bg-surface text-ink outline-none"
        >
          <div className="flex items-center justify-between border-b border-line pl-4">
            <Dialog.Title className="text-l font-semibold">{title}</Dialog.Title>
            <Dialog.Close
              aria-label={closeLabel}
              className="grid size-12 place-items-center rounded-hero text-ink-2 -outline-offset-4"
            >
              <Icon name="close" size={20} />
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto overscroll-contain px-4 py-2">{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
