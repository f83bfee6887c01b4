import { formatAmount } from '@greenhall/domain/shared/money';
import type { Language } from '@greenhall/locales/languages';
import { Icon } from '@greenhall/ui/display/icon';
import { Field, FieldAction } from '@greenhall/ui/form/field';
import { type SyntheticEvent, useState } from 'react';
import { readAmount } from '../../../shared/money/amounts.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** What is sent: an amount with a decimal mark as the server writes it, and as exact as it was typed. */
function asSent(typed: string, language: Language): string {
  const decimals = /[.,](\d{1,6})$/.exec(typed)?.[1]?.length;
  const value = decimals === undefined ? undefined : readAmount(typed, language);
  if (decimals === undefined || value === undefined) return typed;
  const [whole, fraction = ''] = formatAmount(value).split('.');
  return `${whole}.${fraction.slice(0, decimals)}`;
}

/** Looks through the bill by the other side, an order's number or an amount. */
export function BillSearch({ onSearch }: { onSearch: (text: string | undefined) => void }) {
  const { t, language } = useTexts();
  const [typed, setTyped] = useState('');
  const send = (event?: SyntheticEvent) => {
    event?.preventDefault();
    const text = typed.trim();
    onSearch(text === '' ? undefined : asSent(text, language));
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
        maxLength={64}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        suffix={
          <FieldAction label={t('common.search')} onClick={send}>
            <Icon name="search" size={20} />
          </FieldAction>
        }
      />
    </form>
  );
}
