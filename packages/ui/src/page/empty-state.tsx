import type { ReactNode } from 'react';
import { Icon, type IconName } from '../display/icon.tsx';

export interface EmptyStateProps {
  icon?: IconName;
  title: string;
  note?: string | undefined;
  /** What the person can do about it. */
  action?: ReactNode;
}

export function EmptyState({ icon = 'list', title, note, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-1.5 px-6 py-12 text-center">
      <span className="mb-1.5 grid size-14 place-items-center rounded-full bg-brand-soft text-brand-strong">
        <Icon name={icon} size={26} />
      </span>
      <p className="font-semibold">{title}</p>
      {note ? <p className="text-s text-ink-2">{note}</p> : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
