import { Card } from '@greenhall/ui/page/card';
import { Cell, CellList } from '@greenhall/ui/display/cell';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** When operators looked into the account, and the reason that they gave. */
export function InspectionsCard() {
  const { t, moment } = useTexts();
  const inspections = useRead('members.inspections', {});
  return (
    <Card title={t('security.inspections')}>
      <ReadView query={inspections}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="mt-1 text-s text-ink-3">{t('security.noInspections')}</p>
          ) : (
            <CellList label={t('security.inspections')}>
              {items.map((item) => (
                <li key={item.id}>
                  <Cell
                    title={item.reason}
                    note={[
                      item.operator,
                      moment(item.at),
                      ...(item.contactSeen ? [t('security.contactSeen')] : []),
                    ].join(' · ')}
                  />
                </li>
              ))}
            </CellList>
          )
        }
      </ReadView>
    </Card>
  );
}
