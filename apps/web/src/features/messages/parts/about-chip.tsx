import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { Icon } from '@greenhall/ui/display/icon';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links, type Place } from '../../../shared/page/links.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Reference } from './kinds.ts';
import type { About } from './use-about.ts';

const PLACES: Record<Reference['kind'], (id: string) => Place> = {
  order: (id) => links.order({ id }),
  trade: (id) => links.trade({ id }),
  recharge: () => links.recharges(),
  withdrawal: () => links.withdrawals(),
  request: () => links.paymentRequest(),
};

/** What a message is about, as a way to it. */
export function AboutLink({ about }: { about: Reference }) {
  const { t } = useTexts();
  return (
    <AppLink
      to={PLACES[about.kind](about.id)}
      className="-my-1.5 flex min-h-11 items-center gap-1.5 text-s font-medium text-brand-strong"
    >
      <Icon name="link" size={16} />
      <span className="min-w-0 wrap-anywhere">{t(`messages.about.${about.kind}`, { number: about.number })}</span>
    </AppLink>
  );
}

/** What the message that is being written is about. */
export function AboutChip({ about, onRemove }: { about: Reference; onRemove: () => void }) {
  const { t } = useTexts();
  return (
    <p className="flex items-center gap-2 text-s text-ink-2">
      <Icon name="link" size={16} className="text-brand-strong" />
      <span className="min-w-0 flex-1 truncate">{t(`messages.about.${about.kind}`, { number: about.number })}</span>
      <button
        type="button"
        aria-label={t('messages.removeAbout')}
        onClick={onRemove}
        className="grid size-11 place-items-center"
      >
        <Icon name="close" size={18} />
      </button>
    </p>
  );
}

/** What the message would be about could not be read: it is read again, or the message goes without it. */
export function AboutFailed({ about }: { about: About }) {
  const { t } = useTexts();
  return (
    <Notice tone="down">
      <p>{t('messages.aboutFailed')}</p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button small kind="ghost" needsLine onClick={about.readAgain}>
          {t('common.retry')}
        </Button>
        <Button small kind="ghost" onClick={about.drop}>
          {t('messages.withoutAbout')}
        </Button>
      </p>
    </Notice>
  );
}
