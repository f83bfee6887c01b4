import { DEPTH } from '@greenhall/domain/otc/listing/depth';
import { parseAmount } from '@greenhall/domain/shared/money';
import { EmptyState } from '@greenhall/ui/page/empty-state';
import { unitOf } from '../../../shared/money/coins.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import type { MarketSide } from '../parts/kinds.ts';

/** Parts of a bar, finer than a screen shows. */
const PARTS = 1_000n;
const microOf = (decimal: string | undefined): bigint => parseAmount(decimal ?? '') ?? 0n;
/** How long a bar is, by exact integers; only the share of the drawing becomes a number. */
const widthOf = (total: bigint, whole: bigint) => `${Number((total * PARTS) / whole) / 10}%`;

/** How much the member could take at which price, each step with what the ones before it have. */
export default function DepthSteps({ coin, network, side }: MarketSide) {
  const { t, number } = useTexts();
  const { exact } = useMoney();
  const query = { coin, side, ...(network && { network }) };
  const depth = useRead('otc.depth', { query });
  return (
    <ReadView query={depth}>
      {({ mayTake, items }) => {
        if (!mayTake) return <EmptyState title={t('otc.depthNotNow')} note={t('otc.depthNotNowNote')} />;
        if (items.length === 0) return <EmptyState title={t('otc.depthNone')} note={t('otc.depthNoneNote')} />;
        const whole = microOf(items.at(-1)?.total);
        return (
          <div className="flex flex-col gap-3 pb-4">
            <table className="num w-full border-collapse text-s">
              <caption className="sr-only">{t('otc.depth')}</caption>
              <thead>
                <tr className="text-ink-3">
                  <th scope="col" className="pb-1 text-left font-medium">
                    {`${t(`otc.depthPrice.${side}`)} (USDT)`}
                  </th>
                  <th scope="col" className="pb-1 text-right font-medium">
                    {`${t(`otc.depthTotal.${side}`)} (${unitOf(coin)})`}
                  </th>
                </tr>
              </thead>
              <tbody>
                {items.map(({ price, total }) => (
                  <tr key={price}>
                    <th scope="row" className="w-1/3 py-2 text-left align-bottom font-semibold">
                      {exact(price)}
                    </th>
                    <td className="py-2 text-right">
                      <span className="block font-semibold">{exact(total)}</span>
                      <span aria-hidden className="mt-1 block h-1.5 overflow-hidden rounded-full bg-surface-2">
                        <span
                          className="ml-auto block h-full rounded-full bg-brand"
                          style={{ width: widthOf(microOf(total), whole) }}
                        />
                      </span>
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
            <p className="text-s text-ink-2">{t('otc.depthNote', { max: number(DEPTH.listings) })}</p>
          </div>
        );
      }}
    </ReadView>
  );
}
