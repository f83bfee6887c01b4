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
import { lineDays, proceedsOf } from '@greenhall/domain/stock/market/buyback';
import { worthOf } from '@greenhall/domain/stock/market/market';
import { checkSale, freeShares } from '@greenhall/domain/stock/market/sale';
import type { Reply } from '@greenhall/client/route-input';
import { Button } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { Field, FieldAction } from '@greenhall/ui/form/field';
import { KeyValues } from '@greenhall/ui/display/key-values';
import { Notice } from '@greenhall/ui/page/notice';
import { type SyntheticEvent, useState } from 'react';
import { isUnclear, readShares, typedForm } from '../../../shared/money/amounts.ts';
import { toast } from '../../../shared/overlays/overlays.ts';
import { PaySheet } from '../../../shared/overlays/pay-sheet.tsx';
import { FrozenBar } from '../../../shared/page/frozen-bar.tsx';
import { PageCards } from '../../../shared/page/page-cards.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';
import { type Holding, type Sale } from './kinds.ts';
import { Progress } from './progress.tsx';

const TONES: Readonly<Record<Sale['state'], Tone>> = { waiting: 'warn', inProgress: 'info', completed: 'up' };
const NOTHING = count(0n);

type Line = Pick<Reply<'stock.sales'>, 'lineAmount' | 'budget'>;

interface ForecastProps {
  quantity: Shares;
  holding: Holding;
  line: Line | undefined;
}

/** What a sale would bring at today's exact price, and how long the buyback's line would take with it today. */
function Forecast({ quantity, holding, line }: ForecastProps) {
  const { t, money } = useTexts();
  const price = {
    reserve: parseAmount(holding.reserve) ?? ZERO,
    outstanding: parseShares(holding.outstanding) ?? NOTHING,
  };
  if (price.outstanding === 0n) return null;
  const brings = money(formatAmount(proceedsOf(quantity, price, holding.saleFeeBp)));
  const whole = plus(parseAmount(line?.lineAmount ?? '') ?? ZERO, worthOf(quantity, price));
  const days = line ? lineDays(whole, parseAmount(line.budget) ?? ZERO) : undefined;
  return (
    <p className="num text-s">
      <b>{t('stock.sellBrings', { amount: `${brings} MEY` })}</b>{' '}
      {days === undefined ? null : t('stock.sellLine', { count: days })}
    </p>
  );
}

/** The quantity that is typed, and whether so many shares may be offered. */
function useQuantity(holding: Holding, ready: () => void) {
  const { t, language } = useTexts();
  const { shares } = useMyAmounts();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const position = {
    held: parseShares(holding.held) ?? NOTHING,
    onOffer: parseShares(holding.onOffer) ?? NOTHING,
    isLocked: holding.isLocked,
  };
  const free = freeShares(position);
  const quantity = readShares(typed, language);
  const type = (text: string) => {
    setTyped(text);
    setError(undefined);
  };
  const prepare = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isUnclear(typed, language)) return setError(t('stock.sellUnclear'));
    const judged = quantity === undefined ? undefined : checkSale(position, quantity);
    if (judged?.ok) {
      setError(undefined);
      return ready();
    }
    const isOver = judged?.refusal === 'insufficientBalance';
    setError(isOver ? t('stock.sellOver', { shares: shares(formatShares(free)) }) : t('stock.sellRule'));
  };
  return { typed, type, error, free, quantity, prepare };
}

