import { Notice } from '@greenhall/ui/page/notice';
import { Select } from '@greenhall/ui/form/select';
import { useEffect } from 'react';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { ReadError } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import type { Network } from './kinds.ts';

export interface AccountChoiceProps {
  network: Network;
  /** A seller receives, a buyer pays. */
  role: 'buyer' | 'seller';
  value: string;
  onChange: (id: string) => void;
  error: string | undefined;
  /** Called before the form is left to add an account. */
  onAdd: () => void;
}

/** One of the member's trading accounts of a network; those that are too new say from when. */
export function AccountChoice({ network, role, value, onChange, error, onAdd }: AccountChoiceProps) {
  const { t, moment } = useTexts();
  const now = useNow();
  const accounts = useRead('wallet.accounts', {});
  const own = accounts.data?.items.filter((account) => account.network === network);
  const isUsable = (usableAt: string) => Date.parse(usableAt) <= now;
  const usable = own?.filter((account) => isUsable(account.usableAt)) ?? [];
  const first = (usable.find((account) => account.isDefault) ?? usable[0])?.id;
  // A draft may name an account that was deleted since.
  const isGone = own !== undefined && !own.some((account) => account.id === value);
  useEffect(() => {
    if (first && (value === '' || isGone)) onChange(first);
  }, [value, isGone, first, onChange]);
  if (accounts.error && !own) return <ReadError query={accounts} />;
  if (own?.length === 0)
    return (
      <Notice tone="warn">
        {t('otc.noAccount', { network })}{' '}
        <AppLink to={links.addAccount()} onFollow={onAdd} className="font-semibold underline">
          {t('otc.addAccount')}
        </AppLink>
      </Notice>
    );
  return (
    <Select
      label={t(role === 'buyer' ? 'otc.payAccount' : 'otc.receiveAccount')}
      placeholder={t('common.choose')}
      closeLabel={t('common.close')}
      choices={(own ?? []).map((account) => ({
        value: account.id,
        label: account.label,
        note: isUsable(account.usableAt) ? account.address : t('otc.usableFrom', { time: moment(account.usableAt) }),
        disabled: !isUsable(account.usableAt),
      }))}
      value={value || undefined}
      onChange={onChange}
      error={error}
      hint={own?.find((account) => account.id === value)?.address}
    />
  );
}
