import { Icon } from '@greenhall/ui/icon';
import { Link } from '@tanstack/react-router';
import { tabs } from './routes.ts';
import { useTexts } from './texts.ts';

/** The five tabs; pressing the active one does nothing. */
export function TabBar({ active }: { active: number }) {
  const { t } = useTexts();
  return (
    <nav
      aria-label={t('common.tabs')}
      className="safe-bottom sticky bottom-0 z-20 grid shrink-0 grid-cols-5 border-t border-line bg-surface"
    >
      {tabs.map((tab, index) => (
        <Link
          key={tab.path}
          to={tab.path}
          aria-current={index === active ? 'page' : undefined}
          onClick={(event) => (index === active ? event.preventDefault() : undefined)}
          className={`flex h-16 min-w-0 flex-col items-center justify-center gap-0.75 text-xs ${index === active ? 'font-semibold text-brand-strong' : 'text-ink-3'}`}
        >
          <Icon name={tab.icon} className={index === active ? 'text-brand' : ''} />
          <span className="max-w-full truncate px-0.5">{t(tab.label)}</span>
        </Link>
      ))}
    </nav>
  );
}
