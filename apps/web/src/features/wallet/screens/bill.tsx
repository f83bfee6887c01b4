import { COINS, type Coin } from '@greenhall/domain/shared/money';
import { Button } from '@greenhall/ui/page/button';
import { Chip } from '@greenhall/ui/display/chip';
import { Icon } from '@greenhall/ui/display/icon';
import { useState } from 'react';
import { Page } from '../../../shared/page/page.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { useSearchText } from '../../../shared/page/use-search-text.ts';
import { ActivityList } from '../parts/activity-list.tsx';
import { BillFilter, type BillQuery } from '../parts/bill-filter.tsx';
import { coinOf, unitOf } from '../../../shared/money/coins.ts';
import { BillSearch, searchOf } from '../parts/bill-search.tsx';
import { StatementSheet } from '../parts/statement-sheet.tsx';

interface ConditionsProps {
  query: BillQuery;
  onFilter: () => void;
  onReset: () => void;
}

/** The way to the conditions, and those that are chosen, each a chip. */
function Conditions({ query, onFilter, onReset }: ConditionsProps) {
  const { t } = useTexts();
  const given = [
    query.coin && unitOf(query.coin),
    query.kind && t(`wallet.kind.${query.kind}`),
    query.search,
    (query.from || query.to) && `${query.from ?? '…'} – ${query.to ?? '…'}`,
  ].filter((text) => text !== undefined && text !== '');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button kind="ghost" aria-haspopup="dialog" onClick={onFilter} className="bg-surface!">
        <Icon name="filter" size={18} />
        {t('common.filter')}
      </Button>
      {given.map((text) => (
        <Chip key={text} tone="info">
          {text}
        </Chip>
      ))}
      {given.length > 0 ? (
        <>
          <span className="sr-only">{t('pay.filtered')}</span>
          <Button kind="text" onClick={onReset}>
            {t('pay.reset')}
          </Button>
        </>
      ) : null}
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
    <Page right={{ icon: 'down', label: t('wallet.statement') }} onRight={() => setStating(true)}>
      <BillSearch typed={typed} onType={setTyped} onSearch={(search) => setQuery({ ...query, search })} />
      <Conditions query={query} onFilter={() => setFiltering(true)} onReset={reset} />
      <ActivityList query={query} empty={t(isFiltered ? 'pay.nothingFound' : 'wallet.noMovements')} />
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
