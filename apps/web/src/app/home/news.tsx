import { Written } from '@greenhall/ui/display/written';
import { Section } from '@greenhall/ui/page/section';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { AppLink } from '../../shared/page/app-link.tsx';
import { links } from '../../shared/page/links.ts';
import { ReadView } from '../../shared/page/read-view.tsx';
import { useLang } from '../../shared/written/rich-content.tsx';
import type { ItemOf } from '../../shared/request/use-pages.ts';
import { useRead } from '../../shared/request/use-read.ts';
import { useTexts } from '../../shared/text/texts.ts';

const SHOWN = 3;

function NewsRow({ item: { id, title, at, language } }: { item: ItemOf<'content.news'> }) {
  const { relative } = useTexts();
  return (
    <li>
      <AppLink to={links.newsItem({ id })} className={cellClass}>
        <Cell title={<Written text={title} lang={useLang(language)} />} note={relative(at)} arrow />
      </AppLink>
    </li>
  );
}

/** The latest news; before the first, nothing is shown. */
export function HomeNews() {
  const { t, language } = useTexts();
  const news = useRead('content.news', { query: { language, limit: SHOWN } });
  return (
    <ReadView query={news}>
      {({ items }) =>
        items.length === 0 ? null : (
          <Section
            title={t('running.newsTitle')}
            aside={
              <AppLink
                to={links.news()}
                className="inline-flex min-h-11 min-w-11 items-center justify-end px-2 font-semibold text-brand-strong"
              >
                {t('running.allNews')}
              </AppLink>
            }
          >
            <CellList label={t('running.newsTitle')}>
              {items.map((item) => (
                <NewsRow key={item.id} item={item} />
              ))}
            </CellList>
          </Section>
        )
      }
    </ReadView>
  );
}
