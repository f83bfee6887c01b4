import { CellRow } from '@greenhall/ui/display/cell';
import { Notice } from '@greenhall/ui/page/notice';
import { PageList } from '../../../shared/page/page-list.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** The member's split records. */
export function SplitsView() {
  const { t, shares, moment } = useTexts();
  const pages = usePages('stock.splits');
  return (
    <>
      <Notice>{t('stock.splitNote')}</Notice>
      <PageList pages={pages} label={t('stock.view.splits')} empty={t('stock.splitEmpty')}>
        {(split) => (
          <CellRow
            key={split.id}
            title={moment(split.at)}
            note={`${t('stock.before')} ${shares(split.before)}`}
            value={shares(split.after)}
            valueNote={t('stock.after')}
          />
        )}
      </PageList>
    </>
  );
}
