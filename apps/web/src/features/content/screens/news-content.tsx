import type { Reply } from '@greenhall/client/route-input';
import { Card } from '@greenhall/ui/page/card';
import { ChooseOne } from '../../../shared/page/choose-one.tsx';
import { links } from '../../../shared/page/links.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { RichContent, useLang } from '../../../shared/written/rich-content.tsx';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { ArticleHead } from '../parts/article-head.tsx';
import { Picture } from '../parts/picture.tsx';

function Article({ item }: { item: Reply<'content.newsItem'> }) {
  const { title, at, picture, body, language } = item;
  return (
    <Card className="flex flex-col gap-4 overflow-hidden">
      {picture ? (
        <Picture picture={picture} shown={448} className="-mx-4 -mt-4 aspect-[2/1] w-[calc(100%+32px)] max-w-none" />
      ) : null}
      <ArticleHead title={title} at={at} lang={useLang(language)} />
      {body ? <RichContent text={body} language={language} /> : null}
    </Card>
  );
}

/** One news item in full. */
export default function NewsContent() {
  const { language } = useTexts();
  const id = useSearchText('id') ?? '';
  const item = useRead('content.newsItem', { params: { id }, query: { language } }, { enabled: id !== '' });
  return (
    <Page>
      {id === '' ? (
        <ChooseOne from={links.news()} />
      ) : (
        <ReadView query={item}>{(data) => <Article item={data} />}</ReadView>
      )}
    </Page>
  );
}
