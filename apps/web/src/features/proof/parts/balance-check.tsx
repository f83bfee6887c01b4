import type { Reply } from '@greenhall/client/route-input';
import { isRefusedBy } from '@greenhall/client/refused';
import { readMemberProof } from '@greenhall/contract/proof/file';
import { checkMemberProof, type ProofFault } from '@greenhall/domain/proof/verify';
import { sha256 } from '@noble/hashes/sha2.js';
import { Button, buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Icon } from '@greenhall/ui/display/icon';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { useMutation } from '@tanstack/react-query';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { unitOf } from '../../../shared/money/coins.ts';
import { Copyable } from '../../../shared/page/copyable.tsx';
import { api } from '../../../shared/request/api.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { saveFile } from '../../../shared/page/save-file.ts';
import { useStore } from '../../../shared/session/store.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

type Own = Reply<'proof.mine'>;
interface Judged {
  own: Own;
  fault: ProofFault | undefined;
}

function Steps({ own, fault }: Judged) {
  const { t } = useTexts();
  const steps = [
    t('proof.step.leaf'),
    t('proof.step.branch', { count: own.branch.length }),
    t('proof.step.root'),
    t('proof.step.head'),
  ];
  return (
    <ol className="m-0 flex list-none flex-col gap-2 p-0">
      {steps.map((step) => (
        <li key={step} className="flex items-start gap-2.5">
          <Icon name={fault ? 'warn' : 'check'} size={18} className={`mt-0.5 ${fault ? 'text-down' : 'text-up'}`} />
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}

function Outcome({ judged }: { judged: Judged }) {
  const { t } = useTexts();
  const { exact } = useMyAmounts();
  const { own, fault } = judged;
  const coins = ['mey', 'bdb', 'ftb', 'usdt'] as const;
  const save = () =>
    saveFile(new Blob([JSON.stringify(own, null, 1)], { type: 'application/json' }), `proof-${own.head.number}.json`);
  return (
    <div className="flex flex-col gap-4">
      <Notice tone={fault ? 'down' : 'up'}>
        {fault ? t('proof.wrong', { place: t(`proof.place.${fault.place}`) }) : t('proof.right')}
      </Notice>
      <Steps {...judged} />
      <KeyValues
        items={[
          ...coins.map((coin) => ({
            label: t(`coin.${coin}`),
            value: `${exact(own.leaf.sums[coin])}\u00a0${unitOf(coin)}`,
          })),
          { label: t('proof.root'), value: <Copyable value={own.head.root} /> },
        ]}
      />
      <Button kind="ghost" wide onClick={save}>
        {t('proof.save')}
      </Button>
      <p className="text-s text-ink-2">{t('proof.saveNote')}</p>
    </div>
  );
}

/** A signed-in member finds its own balances in the published sum, on its own device. */
export function BalanceCheck({ takenAt }: { takenAt: string }) {
  const { t, moment } = useTexts();
  const isSignedIn = useStore((state) => state.LoginState);
  const check = useMutation({
    mutationFn: async (): Promise<Judged> => {
      const own = await api('proof.mine');
      return { own, fault: checkMemberProof(sha256, readMemberProof(own)) };
    },
  });
  const failure = useErrorText(check.error);
  const isAbsent = isRefusedBy(check.error, 'notFound');
  return (
    <Card title={t('proof.check')} aside={t('proof.asOf', { time: moment(takenAt) })} className="flex flex-col gap-3">
      <p className="text-s text-ink-2">{isSignedIn ? t('proof.checkNote') : t('proof.signIn')}</p>
      {isSignedIn ? (
        <Button wide busy={check.isPending} onClick={() => check.mutate()}>
          {t(check.isPending ? 'proof.checking' : 'proof.check')}
        </Button>
      ) : (
        <AppLink to={links.login()} className={buttonClass('ghost', false, true)}>
          {t('common.login')}
        </AppLink>
      )}
      <div aria-live="polite">
        {failure ? <Notice tone={isAbsent ? 'info' : 'down'}>{isAbsent ? t('proof.notIn') : failure}</Notice> : null}
        {check.data ? <Outcome judged={check.data} /> : null}
      </div>
    </Card>
  );
}
