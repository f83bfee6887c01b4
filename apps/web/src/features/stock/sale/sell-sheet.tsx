import {
  formatAmount,
  formatShares,
  parseAmount,
  parseShares,
  plus,
  type Shares,
  shares as count,
  ZERO,
} from '@greenhall/domain/shared/money';
import { dateOf, dayOf } from '@greenhall/domain/shared/time';
import { boughtBy, lineDays, proceedsOf } from '@greenhall/domain/stock/market/buyback';
import { worthOf } from '@greenhall/domain/stock/market/market';
import { checkSale } from '@greenhall/domain/stock/market/sale';
import type { Reply } from '@greenhall/client/route-input';
import { Field, FieldAction } from '@greenhall/ui/form/field';
import { Notice } from '@greenhall/ui/page/notice';
import { useRef, useState } from 'react';
import { isUnclear, readShares, typedForm } from '../../../shared/money/amounts.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { useSheet } from '../../../shared/overlays/use-sheet.ts';
import { openScreen } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { useRead } from '../../../shared/request/use-read.ts';
import { useIsUnsettled, useWrite } from '../../../shared/request/use-write.ts';
import { whileHere } from '../../../shared/request/while-here.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useNow } from '../../../shared/time/use-now.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { Explain } from '../parts/explain.tsx';
import type { Holding } from '../parts/kinds.ts';
import { freeOf } from './free-shares.ts';

const NOTHING = count(0n);

interface EstimateProps {
  quantity: Shares;
  holding: Holding;
  sales: Reply<'stock.sales'> | undefined;
}

/** What a sale would bring at today's exact price, and by which day at today's budget of the buyback. */
function Estimate({ quantity, holding, sales }: EstimateProps) {
  const { t, money, utcDay } = useTexts();
  const today = dayOf(useNow());
  const price = {
    reserve: parseAmount(holding.reserve) ?? ZERO,
    outstanding: parseShares(holding.outstanding) ?? NOTHING,
  };
  if (price.outstanding === 0n) return null;
  const amount = `${money(formatAmount(proceedsOf(quantity, price, holding.saleFeeBp)))}\u00a0MEY`;
  const whole = plus(parseAmount(sales?.lineAmount ?? '') ?? ZERO, worthOf(quantity, price));
  const days = sales && lineDays(whole, parseAmount(sales.budget) ?? ZERO);
  return (
    <p className="num flex items-center justify-between gap-1 font-semibold">
      {sales === undefined || days === undefined
        ? t('stock.sellBrings', { amount })
        : t('stock.sellBy', {
            day: utcDay(dateOf(boughtBy(today, sales.buybackAfterDays, days))),
            amount,
          })}
      <Explain title={t('stock.saleTermsTitle')} html={t.html('stock.saleTerms')} className="-my-2.5 -mr-3" />
    </p>
  );
}

/** The quantity that is typed, and what keeps it from being offered. */
function useQuantity(holding: Holding) {
  const { t, language } = useTexts();
  const { shares } = useMyAmounts();
  const [typed, setTyped] = useState('');
  const free = freeOf(holding);
  const quantity = readShares(typed, language);
  const position = { held: free, onOffer: NOTHING };
  const judged = quantity === undefined ? undefined : checkSale(position, quantity);
  const refused = () => {
    if (isUnclear(typed, language)) return t('stock.sellUnclear');
    const isOver = judged?.ok === false && judged.refusal === 'insufficientBalance';
    return isOver ? t('stock.sellOver', { shares: shares(formatShares(free)) }) : t('stock.sellRule');
  };
  const isUnsettled = useIsUnsettled('stock.sell');
  const isRight = quantity !== undefined && (judged?.ok === true || isUnsettled);
  return {
    typed,
    setTyped,
    free,
    quantity: isRight ? quantity : undefined,
    error: typed === '' || isRight ? undefined : refused(),
  };
}

/** Offers shares, at least one whole share or all that is free: how many, by when they are sold, and the password. */
export default function SellSheet({ holding }: { holding: Holding }) {
  const { t, figure, language } = useTexts();
  const own = useMyAmounts();
  const { show, close } = useSheet('sell');
  const sales = useRead('stock.sales', { query: { limit: 1 } }, { enabled: show });
  const write = useWrite('stock.sell');
  const field = useRef<HTMLInputElement>(null);
  const { typed, setTyped, free, quantity, error } = useQuantity(holding);
  const pay = async (payPassword: string) => {
    if (quantity === undefined) return;
    const go = whileHere();
    await write.mutateAsync({ body: { quantity: formatShares(quantity), payPassword } });
    setTyped('');
    toast(t('stock.offered'), 'success');
    go(() => {
      close();
      openScreen(links.level({ view: 'sales' }), true);
    });
  };
  const offered = quantity === undefined ? undefined : formatShares(quantity);
  return (
    <PaySheet
      show={show}
      isUnderWay={write.isPending}
      onUpdateShow={(next) => (next ? undefined : close())}
      title={t('stock.sell')}
      pausable="sale"
      initialFocus={field}
      items={[]}
      note={
        <>
          {holding.isLocked ? <Notice tone="warn">{t('stock.sellLocked')}</Notice> : null}
          <Field
            ref={field}
            label={t('stock.sellQuantity')}
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            hint={t('stock.free', { shares: own.shares(formatShares(free)) })}
            error={error}
            suffix={
              <FieldAction onClick={() => setTyped(typedForm(formatShares(free), language))}>
                {t('common.all')}
              </FieldAction>
            }
          />
          {quantity === undefined ? null : <Estimate quantity={quantity} holding={holding} sales={sales.data} />}
          <Notice tone="warn">{t('stock.sellNote')}</Notice>
        </>
      }
      confirmText={
        offered === undefined
          ? t('stock.sell')
          : t('stock.sellCount', { count: Number(offered), shares: figure(offered, 4) })
      }
      disabled={quantity === undefined || holding.isLocked}
      pay={pay}
    />
  );
}
