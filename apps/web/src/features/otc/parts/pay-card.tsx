import { Amount } from '@greenhall/ui/display/amount';
import { Card } from '@greenhall/ui/page/card';
import { CopyButton } from '@greenhall/ui/display/copy-button';
import { Qr } from '@greenhall/ui/display/qr';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Trade } from './kinds.ts';

function CopyLine({ label, value }: { label: string; value: string }) {
  const { t } = useTexts();
  return (
    <div className="mt-3 flex items-center justify-between gap-3 rounded-control bg-surface-2 px-3.5 py-2 shadow-line">
      <span className="min-w-0">
        <span className="block text-s text-ink-3">{label}</span>
        <span className="num block wrap-anywhere">{value}</span>
      </span>
      <CopyButton
        value={value}
        label={t('common.copy')}
        doneLabel={t('common.copied')}
        failedLabel={t('common.copyFailed')}
      />
    </div>
  );
}

/** What the buyer pays, to the last unit, and where to. */
export function PayCard({ trade }: { trade: Trade }) {
  const { t } = useTexts();
  const { exact } = useMoney();
  const { address, label } = trade.sellerWallet;
  const modules = useMemo(() => encode(address).data, [address]);
  const plain = trade.total.replace(/\.?0+$/, '');
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <span className="text-s text-ink-2">{t('otc.total')}</span>
        <Amount text={exact(trade.total)} unit="USDT" className="text-xl font-bold" />
      </div>
      <p className="text-s text-ink-2">{t('otc.totalNote')}</p>
      <CopyLine label={`${t('otc.total')} · USDT`} value={plain} />
      <CopyLine label={[t('otc.sellerWallet'), label, trade.network].filter(Boolean).join(' · ')} value={address} />
      <div className="mt-3 flex justify-center">
        <Qr modules={modules} label={t('otc.qr')} size={148} />
      </div>
    </Card>
  );
}
