import { Button } from '@greenhall/ui/page/button';
import { Field } from '@greenhall/ui/form/field';
import { Switch } from '@greenhall/ui/form/switch';
import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { useState } from 'react';
import { readAmount, typedForm } from '../../../shared/money/amounts.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { useTexts } from '../../../shared/text/texts.ts';

export interface Filter {
  readonly min: string | undefined;
  readonly max: string | undefined;
  readonly inStock: boolean;
}

interface FilterSheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  filter: Filter;
  onFilter: (filter: Filter) => void;
}

function FilterForm({ filter, onFilter }: Pick<FilterSheetProps, 'filter' | 'onFilter'>) {
  const { t, language } = useTexts();
  const shown = (amount: string | undefined) => (amount ? typedForm(amount, language) : '');
  const [min, setMin] = useState(shown(filter.min));
  const [max, setMax] = useState(shown(filter.max));
  const [inStock, setInStock] = useState(filter.inStock);
  const [hasTried, setTried] = useState(false);
  /** The amount that was typed; null if it cannot be read. */
  const read = (typed: string) => {
    if (typed.trim() === '') return undefined;
    const amount = readAmount<'mey'>(typed, language);
    return amount === undefined ? null : formatAmount(amount);
  };
  const [least, most] = [read(min), read(max)];
  const isDisordered = Boolean(least && most && (parseAmount(least) ?? 0n) > (parseAmount(most) ?? 0n));
  const errorOf = (amount: string | null | undefined) =>
    hasTried && amount === null ? t('shop.priceRule') : undefined;
  return (
    <form
      className="flex flex-col gap-3 pt-2 pb-3"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (least !== null && most !== null && !isDisordered) onFilter({ min: least, max: most, inStock });
      }}
    >
      <div className="grid grid-cols-2 gap-3">
        <Field
          label={t('shop.minPrice')}
          inputMode="decimal"
          value={min}
          onChange={(event) => setMin(event.target.value)}
          error={hasTried && isDisordered ? t('shop.priceOrder') : errorOf(least)}
        />
        <Field
          label={t('shop.maxPrice')}
          inputMode="decimal"
          value={max}
          onChange={(event) => setMax(event.target.value)}
          error={errorOf(most)}
        />
      </div>
      <Switch label={t('shop.onlyStock')} checked={inStock} onChange={setInStock} />
      <div className="grid grid-cols-2 gap-3 pt-2">
        <Button kind="ghost" onClick={() => onFilter({ min: undefined, max: undefined, inStock: false })}>
          {t('shop.reset')}
        </Button>
        <Button type="submit" needsLine={false}>
          {t('shop.apply')}
        </Button>
      </div>
    </form>
  );
}

/** The filters of a search. */
export function FilterSheet({ show, onUpdateShow, filter, onFilter }: FilterSheetProps) {
  const { t } = useTexts();
  return (
    <LazySheet show={show} onUpdateShow={onUpdateShow} title={t('common.filter')}>
      <FilterForm
        key={JSON.stringify(filter)}
        filter={filter}
        onFilter={(chosen) => {
          onFilter(chosen);
          onUpdateShow(false);
        }}
      />
    </LazySheet>
  );
}
