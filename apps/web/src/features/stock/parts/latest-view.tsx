import { Chip } from '@greenhall/ui/display/chip';
import { CellRow } from '@greenhall/ui/display/cell';
import { PageList } from '../../../shared/page/page-list.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** The latest executed transactions of the hall. */
export function LatestView() {
  const { t, money, shares, relative } = useTexts();
  const pages = usePages('stock.transactions', {});
  return (
    <PageList pages={pages} label={t('stock.view.latest')} empty={t('stock.latestEmpty')}>
      {(fill) => {
        const sides = [fill.seller ?? t('stock.treasury'), fill.buyer ?? t('stock.treasury')].join(' → ');
        return (
          <CellRow
            key={fill.id}
            title={
              <span className="flex flex-wrap items-center gap-2">
                {t(`stock.source.${fill.source}`)}
                {fill.isMine ? <Chip tone="up">{t('stock.mineMark')}</Chip> : null}
              </span>
            }
            note={`${sides} · ${relative(fill.at)}`}
            value={`${money(fill.amount)}\u00a0MEY`}
            valueNote={t('stock.sharesAt', { quantity: shares(fill.quantity), price: shares(fill.price) })}
          />
        );
      }}
    </PageList>
  );
}
