import { Written } from '@greenhall/ui/display/written';
import { Button } from '@greenhall/ui/page/button';
import { Cell, cellClass } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { Notice } from '@greenhall/ui/page/notice';
import { AnnouncedParameters } from '../../../shared/money/announced-parameters.tsx';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { PageList } from '../../../shared/page/page-list.tsx';
import { useLang } from '../../../shared/written/rich-content.tsx';
import { type ItemOf, usePages } from '../../../shared/request/use-pages.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';

function NoticeRow({ item }: { item: ItemOf<'content.notices'> }) {
  const { t, relative } = useTexts();
  const { id, title, summary, at, isRead, isImportant, language } = item;
  const lang = useLang(language);
  return (
    <AppLink to={links.notice({ id })} className={cellClass}>
      <Cell
        title={<Written text={title} lang={lang} />}
        note={
          <>
            {summary ? <Written text={summary} lang={lang} className="line-clamp-2 text-ink-2" /> : null}
            <time dateTime={at}>{relative(at)}</time>
          </>
        }
        value={
          isRead ? undefined : (
            <Chip tone={isImportant ? 'warn' : 'up'}>{t(isImportant ? 'content.important' : 'content.unread')}</Chip>
          )
        }
        valueNote={isRead ? undefined : ''}
        arrow
      />
    </AppLink>
  );
}

/** How many are unread, and the button that marks them all. */
function Unread() {
  const { t, language } = useTexts();
  const state = useRead('content.noticeState', { query: { language } });
  const readAll = useWrite('content.readNotices');
  const failure = useErrorText(readAll.error);
  const count = state.data?.unread ?? 0;
  if (count === 0) return null;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <p className="text-s text-ink-2">{t('content.unreadCount', { count })}</p>
        <Button kind="ghost" busy={readAll.isPending} onClick={() => readAll.mutate({ body: {} })}>
          {t('content.readAll')}
        </Button>
      </div>
      <div aria-live="assertive" className="contents">
        {failure ? <Notice tone="down">{failure}</Notice> : null}
      </div>
    </>
  );
}

/** What operators tell all members: figures that will change, and notices, newest first. */
export function Announcements() {
  const { t, language } = useTexts();
  const { data } = useRead('content.noticeState', { query: { language } });
  const pages = usePages('content.notices', { language });
  return (
    <>
      <AnnouncedParameters of={data?.parameters ?? []} />
      <Unread />
      <PageList pages={pages} label={t('content.noticesTitle')} empty={t('content.noticesEmpty')}>
        {(item) => (
          <li key={item.id}>
            <NoticeRow item={item} />
          </li>
        )}
      </PageList>
    </>
  );
}
