import { buttonClass } from '@greenhall/ui/button';
import { EmptyState } from '@greenhall/ui/empty-state';
import { links } from './links.ts';
import { AppLink } from './app-link.tsx';
import { Page } from './page.tsx';
import { useStore } from './store.ts';
import { useTexts } from './texts.ts';

export function NotFound() {
  const { t } = useTexts();
  const signedIn = useStore((state) => state.LoginState);
  return (
    <Page title={t('title.missing')}>
      <EmptyState
        icon="search"
        title={t('state.missing')}
        note={t('state.missingNote')}
        action={
          <AppLink to={signedIn ? links.home() : links.guide()} className={buttonClass('ghost')}>
            {t('state.toHome')}
          </AppLink>
        }
      />
    </Page>
  );
}
