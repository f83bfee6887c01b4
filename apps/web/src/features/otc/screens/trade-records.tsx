import { Button } from '@greenhall/ui/page/button';
import { ChipChoice } from '@greenhall/ui/form/chip-choice';
import { Notice } from '@greenhall/ui/page/notice';
import { useMutation } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { DayRange, utcToday } from '../../../shared/forms/day-range.tsx';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { Page } from '../../../shared/page/page.tsx';
import { api } from '../../../shared/request/api.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { saveWhenReady } from '../../../shared/page/save-file.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { NETWORKS, type TradeQuery } from '../parts/kinds.ts';
import { TradeList } from '../parts/trade-list.tsx';

type Filter = Omit<TradeQuery, 'cursor' | 'limit' | 'open' | 'coin'>;

const STATES = [
  'waitForPayment',
  'waitForConfirmation',
  'paymentError',
  'receiptError',
  'completed',
  'canceled',
] as const;
const ROLES = ['buyer', 'seller'] as const;

interface FilterSheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  filter: Filter;
  onApply: (filter: Filter) => void;
}

/** The conditions of the records: state, side, network and UTC days. */
function FilterSheet({ show, onUpdateShow, filter, onApply }: FilterSheetProps) {
  const { t } = useTexts();
  const [draft, setDraft] = useState(filter);
  const disordered = Boolean(draft.from && draft.to && draft.from > draft.to);
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    if (disordered) return;
    onApply(Object.fromEntries(Object.entries(draft).filter(([, value]) => value)));
    onUpdateShow(false);
  };
  const all = { value: '', label: t('common.all') };
  const choose = (name: 'state' | 'role' | 'network') => (value: string) =>
    setDraft({ ...draft, [name]: value || undefined });
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={t('common.filter')}>
      <form noValidate onSubmit={apply} className="flex flex-col gap-4 pt-2 pb-4">
        <ChipChoice
          titled
          label={t('otc.state')}
          options={[all, ...STATES.map((value) => ({ value, label: t(`otc.state.${value}`) }))]}
          value={draft.state ?? ''}
          onChange={choose('state')}
        />
        <ChipChoice
          titled
          label={t('otc.role')}
          options={[all, ...ROLES.map((value) => ({ value, label: t(`otc.role.${value}`) }))]}
          value={draft.role ?? ''}
          onChange={choose('role')}
        />
        <ChipChoice
          titled
          label={t('otc.network')}
          options={[all, ...NETWORKS.map((value) => ({ value, label: value }))]}
          value={draft.network ?? ''}
          onChange={choose('network')}
        />
        <DayRange
          from={draft.from ?? ''}
          to={draft.to ?? ''}
          onChange={(days) => setDraft({ ...draft, ...days })}
          error={disordered ? t('pay.dayOrder') : undefined}
        />
        <div className="grid grid-cols-2 gap-3">
          <Button kind="ghost" onClick={() => setDraft({})}>
            {t('pay.reset')}
          </Button>
          <Button type="submit">{t('pay.apply')}</Button>
        </div>
      </form>
    </LazySheet>
  );
}

export default function TradeRecords() {
  const { t } = useTexts();
  const [filter, setFilter] = useState<Filter>({});
  const [filtering, setFiltering] = useState(false);
  const isFiltered = Object.values(filter).some((value) => value !== undefined);
  const save = useMutation({
    mutationFn: () =>
      saveWhenReady(api('otc.tradesExport', { query: filter, download: true }), `trades-${utcToday()}.csv`),
  });
  const failure = useErrorText(save.error);
  return (
    <Page
      right={{ icon: 'filter', label: t('common.filter'), badge: isFiltered ? '' : undefined }}
      onRight={() => setFiltering(true)}
    >
      <TradeList
        query={filter}
        label={t('otc.recordsTitle')}
        empty={t(isFiltered ? 'pay.nothingFound' : 'otc.tradesEmpty')}
      />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button kind="ghost" wide busy={save.isPending} onClick={() => save.mutate()}>
        {t('otc.export')}
      </Button>
      <FilterSheet
        key={JSON.stringify(filter)}
        show={filtering}
        onUpdateShow={setFiltering}
        filter={filter}
        onApply={setFilter}
      />
    </Page>
  );
}
