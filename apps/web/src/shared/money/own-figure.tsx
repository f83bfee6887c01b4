import { type Amount, formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { figureAt, isShown } from '@greenhall/domain/wallet/reference-rate';
import { tagOf } from '@greenhall/locales/languages';
import { useMemo } from 'react';
import { useRead } from '../request/use-read.ts';
import { useTexts } from '../text/texts.ts';
import { serverNow } from '../time/server-time.ts';
import { useMyCurrency } from './my-currency.ts';
import { useSums } from './my-amounts.ts';

/** Whole units of a currency in the reader's language, cut like every figure. */
function useWriter(currency: string): (figure: bigint) => string {
  const { language } = useTexts();
  const format = useMemo(
    () =>
      new Intl.NumberFormat(`${tagOf(language)}-u-nu-latn`, {
        style: 'currency',
        currency,
        maximumFractionDigits: 0,
        roundingMode: 'trunc',
      }),
    [language, currency],
  );
  return (figure) => format.format(formatAmount(figure) as Intl.StringNumericLiteral);
}

/** About what an amount is worth in the currency that was chosen. Its place stays empty without a rate, and while sums are hidden. */
function Figure({ of, currency }: { of: Amount | undefined; currency: string }) {
  const { t, day } = useTexts();
  const { areHidden } = useSums();
  const write = useWriter(currency);
  const { data } = useRead('wallet.rates', {});
  const found = data?.items.find((rate) => rate.currency === currency);
  const rate = found && isShown(Date.parse(found.of), serverNow()) ? parseAmount(found.rate) : undefined;
  const isDrawn = found && rate !== undefined && of !== undefined && !areHidden;
  return (
    <p className="h-5 truncate text-s text-on-dark-2">
      {isDrawn ? t('wallet.ownFigure', { figure: write(figureAt(of, rate)), day: day(found.of) }) : null}
    </p>
  );
}

const useBalances = () => useRead('wallet.balances', {}).data;

/** The figure of everything that the member owns. */
export function TotalFigure() {
  const { currency } = useMyCurrency();
  const total = useBalances()?.total;
  return currency === null ? null : (
    <Figure of={total === undefined ? undefined : parseAmount(total)} currency={currency} />
  );
}

/** The figure of the cash coins that can be used. */
export function CashFigure() {
  const { currency } = useMyCurrency();
  const cash = useBalances()?.items.find(({ coin }) => coin === 'mey');
  return currency === null ? null : <Figure of={parseAmount(cash?.available ?? '')} currency={currency} />;
}
