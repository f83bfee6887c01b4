import { CellList, CellRow } from '@greenhall/ui/display/cell';
import { Card } from '@greenhall/ui/page/card';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { usePages } from '../../../shared/request/use-pages.ts';
import { staffText } from '../../../shared/session/staff.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** Who has looked at what, and when. */
export function ViewsCard() {
  const texts = useTexts();
  const { t, moment } = texts;
  const pages = usePages('verification.views');
  return (
    <Card title={t('verification.views')} className="flex flex-col gap-2">
      <p className="text-s text-ink-2">{t('verification.protection')}</p>
      <ReadView query={pages}>
        {(data) => {
          const items = data.pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className="text-s text-ink-3">{t('verification.noViews')}</p>;
          return (
            <>
              <CellList label={t('verification.views')}>
                {items.map(({ id, what, at, ...by }) => (
                  <CellRow
                    key={id}
                    title={t(what === 'fields' ? 'verification.look.fields' : `verification.side.${what}`)}
                    note={`${staffText(texts, by)} · ${moment(at)}`}
                  />
                ))}
              </CellList>
              <MoreButton pages={pages} />
            </>
          );
        }}
      </ReadView>
    </Card>
  );
}
