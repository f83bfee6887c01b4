import { buttonClass } from '@greenhall/ui/page/button';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { links } from '../shared/page/links.ts';
import { AppLink } from '../shared/page/app-link.tsx';
import { Page } from '../shared/page/page.tsx';
import { useStore } from '../shared/session/store.ts';
import { useTexts } from '../shared/text/texts.ts';

export default function NotFound() {
  const { t } = useTexts();
  const signedIn = useStore((state) => state.LoginState);
  return (
    <Page title={t('state.missing')}>
      <EmptyState
        icon="search"
        title={t('state.missingNote')}
        action={
          <AppLink to={signedIn ? links.home() : links.guide()} className={buttonClass('ghost')}>
            {t('state.toHome')}
          </AppLink>
        }
      />
    </Page>
  );
}
