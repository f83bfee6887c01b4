import { Written } from '@greenhall/ui/display/written';
import { Chip } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { useEffect, useRef } from 'react';
import { hideModal, openModal, useOverlays } from '../../shared/overlays/overlays.ts';
import { AppLink } from '../../shared/page/app-link.tsx';
import { currentAddress, openScreen } from '../../shared/page/history.ts';
import { links } from '../../shared/page/links.ts';
import { useLang } from '../../shared/written/rich-content.tsx';
import { useMark } from '../../shared/request/use-mark.ts';
import { useRead } from '../../shared/request/use-read.ts';
import { useTexts } from '../../shared/text/texts.ts';

/** The important notices that have opened while the app runs, so that none opens twice when marking it has failed. */
const opened = new Set<string>();

/**
 * Opens the oldest important notice that is unread, once, when nothing else is open. One that arrives while home is shown waits until home is
 * opened again: it would cover what is being pressed.
 */
export function useImportantNotice(): void {
  const { t, language } = useTexts();
  const { data } = useRead('content.noticeState', { query: { language } });
  const isFree = useOverlays(({ show }) => !show);
  const mark = useMark('content.readNotice');
  /** The one that there was when home was opened. */
  const first = useRef<string | null>(undefined);
  useEffect(() => {
    if (!data) return;
    const { important } = data;
    if (first.current === undefined) first.current = important?.id ?? null;
    // Home may still be drawn while the next screen is on its way.
    const isLeft = currentAddress().pathname !== links.home().to;
    if (!important || important.id !== first.current || !isFree || isLeft || opened.has(important.id)) return;
    const { id, title, summary } = important;
    opened.add(id);
    openModal({
      title,
      html: t.html('running.importantNotice', { summary }),
      confirmText: t('running.readNotice'),
      onConfirm: () => {
        hideModal();
        openScreen(links.notice({ id }));
      },
    });
    mark({ params: { id }, body: {} });
  }, [data, isFree, mark, t]);
}

/** The newest notice in one line. */
export function NewestNotice() {
  const { t, language } = useTexts();
  const newest = useRead('content.noticeState', { query: { language } }).data?.newest;
  const lang = useLang(newest?.language ?? language);
  if (!newest) return null;
  return (
    <AppLink to={links.notice({ id: newest.id })} className="flex min-h-11 items-center gap-2.5 py-2">
      <Chip tone="warn">{t('running.notice')}</Chip>
      <Written text={newest.title} lang={lang} className="min-w-0 flex-1 truncate" />
      <Icon name="next" size={16} className="text-ink-3" />
    </AppLink>
  );
}
