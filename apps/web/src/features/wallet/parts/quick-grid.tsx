import { Tile } from '@greenhall/ui/display/chip';
import { Icon, type IconName } from '@greenhall/ui/display/icon';
import type { Place } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';

export interface QuickEntry {
  to: Place;
  icon: IconName;
  label: string;
}

/** Ways on, as tiles. */
export function QuickGrid({ entries }: { entries: readonly QuickEntry[] }) {
  return (
    <div className="grid grid-cols-4 gap-x-1 gap-y-3.5 max-[359px]:gap-x-0">
      {entries.map((entry) => (
        <AppLink
          key={entry.label}
          to={entry.to}
          className="flex min-w-0 flex-col items-center gap-1.75 text-center text-c leading-tight text-ink-2 max-[359px]:text-xs"
        >
          <Tile tone="neutral">
            <Icon name={entry.icon} />
          </Tile>
          <span className="max-w-full hyphens-auto wrap-break-word">{entry.label}</span>
        </AppLink>
      ))}
    </div>
  );
}
