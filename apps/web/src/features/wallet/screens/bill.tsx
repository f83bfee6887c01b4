import { COINS, type Coin } from '@greenhall/domain/shared/money';
import { Button } from '@greenhall/ui/page/button';
import { Chip } from '@greenhall/ui/display/chip';
import { useState } from 'react';
import { Page } from '../../../shared/page/page.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { ActivityList } from '../parts/activity-list.tsx';
import { BillFilter, type BillQuery } from '../parts/bill-filter.tsx';
import { coinOf, unitOf } from '../../../shared/money/coins.ts';
import { BillSearch, searchOf } from '../parts/bill-search.tsx';
import { StatementSheet } from '../parts/statement-sheet.tsx';

/** The chosen conditions, each a chip. */
function Conditions({ query, onReset }: { query: BillQuery; onReset: () => void }) {
  const { t } = useTexts();
  const given = [
    query.coin && unitOf(query.coin),
    query.kind && t(`wallet.kind.${query.kind}`),
    query.search,
    (query.from || query.to) && `${query.from ?? '…'} – ${query.to ?? '…'}`,
  ].filter((text) => text !== undefined && text !== '');
  if (given.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="sr-only">{t('pay.filtered')}</span>
      {given.map((text) => (
        <Chip key={text} tone="info">
          {text}
        </Chip>
      ))}
      <Button kind="text" small onClick={onReset}>
        {t('pay.reset')}
      </Button>
    </div>
  );
}

export default function Bill() {
  const { t, language } = useTexts();
  const named = coinOf(useSearchText('coin'));
  const [query, setQuery] = useState<BillQuery>(named ? { coin: named } : {});
  const [typed, setTyped] = useState('');
  const reset = () => {
    setQuery({});
    setTyped('');
  };
  const [filtering, setFiltering] = useState(false);
  const [stating, setStating] = useState(false);
  const isFiltered = Object.values(query).some((value) => value !== undefined);
  const coin: Coin = query.coin ?? COINS[0];
  return (
    <Page
      right={{ icon: 'filter', label: t('common.filter'), badge: isFiltered ? '' : undefined }}
      onRight={() => setFiltering(true)}
    >
      <BillSearch typed={typed} onType={setTyped} onSearch={(search) => setQuery({ ...query, search })} />
      <Conditions query={query} onReset={reset} />
      <ActivityList query={query} empty={t(isFiltered ? 'pay.nothingFound' : 'wallet.noMovements')} />
      <Button kind="ghost" wide onClick={() => setStating(true)}>
        {t('wallet.statement')}
      </Button>
      <BillFilter
        key={JSON.stringify({ ...query, search: '' })}
        show={filtering}
        onUpdateShow={setFiltering}
        query={query}
        onApply={(conditions) => setQuery({ ...conditions, search: searchOf(typed, language) })}
      />
      <StatementSheet key={coin} show={stating} onUpdateShow={setStating} coin={coin} />
    </Page>
  );
}
