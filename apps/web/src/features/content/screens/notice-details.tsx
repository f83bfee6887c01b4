import type { Reply } from '@greenhall/client/route-input';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { ChooseOne } from '../../../shared/page/choose-one.tsx';
import { links } from '../../../shared/page/links.ts';
import { useEffect } from 'react';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { RichContent, useLang } from '../../../shared/written/rich-content.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useMark } from '../../../shared/request/use-mark.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ArticleHead } from '../parts/article-head.tsx';

function Details({ notice }: { notice: Reply<'content.notice'> }) {
  const { t } = useTexts();
  const { id, title, at, body, language, isImportant, isRead } = notice;
  const mark = useMark('content.readNotice');
  useEffect(() => {
    if (!isRead) mark({ params: { id }, body: {} });
  }, [id, isRead, mark]);
  return (
    <Card className="flex flex-col gap-4">
      <ArticleHead
        title={title}
        at={at}
        lang={useLang(language)}
        mark={isImportant ? <Chip tone="warn">{t('content.important')}</Chip> : undefined}
      />
      {body ? <RichContent text={body} language={language} /> : null}
    </Card>
  );
}

/** One notice in full; opening it marks it as read. */
export default function NoticeDetails() {
  const { language } = useTexts();
  const id = useSearchText('id') ?? '';
  const notice = useRead('content.notice', { params: { id }, query: { language } }, { enabled: id !== '' });
  return (
    <Page>
      {id === '' ? (
        <ChooseOne from={links.notices()} />
      ) : (
        <ReadView query={notice}>{(data) => <Details key={data.id} notice={data} />}</ReadView>
      )}
    </Page>
  );
}