/** Offers shares: at least one whole share or all that is free. */
function SellCard({ holding, line }: { holding: Holding; line: Line | undefined }) {
  const { t, shares, language } = useTexts();
  const own = useMyAmounts();
  const [show, setShow] = useState(false);
  const write = useWrite('stock.sell');
  const { typed, type, error, free, quantity, prepare } = useQuantity(holding, () => setShow(true));
  const forecast =
    quantity !== undefined && quantity <= free ? <Forecast quantity={quantity} holding={holding} line={line} /> : null;
  const pay = async (payPassword: string) => {
    if (quantity === undefined) return;
    await write.mutateAsync({ body: { quantity: formatShares(quantity), payPassword } });
    setShow(false);
    type('');
    toast(t('stock.offered'), 'success');
  };
  return (
    <Card title={t('stock.sell')}>
      <form noValidate onSubmit={prepare} className="mt-2 flex flex-col gap-3">
        <FrozenBar act="sale" />
        {holding.isLocked ? <Notice tone="warn">{t('stock.sellLocked')}</Notice> : null}
        <Field
          label={t('stock.sellQuantity')}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => type(event.target.value)}
          hint={t('stock.free', { shares: own.shares(formatShares(free)) })}
          error={error}
          suffix={
            <FieldAction onClick={() => type(typedForm(formatShares(free), language))}>{t('common.all')}</FieldAction>
          }
        />
        {forecast}
        <Notice>{t('stock.sellNote')}</Notice>
        <Button type="submit" wide disabled={free === 0n || holding.isLocked}>
          {t('stock.sell')}
        </Button>
      </form>
      <PaySheet
        show={show}
        isUnderWay={write.isPending}
        onUpdateShow={setShow}
        title={t('stock.sell')}
        items={[{ label: t('stock.sellQuantity'), value: <b>{quantity ? shares(formatShares(quantity)) : '—'}</b> }]}
        note={
          <>
            {forecast}
            <Notice tone="warn">{t('stock.sellNote')}</Notice>
          </>
        }
        pay={pay}
      />
    </Card>
  );
}

function SaleCard({ sale }: { sale: Sale }) {
  const { t, relative } = useTexts();
  const { shares, money } = useMyAmounts();
  const sold = formatShares(count((parseShares(sale.quantity) ?? 0n) - (parseShares(sale.left) ?? 0n)));
  const label = t('stock.soldOf', { sold: shares(sold), quantity: shares(sale.quantity) });
  return (
    <li>
      <Card
        title={t(sale.isClearOut ? 'stock.clearOutTitle' : 'stock.saleTitle')}
        aside={<Chip tone={TONES[sale.state]}>{t(`stock.sale.${sale.state}`)}</Chip>}
      >
        <div className="mt-3 flex flex-col gap-3">
          <Progress done={sold} whole={sale.quantity} label={label} />
          <p className="num flex flex-wrap justify-between gap-x-3 text-s text-ink-2">
            <span>{label}</span>
            <span>{t('stock.received', { amount: `${money(sale.received)} MEY` })}</span>
          </p>
          <p className="flex flex-wrap justify-between gap-x-3 text-s text-ink-2">
            <span>{relative(sale.at)}</span>
            {sale.buybackFrom ? <span>{t('stock.buybackFrom', { day: sale.buybackFrom })}</span> : null}
          </p>
        </div>
      </Card>
    </li>
  );
}

/** The member's offers and clear-outs, with the line of the buyback. */
export function SalesView({ holding }: { holding: Holding }) {
  const { t, money } = useTexts();
  const { shares } = useMyAmounts();
  const pages = usePages('stock.sales', {});
  const line = pages.data?.pages[0];
  return (
    <>
      <SellCard holding={holding} line={line} />
      <Card>
        <KeyValues
          items={[
            { label: t('stock.onOffer'), value: shares(holding.onOffer) },
            { label: t('stock.clearZero'), value: shares(holding.clearZero) },
            { label: t('stock.buyback'), value: shares(holding.buyback) },
            ...(line ? [{ label: t('stock.budget'), value: `${money(line.budget)} MEY` }] : []),
            ...(line && line.days !== null
              ? [{ label: t('stock.line'), value: `${money(line.aheadAmount)} MEY` }]
              : []),
          ]}
        />
        {line && line.days !== null ? (
          <p className="mt-2 text-s text-ink-2">{t('stock.lineDays', { count: line.days })}</p>
        ) : null}
      </Card>
      <PageCards pages={pages} label={t('stock.view.sales')} empty={{ icon: 'pie', title: t('stock.saleEmpty') }}>
        {(sale) => <SaleCard key={sale.number} sale={sale} />}
      </PageCards>
    </>
  );
}
