import type { ReferenceKind } from '@greenhall/domain/messages/message';
import { buttonClass } from '@greenhall/ui/page/button';
import { useTexts } from '../text/texts.ts';
import { AppLink } from './app-link.tsx';
import { links } from './links.ts';

/** The way to customer service with what it is about. */
export function ContactService({ about }: { about: { readonly kind: ReferenceKind; readonly id: string } | null }) {
  const { t } = useTexts();
  return (
    <AppLink to={links.messages(about ? { about: about.kind, id: about.id } : {})} className={buttonClass('text')}>
      {t('pay.askService')}
    </AppLink>
  );
}
