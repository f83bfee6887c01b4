import { Written } from '@greenhall/ui/display/written';
import { Card } from '@greenhall/ui/page/card';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { PageCards } from '../../../shared/page/page-cards.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { useLang } from '../../../shared/written/rich-content.tsx';
import { type ItemOf, usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Picture } from '../parts/picture.tsx';

function NewsCard({ item: { id, title, summary, at, picture, language } }: { item: ItemOf<'content.news'> }) {
  const { relative } = useTexts();
  const lang = useLang(language);
  return (
    <AppLink to={links.newsItem({ id })} className="block">
      <Card className="overflow-hidden">
        {picture ? (
          <Picture
            picture={picture}
            shown={448}
            className="-mx-4 -mt-4 mb-3 aspect-[2/1] w-[calc(100%+32px)] max-w-none"
          />
        ) : null}
        <Written as="h2" text={title} lang={lang} className="wrap-anywhere" />
        {summary ? (
          <Written as="p" text={summary} lang={lang} className="mt-1 line-clamp-3 text-s text-ink-2 wrap-anywhere" />
        ) : null}
        <time dateTime={at} className="mt-2 block text-s text-ink-3">
          {relative(at)}
        </time>
      </Card>
    </AppLink>
  );
}

/** What is new, with pictures, newest first. */
export default function News() {
  const { t, language } = useTexts();
  const pages = usePages('content.news', { language });
  return (
    <Page>
      <PageCards pages={pages} label={t('content.newsTitle')} empty={{ icon: 'globe', title: t('content.newsEmpty') }}>
        {(item) => (
          <li key={item.id}>
            <NewsCard item={item} />
          </li>
        )}
      </PageCards>
    </Page>
  );
}
