import { priceOf } from '@greenhall/domain/otc/market/market';
import { formatAmount, parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { Card } from '@greenhall/ui/page/card';
import { unitOf } from '../../../shared/money/coins.ts';
import { CopyButton } from '@greenhall/ui/display/copy-button';
import { Qr } from '@greenhall/ui/display/qr';
import { type ReactNode, useMemo } from 'react';
import { encode } from 'uqr';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Trade } from './kinds.ts';
import { useIsWatched } from '../hall/use-is-watched.ts';

interface CopyLineProps {
  label: string;
  /** What is copied, and what is shown of it if that is written otherwise. */
  value: string;
  shown?: ReactNode;
}

function CopyLine({ label, value, shown = value }: CopyLineProps) {
  const { t } = useTexts();
  return (
    <div className="mt-3 flex items-center justify-between gap-3 rounded-control bg-surface-2 px-3.5 py-2 shadow-line first:mt-0">
      <span className="min-w-0 wrap-anywhere">
        <span className="block text-s text-ink-3">{label}</span>
        <span className="num block">{shown}</span>
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

/** An amount as wallets read it: a point, two decimals at least, and no separators of thousands. */
const forWallets = (amount: string): string => amount.replace(/(\.\d\d)(\d*?)0+$/, '$1$2');

/** A total as price and quantity make it, and the digits by which it was raised so that it is the order's alone. */
function ownDigits({ total, quantity, price }: Trade, exact: (decimal: string) => string): readonly [string, string] {
  const plain = exact(formatAmount(priceOf(parseAmount(quantity) ?? ZERO, parseAmount<'usdt'>(price) ?? ZERO)));
  const shown = exact(total);
  const differs = [...shown].findIndex((digit, place) => digit !== plain[place]);
  return differs < 0 ? [shown, ''] : [shown.slice(0, differs), shown.slice(differs)];
}

/** What the buyer pays, to the last unit, and where to; and that nothing more has to be done where the chain is watched. */
export default function PayCard({ trade }: { trade: Trade }) {
  const { t } = useTexts();
  const { exact } = useMoney();
  const isWatched = useIsWatched(trade);
  const { address, label } = trade.sellerWallet;
  const [digits, own] = ownDigits(trade, exact);
  const modules = useMemo(() => encode(address).data, [address]);
  return (
    <Card>
      <CopyLine
        label={t('otc.total')}
        value={forWallets(trade.total)}
        shown={
          <span className="text-l">
            {own ? digits : <b>{digits}</b>}
            {own ? <b>{own}</b> : null} <span className="text-s text-ink-3">{unitOf('usdt')}</span>
          </span>
        }
      />
      <CopyLine label={[t('otc.sellerWallet'), label, trade.network].filter(Boolean).join(' · ')} value={address} />
      {isWatched === undefined ? null : (
        <p className="mt-3 text-s">
          {isWatched ? <b>{t('otc.weLook')}</b> : t('otc.notTrusted', { network: trade.network })}{' '}
          {own ? t('otc.totalExact') : null}
        </p>
      )}
      <div className="mt-3 flex justify-center">
        <Qr modules={modules} label={t('otc.qr')} size={132} />
      </div>
    </Card>
  );
}
