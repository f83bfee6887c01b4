import { Space } from 'antd';
import type { RowOf } from '../../kit/lists/types.ts';
import { ToneTag } from '../../kit/tone-tag.tsx';
import { useTexts } from '../../kit/texts.ts';

type Recharge = RowOf<'wallet.deskRecharges'>;
/** Wide enough for one check in a line or two. */
const CHECKS_WIDTH = 300;

/** What the network shows of a report, check by check, and which other reports name its transaction. */
export function OnNetwork({ row: { chain, alsoNamedBy, doNotPay } }: { readonly row: Recharge }) {
  const { t } = useTexts();
  if (!chain) return null;
  const { network, isProved, judgement } = chain;
  return (
    <Space orientation="vertical" size={4} style={{ width: CHECKS_WIDTH }}>
      {isProved ? <ToneTag tone="good">{`${network} · ${t('wallet.exactProved')}`}</ToneTag> : network}
      {judgement ? null : t('wallet.exactUnseen')}
      {judgement?.checks.map((check) => (
        <span key={check.name}>
          {check.name === 'sender' ? null : t(`wallet.check.${check.name}`)}
          {': '}
          {check.state === 'notRequired' ? '—' : t(`wallet.checkState.${check.state}`)}
          {check.why && check.why !== 'otherSender' ? ` · ${t(`wallet.why.${check.why}`)}` : null}
          {check.params?.['expected'] !== undefined && check.params['found'] !== undefined
            ? ` ${t('wallet.expected', { expected: check.params['expected'], found: check.params['found'] })}`
            : null}
        </span>
      ))}
      {alsoNamedBy.length > 0 ? (
        <ToneTag tone="bad">{t('console.alsoNamedBy', { numbers: alsoNamedBy.join(', ') })}</ToneTag>
      ) : null}
      {doNotPay ? <ToneTag tone="bad">{t('console.payIn.state.closed')}</ToneTag> : null}
    </Space>
  );
}
