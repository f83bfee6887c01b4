import { Icon, type IconName } from '@greenhall/ui/display/icon';
import type { ReactNode } from 'react';

export const entryClass = 'flex min-h-12 w-full items-center gap-2.5 py-1.5 text-left';

/** The inside of an entry: its icon, its name and below it its state. */
export function EntryInside({ icon, label, state }: { icon: IconName; label: string; state?: ReactNode }) {
  return (
    <>
      <Icon name={icon} size={20} className="text-brand-strong" />
      <span className="min-w-0 flex-1 text-s leading-tight wrap-anywhere">
        {label}
        {state ? <span className="num block text-xs text-ink-3">{state}</span> : null}
      </span>
    </>
  );
}
