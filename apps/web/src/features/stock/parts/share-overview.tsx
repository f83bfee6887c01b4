import { parseAmount, ZERO } from '@greenhall/domain/shared/money';
import { buttonClass } from '@greenhall/ui/page/button';
import { Card } from '@greenhall/ui/page/card';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { Hero } from '@greenhall/ui/page/hero';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { HideSums } from '../../../shared/money/hide-sums.tsx';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

const BP = 10_000n;

/** The change from the first of these prices to the last, in basis points. */
function changeBp(prices: readonly string[]): number {
  const first = parseAmount(prices[0] ?? '') ?? ZERO;
  const last = parseAmount(prices.at(-1) ?? '') ?? ZERO;
  return first === 0n ? 0 : Number(((last - first) * BP) / first);
}

/** The member's own places in the queue. Without any, nothing is shown. */
function InQueue() {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  const queue = useRead('stock.queue', {});
  const own = queue.data?.own ?? [];
  if (own.length === 0) return null;
  return (
    <Card title={t('stock.inQueue')}>
      <CellList label={t('stock.inQueue')}>
        {own.map((place) => (
          <li key={place.queueNodeHeight}>
            <AppLink to={links.level({ view: 'queue' })} className={cellClass}>
              <Cell
                title={t('stock.queueHeight', { number: place.queueNodeHeight })}
                note={t('stock.inQueueNote', { amount: money(place.remaining) })}
                arrow
              />
            </AppLink>
          </li>
        ))}
      </CellList>
    </Card>
  );
}

/** The member's shares with their value and the change of their price, the queue, and the way to the stock hall. */
export function ShareOverview() {
  const { t, percent, shares: priceText } = useTexts();
  const { shares, money } = useMyAmounts();
  const holding = useRead('stock.holding', {});
  const market = useRead('stock.market', {});
  return (
    <>
      <ReadView query={holding}>
        {({ held, onOffer, value, price }) => {
          const bp = market.data ? changeBp([...market.data.days.map((day) => day.price), price]) : undefined;
          return (
            <Hero
              label={
                <span className="flex items-center gap-1">
                  {t('stock.held')}
                  <HideSums />
                </span>
              }
              value={shares(held)}
              facts={[
                { label: t('stock.value'), value: `${money(value)}\u00a0MEY` },
                { label: t('stock.price'), value: `${priceText(price)}\u00a0MEY` },
                { label: t('stock.priceChange'), value: bp === undefined ? '…' : `${bp > 0 ? '+' : ''}${percent(bp)}` },
              ]}
            >
              <div className="mt-3 grid auto-cols-fr grid-flow-col gap-2">
                <AppLink to={links.level()} className={buttonClass('light', false, true)}>
                  {t('stock.toHall')}
                </AppLink>
                {held === onOffer ? null : (
                  <AppLink to={links.level({ sheet: 'sell' })} className={buttonClass('light', false, true)}>
                    {t('stock.sell')}
                  </AppLink>
                )}
              </div>
            </Hero>
          );
        }}
      </ReadView>
      <InQueue />
    </>
  );
}
