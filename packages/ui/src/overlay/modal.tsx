import { Dialog } from '@base-ui/react/dialog';
import { Button } from '../page/button.tsx';
import { Notice } from '../page/notice.tsx';
import { Icon } from '../display/icon.tsx';

declare const sanitised: unique symbol;
/** HTML that went through the sanitiser; the only thing a modal accepts as its message. */
export type SafeHtml = (string | object) & { readonly [sanitised]: true };

export interface ModalProps {
  show: boolean;
  title: string;
  msg: SafeHtml;
  confirmText: string;
  closeLabel: string;
  busy?: boolean;
  /** Whether what is confirmed acts on the server; otherwise it can be pressed without a line too. */
  needsLine?: boolean | undefined;
  /** Why the act failed; it can be pressed again. */
  failure?: string | undefined;
  /** Confirm never hides by itself: the owner does, when the act has succeeded. */
  onConfirm: () => void;
  onUpdateShow: (show: boolean) => void;
}

export function Modal({
  show,
  title,
  msg,
  confirmText,
  closeLabel,
  busy = false,
  needsLine = true,
  failure,
  onConfirm,
  onUpdateShow,
}: ModalProps) {
  return (
    <Dialog.Root open={show} onOpenChange={onUpdateShow} disablePointerDismissal>
      <Dialog.Portal>
        <Dialog.Backdrop className="fade fixed inset-0 z-99999 bg-shade" />
        <Dialog.Viewport className="fixed inset-0 z-99999 grid place-items-center p-6">
          <Dialog.Popup className="rise flex max-h-[85dvh] w-full max-w-90 flex-col rounded-hero bg-surface p-5 text-ink outline-none">
            <div className="flex items-start justify-between gap-3">
              <Dialog.Title className="pt-0.5 text-l font-semibold">{title}</Dialog.Title>
              <Dialog.Close
                aria-label={closeLabel}
                className="-mt-2.5 -mr-2.5 grid size-11 shrink-0 place-items-center text-ink-2"
              >
                <Icon name="close" size={20} />
              </Dialog.Close>
            </div>
            <Dialog.Description
              render={<div />}
              className="mt-2 mb-4 overflow-y-auto text-ink-2 wrap-anywhere [&_a]:text-brand-strong [&_a]:underline [&_p+p]:mt-2 [&_ul]:list-disc [&_ul]:pl-5"
              dangerouslySetInnerHTML={{ __html: msg as unknown as string }}
            />
            <div aria-live="assertive">
              {failure ? (
                <div className="mb-4">
                  <Notice tone="down">{failure}</Notice>
                </div>
              ) : null}
            </div>
            <Button wide busy={busy} needsLine={needsLine} onClick={onConfirm}>
              {confirmText}
            </Button>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
