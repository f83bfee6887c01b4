import { Tabs } from '@greenhall/ui/page/tabs';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useSheet } from '../../../shared/overlays/use-sheet.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { Page } from '../../../shared/page/page.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Announcements } from '../parts/announcements.tsx';
import { Choices } from '../parts/choices.tsx';
import { ForMe } from '../parts/for-me.tsx';

const VIEWS = ['announcements', 'mine'] as const;

/** What operators tell all members, and what concerns the member alone. */
export default function Notices() {
  const { t, language, number } = useTexts();
  const view = useSearchText('view') === 'mine' ? 'mine' : 'announcements';
  const sheet = useSheet('choices');
  const unread = {
    announcements: useRead('content.noticeState', { query: { language } }).data?.unread ?? 0,
    mine: useRead('notifications.state', {}).data?.unread ?? 0,
  };
  const labelOf = (one: (typeof VIEWS)[number]): string => {
    const name = t(`notifications.view.${one}`);
    return unread[one] > 0 ? `${name} ${number(unread[one])}` : name;
  };
  return (
    <>
      <Page right={{ icon: 'settings', label: t('notifications.choices') }} onRight={() => sheet.open()}>
        <Tabs
          label={t('content.noticesTitle')}
          options={VIEWS.map((value) => ({ value, label: labelOf(value) }))}
          value={view}
          onChange={(next) => openScreen(links.notices(next === 'mine' ? { view: 'mine' } : {}), true)}
        />
        {view === 'mine' ? <ForMe /> : <Announcements />}
      </Page>
      <LazySheet
        show={sheet.show}
        onUpdateShow={(next) => (next ? undefined : sheet.close())}
        title={t('notifications.choices')}
      >
        <Choices />
      </LazySheet>
    </>
  );
}
