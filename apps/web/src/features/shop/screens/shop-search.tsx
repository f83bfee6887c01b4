import { Card } from '@greenhall/ui/page/card';
import { Button } from '@greenhall/ui/page/button';
import { Icon } from '@greenhall/ui/display/icon';
import { Tabs } from '@greenhall/ui/page/tabs';
import { useState } from 'react';
import { openScreen } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { Page } from '../../../shared/page/page.tsx';
import { useShownPlace } from '../../../shared/page/shown-place.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { type Filter, FilterSheet } from '../parts/filter-sheet.tsx';
import { GoodsPages, useGoods } from '../parts/goods-pages.tsx';
import { SearchHead } from '../parts/search-head.tsx';
import { forgetSearches, rememberSearch, useSearches } from '../parts/searches.ts';

const SORTS = ['relevance', 'sales', 'newest', 'priceUp', 'priceDown'] as const;
type Sort = (typeof SORTS)[number];

interface Search extends Filter {
  readonly words: string;
  readonly sort: Sort;
}

/** The search that the address names. */
function useSearch(): Search {
  const { search } = useShownPlace();
  return {
    words: search['words'] ?? '',
    sort: SORTS.find((sort) => sort === search['sort']) ?? 'relevance',
    min: search['min'] || undefined,
    max: search['max'] || undefined,
    inStock: search['inStock'] === '1',
  };
}

function open({ words, sort, min, max, inStock }: Search): void {
  const place = links.searchGoods({
    words,
    ...(sort === 'relevance' ? {} : { sort }),
    ...(min ? { min } : {}),
    ...(max ? { max } : {}),
    ...(inStock ? { inStock: '1' } : {}),
  });
  openScreen(place, true);
}

function Words({ title, words, onChoose, onClear }: WordsProps) {
  const { t } = useTexts();
  return (
    <Card
      title={title}
      aside={
        onClear ? (
          <button
            type="button"
            onClick={onClear}
            className="-my-2.5 min-h-11 min-w-11 px-2 font-semibold text-brand-strong"
          >
            {t('shop.clear')}
          </button>
        ) : undefined
      }
    >
      <ul className="m-0 flex list-none flex-wrap gap-2 p-0 pt-3">
        {words.map((one) => (
          <li key={one} className="max-w-full">
            <button
              type="button"
              onClick={() => onChoose(one)}
              className="min-h-11 max-w-full truncate rounded-full bg-surface-2 px-4 text-s text-ink-2 shadow-line"
            >
              {one}
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface WordsProps {
  title: string;
  words: readonly string[];
  onChoose: (words: string) => void;
  onClear?: () => void;
}

/** Before anything has been searched for: earlier searches and popular ones. */
function Suggestions({ onChoose }: { onChoose: (words: string) => void }) {
  const { t, language } = useTexts();
  const history = useSearches();
  const hot = useRead('shop.hotWords', { query: { language } }).data?.items ?? [];
  return (
    <>
      {history.length > 0 ? (
        <Words title={t('shop.history')} words={history} onChoose={onChoose} onClear={forgetSearches} />
      ) : null}
      {hot.length > 0 ? <Words title={t('shop.hot')} words={hot} onChoose={onChoose} /> : null}
    </>
  );
}

function Results({ search }: { search: Search }) {
  const { t } = useTexts();
  const [show, setShow] = useState(false);
  const { words, sort, min, max, inStock } = search;
  const isFiltered = min !== undefined || max !== undefined || inStock;
  const pages = useGoods({
    words,
    sort,
    ...(min ? { min } : {}),
    ...(max ? { max } : {}),
    ...(inStock ? { inStock: '1' } : {}),
  });
  return (
    <>
      <Tabs
        label={t('shop.sortBy')}
        options={SORTS.map((value) => ({ value, label: t(`shop.sort.${value}`) }))}
        value={sort}
        onChange={(chosen) => open({ ...search, sort: chosen })}
      />
      <Button kind="ghost" aria-haspopup="dialog" onClick={() => setShow(true)} className="self-start bg-surface!">
        <Icon name="filter" size={18} />
        {isFiltered ? t('shop.filtered') : t('common.filter')}
      </Button>
      <GoodsPages
        pages={pages}
        label={t('shop.results')}
        look="list"
        empty={{ title: t('shop.noHit'), note: t('shop.noHitNote') }}
      />
      <FilterSheet
        show={show}
        onUpdateShow={setShow}
        filter={{ min, max, inStock }}
        onFilter={(filter) => open({ ...search, ...filter })}
      />
    </>
  );
}

export default function ShopSearch() {
  const search = useSearch();
  const { language } = useTexts();
  const find = (words: string) => {
    if (words !== '') rememberSearch(words, language);
    open({ ...search, words });
  };
  return (
    <Page bar={<SearchHead words={search.words} onSearch={find} />}>
      {search.words === '' ? <Suggestions onChoose={find} /> : <Results search={search} />}
    </Page>
  );
}
