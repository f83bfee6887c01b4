import { Card } from '@greenhall/ui/page/card';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { useMoney } from '../../../shared/money/use-money.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { RegisterForm } from './register-form.ts';

/** The levels with their price, and what of it is principal and what fee. */
export function LevelCard({ form }: { form: UseFormReturn<RegisterForm> }) {
  const { t, exact } = useTexts();
  const { full } = useMoney();
  const levels = useRead('stock.levels', {});
  return (
    <Card title={t('entry.levelTitle')}>
      <p className="mt-1 mb-3 text-s text-ink-2">{t('entry.levelNote')}</p>
      <ReadView query={levels} skeleton={<Skeleton className="h-48 w-full" />}>
        {({ items }) => (
          <Controller
            control={form.control}
            name="level"
            rules={{
              validate: (level) => items.some((item) => item.isOnSale && String(item.level) === level),
            }}
            render={({ field, fieldState }) => (
              <div role="radiogroup" aria-label={t('entry.levelTitle')} className="flex flex-col gap-2">
                {items.map((item) => (
                  <label
                    key={item.level}
                    className="flex min-h-14 items-center gap-3 rounded-control bg-surface-2 px-3.5 py-2 shadow-line has-checked:bg-brand-soft has-checked:shadow-[inset_0_0_0_2px_var(--brand)] has-focus-visible:outline-2 has-focus-visible:outline-brand-strong"
                  >
                    <input
                      type="radio"
                      name="level"
                      className="sr-only"
                      checked={item.isOnSale && field.value === String(item.level)}
                      disabled={!item.isOnSale}
                      onChange={() => field.onChange(String(item.level))}
                    />
                    <b className="w-8 text-gold-ink">{`V${item.level}`}</b>
                    <span className="num min-w-0 flex-1">
                      <span className="block font-semibold">{full(item.amount, 'bdb')}</span>
                      <span className="block text-s text-ink-2">
                        {t('entry.levelParts', { principal: exact(item.principal), fee: exact(item.fee) })}
                      </span>
                      {item.isOnSale ? null : <span className="block text-s text-warn">{t('pay.levelClosed')}</span>}
                    </span>
                  </label>
                ))}
                {fieldState.error ? (
                  <p role="alert" className="text-s text-down">
                    {t('entry.levelTitle')}
                  </p>
                ) : null}
              </div>
            )}
          />
        )}
      </ReadView>
    </Card>
  );
}
