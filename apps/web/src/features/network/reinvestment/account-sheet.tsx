import type { Reply } from '@greenhall/client/route-input';
import { Chip } from '@greenhall/ui/display/chip';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Switch } from '@greenhall/ui/form/switch';
import { Button } from '@greenhall/ui/page/button';
import { Notice } from '@greenhall/ui/page/notice';
import { useState } from 'react';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { LazySheet } from '../../../shared/overlays/lazy-sheet.tsx';
import { PayStep, useBringPayStep } from '../../../shared/overlays/pay-step.tsx';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { levelMark } from '../parts/node-state.ts';
import { NewPasswordsStep } from './new-passwords-step.tsx';
import { ACCOUNT_STATES } from './account-states.ts';

export type MyAccount = Reply<'network.ownAccounts'>['items'][number];

interface SheetProps {
  account: MyAccount;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
}

interface OverviewProps {
  account: MyAccount;
  onAllow: () => void;
  onPasswords: () => void;
}

function Overview({ account, onAllow, onPasswords }: OverviewProps) {
  const { t, day } = useTexts();
  const params = { id: account.id };
  const forbid = useWrite('network.forbidNode');
  const end = useWrite('network.endNodeSessions');
  const failure = useErrorText(forbid.error);
  const state = ACCOUNT_STATES[account.status];
  const endSessions = () =>
    confirmThenMove({
      title: t('stock.futouEndSessions'),
      html: t.html('stock.futouEndSessionsAsk', { name: account.userid }),
      confirmText: t('stock.futouEndSessions'),
      done: t('stock.futouSessionsEnded'),
      move: () => end.mutateAsync({ params, body: {} }),
    });
  return (
    <div className="flex flex-col gap-4 pt-2 pb-4">
      <KeyValues
        items={[
          { label: t('common.userId'), value: account.id },
          { label: t('network.level'), value: account.level > 0 ? levelMark(account.level) : t('network.noLevel') },
          { label: t('network.state'), value: <Chip tone={state.tone}>{t(state.label)}</Chip> },
          { label: t('entry.contact'), value: `${account.contact} · ${account.zone}` },
          { label: t('network.joined'), value: day(account.joinedAt) },
        ]}
      />
      <Switch
        label={t('stock.futouMayEnter')}
        note={t('stock.futouMayEnterNote')}
        checked={account.mayEnterMain}
        disabled={forbid.isPending}
        onChange={(isAllowed) => (isAllowed ? onAllow() : forbid.mutate({ params, body: {} }))}
      />
      {failure ? <Notice tone="down">{failure}</Notice> : null}
      <Button kind="ghost" wide busy={end.isPending} onClick={endSessions}>
        {t('stock.futouEndSessions')}
      </Button>
      <Button kind="ghost" wide onClick={onPasswords}>
        {t('stock.futouSetPasswords')}
      </Button>
    </div>
  );
}

/** What the main account can do with one of its further accounts. */
export function AccountSheet({ account, show, onUpdateShow }: SheetProps) {
  const { t } = useTexts();
  const [step, setStep] = useState<'overview' | 'allow' | 'passwords'>('overview');
  const allow = useWrite('network.allowNodes');
  useBringPayStep();
  const back = () => setStep('overview');
  const close = (open: boolean) => {
    onUpdateShow(open);
    if (!open) back();
  };
  return (
    <LazySheet show={show} onUpdateShow={close} title={account.userid}>
      {step === 'overview' ? (
        <Overview account={account} onAllow={() => setStep('allow')} onPasswords={() => setStep('passwords')} />
      ) : step === 'allow' ? (
        <PayStep
          items={[{ label: t('stock.futouMayEnter'), value: account.userid }]}
          onBack={back}
          pay={async (payPassword) => {
            await allow.mutateAsync({ body: { nodes: [account.id], payPassword } });
            back();
          }}
        />
      ) : (
        <NewPasswordsStep account={account} onBack={back} onDone={() => close(false)} />
      )}
    </LazySheet>
  );
}
