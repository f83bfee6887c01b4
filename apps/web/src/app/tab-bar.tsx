import { Icon } from '@greenhall/ui/display/icon';
import { lazy, Suspense } from 'react';
import { AppLink } from '../shared/page/app-link.tsx';
import { screenAt, tabs } from './routes.ts';
import { useTexts } from '../shared/text/texts.ts';

/** The tabs whose screens exist, in the positions of the specification. */
export const shownTabs = tabs.map((tab, index) => ({ ...tab, index })).filter(({ path }) => screenAt(path));

const TabBadge = lazy(() => import('./tab-badge.tsx'));

/** The tab bar. Pressing the active tab does nothing. */
export function TabBar({ active }: { active: number }) {
  const { t } = useTexts();
  return (
    <nav
      aria-label={t('common.tabs')}
      className="safe-bottom sticky bottom-0 z-20 grid shrink-0 auto-cols-fr grid-flow-col border-t border-line bg-surface"
    >
      {shownTabs.map(({ index, ...tab }) => (
        <AppLink
          key={tab.path}
          to={{ to: tab.path, search: {} }}
          aria-current={index === active ? 'page' : undefined}
          className={`flex h-16 min-w-0 flex-col items-center justify-center gap-0.75 text-tab ${index === active ? 'font-semibold text-brand-strong' : 'text-ink-3'}`}
        >
          <span className="relative">
            <Icon name={tab.icon} className={index === active ? 'text-brand' : ''} />
            <Suspense>
              <TabBadge path={tab.path} />
            </Suspense>
          </span>
          <span className="max-w-full truncate px-0.5">{t(tab.label)}</span>
        </AppLink>
      ))}
    </nav>
  );
}
