import { tagOf } from '@greenhall/locales/languages';
import { Card } from '@greenhall/ui/page/card';
import { Select } from '@greenhall/ui/form/select';
import { chooseCurrency, useMyCurrency } from '../../../shared/money/my-currency.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';

const NONE = 'none';

/** In which currency a figure stands beside a balance on this device: one that has a rate, or none. */
export default function CurrencyChoice() {
  const { t, language } = useTexts();
  const { currency } = useMyCurrency();
  const { data } = useRead('wallet.rates', {});
  const known = data?.items.map((rate): string => rate.currency) ?? [];
  const codes = [...new Set([...known, ...(currency === null ? [] : [currency])])].toSorted();
  if (codes.length === 0) return null;
  const names = new Intl.DisplayNames(tagOf(language), { type: 'currency' });
  return (
    <Card>
      <Select
        label={t('members.currency')}
        placeholder={t('common.choose')}
        closeLabel={t('common.close')}
        choices={[
          { value: NONE, label: t('members.currencyNone') },
          ...codes.map((code) => ({ value: code, label: `${names.of(code) ?? code} (${code})` })),
        ]}
        value={currency ?? NONE}
        onChange={(code) => chooseCurrency(code === NONE ? null : code)}
        hint={t('members.currencyNote')}
      />
    </Card>
  );
}
