import { Icon, type IconName } from '../display/icon.tsx';

export interface HeaderBarProps {
  title: string;
  /** Shows the arrow that leads back; its spoken name. */
  backLabel?: string | undefined;
  /** On the right: an icon with a spoken name and a badge, which is a dot if it is empty; or a short text. */
  right?: { icon?: IconName; label: string; badge?: string | undefined } | undefined;
  /** Colour of the ground, dark teal unless told otherwise. */
  background?: string;
  onLeft?: () => void;
  onRight?: () => void;
}

const SIDE = 'absolute top-0 grid h-13 min-w-12 max-w-[32%] place-items-center px-3 text-side font-medium';

export function HeaderBar({
  title,
  backLabel,
  right,
  background = 'var(--teal-900)',
  onLeft,
  onRight,
}: HeaderBarProps) {
  return (
    <header style={{ background }} className="sticky top-0 z-20 shrink-0 pt-[env(safe-area-inset-top)] text-on-dark">
      <div className="relative flex h-13 items-center justify-center px-14">
        {backLabel ? (
          <button type="button" aria-label={backLabel} onClick={onLeft} className={`${SIDE} left-0`}>
            <Icon name="back" />
          </button>
        ) : null}
        <h1 className="line-clamp-2 text-center text-bar leading-snug font-semibold">{title}</h1>
        {right ? (
          <button
            type="button"
            aria-label={right.icon ? right.label : undefined}
            onClick={onRight}
            className={`${SIDE} right-0 leading-tight`}
          >
            {right.icon ? <Icon name={right.icon} /> : right.label}
            {right.badge === undefined ? null : (
              <span
                aria-hidden
                className="absolute top-2.5 right-2 min-h-2 min-w-2 rounded-full bg-gold px-1 text-badge leading-4 font-bold text-teal-900"
              >
                {right.badge}
              </span>
            )}
          </button>
        ) : null}
      </div>
    </header>
  );
}
