import { formatAmount } from '@greenhall/domain/shared/money';
import type { Language } from '@greenhall/locales/languages';
import { Icon } from '@greenhall/ui/display/icon';
import { FieldAction } from '@greenhall/ui/form/field';
import { Field } from '../../../shared/forms/field.tsx';
import type { SyntheticEvent } from 'react';
import { readAmount } from '../../../shared/money/amounts.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** What is looked for, if anything is typed: an amount with a decimal mark as the server writes it, and as exact as it was typed. */
export function searchOf(given: string, language: Language): string | undefined {
  const typed = given.trim();
  const decimals = /[.,](\d{1,6})$/.exec(typed)?.[1]?.length;
  const value = decimals === undefined ? undefined : readAmount(typed, language);
  if (decimals === undefined || value === undefined) return typed || undefined;
  const [whole, fraction = ''] = formatAmount(value).split('.');
  return `${whole}.${fraction.slice(0, decimals)}`;
}

interface BillSearchProps {
  typed: string;
  onType: (text: string) => void;
  onSearch: (text: string | undefined) => void;
}

/** Looks through the bill by the other side, an order's number or an amount. */
export function BillSearch({ typed, onType, onSearch }: BillSearchProps) {
  const { t, language } = useTexts();
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    onSearch(searchOf(typed, language));
  };
  return (
    <form role="search" noValidate onSubmit={send}>
      <Field
        type="search"
        label={t('common.search')}
        hint={t('wallet.searchBill')}
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        longest={64}
        value={typed}
        onChange={(event) => onType(event.target.value)}
        suffix={
          <FieldAction label={t('common.search')} onClick={send}>
            <Icon name="search" size={20} />
          </FieldAction>
        }
      />
    </form>
  );
}
