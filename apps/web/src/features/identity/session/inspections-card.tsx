import { Card } from '@greenhall/ui/page/card';
import { Cell, CellList } from '@greenhall/ui/display/cell';
import { MoreButton } from '../../../shared/page/more-button.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { type ItemOf, usePages } from '../../../shared/request/use-pages.ts';
import { staffText } from '../../../shared/session/staff.ts';
import { useTexts } from '../../../shared/text/texts.ts';

type Inspection = ItemOf<'members.inspections'>;

/** For what, why, by whom and when an operator looked into the account. */
function InspectionRow({ of }: { readonly of: Inspection }) {
  const texts = useTexts();
  const { t, moment } = texts;
  // What earlier versions wrote says neither category nor an end.
  const end =
    of.until === null ? (of.category === null ? '' : ` – ${t('security.inspectionOpen')}`) : ` – ${moment(of.until)}`;
  const { investigation } = of;
  const lines = [
    ...(of.category === null ? [] : [of.reason]),
    staffText(texts, of),
    `${moment(of.at)}${end}`,
    ...(of.contactSeen ? [t('security.contactSeen')] : []),
    ...(investigation
      ? [t('security.investigated', { from: moment(investigation.from), until: moment(investigation.until) })]
      : []),
  ];
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <Cell
        title={of.category === null ? of.reason : t(`security.inspectedFor.${of.category}`)}
        note={lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      />
    </li>
  );
}

/** When operators looked into the account. What belongs to an investigation stands here when that has ended. */
export function InspectionsCard() {
  const { t } = useTexts();
  const pages = usePages('members.inspections');
  return (
    <Card title={t('security.inspections')}>
      <ReadView query={pages}>
        {(data) => {
          const items = data.pages.flatMap((page) => page.items);
          if (items.length === 0) return <p className="mt-1 text-s text-ink-3">{t('security.noInspections')}</p>;
          return (
            <>
              <CellList label={t('security.inspections')}>
                {items.map((item) => (
                  <InspectionRow key={item.id} of={item} />
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
