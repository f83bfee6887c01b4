import { Icon, type IconName } from './icon.tsx';

export type CheckState = 'passed' | 'waiting' | 'failed' | 'notRequired';

export interface CheckItem {
  readonly state: CheckState;
  readonly title: string;
  /** Why it stands so; only spoken where the check has passed. */
  readonly why: string;
}

const LOOKS: Readonly<Record<CheckState, { icon: IconName; tone: string }>> = {
  passed: { icon: 'check', tone: 'bg-up-soft text-up' },
  waiting: { icon: 'clock', tone: 'bg-info-soft text-info' },
  failed: { icon: 'close', tone: 'bg-down-soft text-down' },
  notRequired: { icon: 'minus', tone: 'bg-surface-2 text-ink-2 shadow-line' },
};

/** What was looked at, one by one, and why it stands so. */
export function CheckList({ label, items }: { label: string; items: readonly CheckItem[] }) {
  return (
    <ol aria-label={label} className="m-0 flex list-none flex-col gap-2.5 p-0 text-left">
      {items.map(({ state, title, why }) => (
        <li key={title} className="flex items-start gap-3">
          <span aria-hidden className={`grid size-6 shrink-0 place-items-center rounded-full ${LOOKS[state].tone}`}>
            <Icon name={LOOKS[state].icon} size={14} />
          </span>
          <span className="min-w-0">
            <span className="block font-medium">{title}</span>
            {state === 'passed' ? (
              <span className="sr-only">{why}</span>
            ) : (
              <span className={`block text-s wrap-anywhere ${state === 'failed' ? 'text-down' : 'text-ink-2'}`}>
                {why}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
