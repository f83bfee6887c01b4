import { Icon, type IconName } from '../display/icon.tsx';

export type ToastKind = 'plain' | 'success' | 'error' | 'loading';

export interface ToastItem {
  id: number;
  text: string;
  kind: ToastKind;
}

/** Milliseconds on screen of the product's own toasts. A loading toast stays until hidden. */
export const TOAST_MS = 2000;

const ICONS: Partial<Record<ToastKind, IconName>> = { success: 'check', error: 'warn' };

/**
 * The live region, at the upper edge, over the title of a header and beside its icons: always mounted, so that what enters
 * it is announced. An app may move it.
 */
export function Toasts({ items }: { items: readonly ToastItem[] }) {
  return (
    <div
      id="toasts"
      role="status"
      aria-live="polite"
      className="pointer-events-none fixed inset-x-0 top-[calc(4px+env(safe-area-inset-top))] z-99999 flex flex-col items-center gap-2 px-14"
    >
      {items.map((item) => (
        <div
          key={item.id}
          className="flex max-w-80 items-center gap-2.5 rounded-card bg-toast px-4 py-3 text-s text-on-dark wrap-anywhere"
        >
          {item.kind === 'loading' ? (
            <span
              aria-hidden
              className="spin size-4.5 shrink-0 rounded-full border-2 border-current border-r-transparent"
            />
          ) : null}
          {ICONS[item.kind] ? <Icon name={ICONS[item.kind] as IconName} size={19} /> : null}
          {item.text}
        </div>
      ))}
    </div>
  );
}
