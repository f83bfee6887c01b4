import type { Reply } from '@greenhall/client/route-input';
import { Card } from '@greenhall/ui/page/card';
import { Chip } from '@greenhall/ui/display/chip';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { buttonClass } from '@greenhall/ui/page/button';
import { useId } from 'react';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';

export type Account = Reply<'wallet.accounts'>['items'][number];

export interface AccountChoiceProps {
  accounts: readonly Account[];
  value: string | undefined;
  onChange: (id: string) => void;
  error: string | undefined;
}

/** Saved accounts of which one receives; those that are too new say from when. */
export function AccountChoice({ accounts, value, onChange, error }: AccountChoiceProps) {
  const { t } = useTexts();
  const name = useId();
  const add = (
    <AppLink to={links.addAccount()} className="flex min-h-11 items-center font-semibold text-brand-strong">
      {t('wallet.addAccount')}
    </AppLink>
  );
  if (accounts.length === 0)
    return (
      <Card>
        <EmptyState
          icon="wallet"
          title={t('wallet.noAccounts')}
          note={t('wallet.noAccountsNote')}
          action={
            <AppLink to={links.addAccount()} className={buttonClass('ghost')}>
              {t('wallet.addAccount')}
            </AppLink>
          }
        />
        <p aria-live="polite" className="text-center text-s text-down">
          {error}
        </p>
      </Card>
    );
  return (
    <Card title={t('wallet.account')} aside={add}>
      <div role="radiogroup" aria-label={t('wallet.account')} className="mt-3 flex flex-col gap-2">
        {accounts.map((account) => (
          <AccountOption
            key={account.id}
            name={name}
            account={account}
            checked={account.id === value}
            onCheck={() => onChange(account.id)}
          />
        ))}
      </div>
      <p aria-live="polite" className="text-s text-down">
        {error}
      </p>
    </Card>
  );
}

function AccountOption({ name, account, checked, onCheck }: AccountOptionProps) {
  const { t, moment } = useTexts();
  const usable = Date.parse(account.usableAt) <= useNow();
  return (
    <label
      className={`flex items-center gap-3 rounded-control bg-surface-2 px-3.5 py-3 shadow-line has-checked:shadow-[inset_0_0_0_2px_var(--brand-strong)] has-focus-visible:outline-2 has-focus-visible:outline-brand-strong ${usable ? '' : 'cursor-not-allowed'}`}
    >
      <input
        type="radio"
        name={name}
        checked={checked}
        disabled={!usable}
        onChange={onCheck}
        className="size-5 shrink-0 accent-(--brand-strong)"
      />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="wrap-anywhere">{account.label}</span>
          <Chip>{account.network}</Chip>
        </span>
        <span className="num block text-s wrap-anywhere text-ink-2">{account.address}</span>
        {usable ? null : (
          <span className="block text-s text-warn">{t('wallet.usableFrom', { time: moment(account.usableAt) })}</span>
        )}
      </span>
    </label>
  );
}

interface AccountOptionProps {
  name: string;
  account: Account;
  checked: boolean;
  onCheck: () => void;
}
