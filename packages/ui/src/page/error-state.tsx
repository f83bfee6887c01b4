import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import type { IconName } from '../display/icon.tsx';

export interface ErrorStateProps {
  icon?: IconName;
  title: string;
  note?: string | undefined;
  retryLabel: string;
  busy?: boolean;
  onRetry: () => void;
}

export function ErrorState({ icon = 'warn', title, note, retryLabel, busy = false, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        title={title}
        note={note}
        action={
          <Button kind="ghost" busy={busy} needsLine={false} onClick={onRetry}>
            {retryLabel}
          </Button>
        }
      />
    </div>
  );
}
