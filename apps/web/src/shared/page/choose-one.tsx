import { buttonClass } from '@greenhall/ui/page/button';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { useTexts } from '../text/texts.ts';
import { AppLink } from './app-link.tsx';
import type { Place } from './links.ts';

/** On a screen about one thing whose address names none: the way to the list of them. */
export function ChooseOne({ from }: { from: Place }) {
  const { t } = useTexts();
  return (
    <EmptyState
      title={t('state.chooseOne')}
      action={
        <AppLink to={from} className={buttonClass('filled')}>
          {t('state.toList')}
        </AppLink>
      }
    />
  );
}
