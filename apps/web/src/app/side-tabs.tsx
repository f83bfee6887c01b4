import { Mark } from '@greenhall/ui/drawing/mark';
import { Icon } from '@greenhall/ui/display/icon';
import { AppLink } from '../shared/page/app-link.tsx';
import { useTexts } from '../shared/text/texts.ts';
import TabBadge from './tab-badge.tsx';
import { shownTabs } from './tab-bar.tsx';

interface SideTabsProps {
  /** The tab whose screen is shown. */
  active: number | undefined;
  /** The tab whose screen stands as a list beside the one that is shown. */
  within: number | undefined;
}

/** The tabs at the side of a wide window, before everything else by keyboard. Pressing the active one does nothing. */
export default function SideTabs({ active, within }: SideTabsProps) {
  const { t } = useTexts();
  return (
    <nav aria-label={t('common.tabs')} className="sticky top-0 flex h-dvh flex-col overflow-y-auto py-3">
      <span className="grid place-items-center pb-3">
        <Mark size={36} />
      </span>
      {shownTabs.map(({ index, ...tab }) => {
        const isMarked = index === (active ?? within);
        return (
          <AppLink
            key={tab.path}
            to={{ to: tab.path, search: {} }}
            aria-current={index === active ? 'page' : isMarked ? 'true' : undefined}
            className={`mx-2 flex min-h-18 shrink-0 flex-col items-center justify-center gap-0.75 rounded-control text-tab ${isMarked ? 'bg-brand-soft font-semibold text-brand-strong' : 'text-ink-3'}`}
          >
            <span className="relative">
              <Icon name={tab.icon} className={isMarked ? 'text-brand' : ''} />
              <TabBadge path={tab.path} />
            </span>
            <span className="max-w-full truncate px-0.5">{t(tab.label)}</span>
          </AppLink>
        );
      })}
    </nav>
  );
}
