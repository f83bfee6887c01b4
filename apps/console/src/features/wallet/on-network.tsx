import { Space } from 'antd';
import { Copied } from '../../kit/case/copied.tsx';
import type { RowOf } from '../../kit/lists/types.ts';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';

type Recharge = RowOf<'wallet.deskRecharges'>;
type Withdrawal = RowOf<'wallet.deskWithdrawals'>;
type Shown = NonNullable<Recharge['chain']>;
/** Wide enough for one check in a line or two. */

/** The checks of a payment on the network, each with why it has not passed. */
function Checks({
  of: { network, isProved, judgement },
  isPayout,
}: {
  readonly of: Shown;
  readonly isPayout: boolean;
}) {
  const { t } = useTexts();
  const nameOf = (name: Exclude<NonNullable<Shown['judgement']>['checks'][number]['name'], 'sender'>) =>
    isPayout && name === 'receiver' ? t('console.payout.receiver') : t(`wallet.check.${name}`);
  return (
    <>
      {isProved ? <ToneTag tone="good">{`${network} · ${t('wallet.exactProved')}`}</ToneTag> : network}
      {judgement?.checks.map((check) => (
        <span key={check.name}>
          {check.name === 'sender' ? null : nameOf(check.name)}
          {': '}
          {check.state === 'notRequired' ? '—' : t(`wallet.checkState.${check.state}`)}
          {check.why && check.why !== 'otherSender' ? ` · ${t(`wallet.why.${check.why}`)}` : null}
          {check.params?.['expected'] !== undefined && check.params['found'] !== undefined
            ? ` ${t('wallet.expected', { expected: check.params['expected'], found: check.params['found'] })}`
            : null}
        </span>
      ))}
    </>
  );
}

/** What the network shows of a payout, and the transaction that was named for it. */
export function PayoutOnNetwork({ row: { chain } }: { readonly row: Withdrawal }) {
  const { t } = useTexts();
  if (!chain) return null;
  return (
    <Space orientation="vertical" size={4} className="w-75">
      <Copied text={chain.txid} isCode />
      <Checks of={chain} isPayout />
      {chain.judgement ? null : <ToneTag tone="waiting">{t('wallet.payoutUnchecked')}</ToneTag>}
    </Space>
  );
}

/** What the network shows of a report, check by check, and which other reports name its transaction. */
export function OnNetwork({ row: { chain, alsoNamedBy, doNotPay } }: { readonly row: Recharge }) {
  const { t } = useTexts();
  if (!chain) return null;
  return (
    <Space orientation="vertical" size={4} className="w-75">
      <Checks of={chain} isPayout={false} />
      {chain.judgement ? null : t('wallet.exactUnseen')}
      {alsoNamedBy.length > 0 ? (
        <ToneTag tone="bad">{t('console.alsoNamedBy', { numbers: alsoNamedBy.join(', ') })}</ToneTag>
      ) : null}
      {doNotPay ? <ToneTag tone="bad">{t('console.payIn.state.closed')}</ToneTag> : null}
    </Space>
  );
}
