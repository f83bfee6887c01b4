import { Fold } from '@greenhall/ui/page/fold';
import { useRead } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';

/** When the data were restored from a backup, and from when to when nothing moved after it. */
export function RestoresFold() {
  const { t, moment } = useTexts();
  const items = useRead('proof.restores', {}).data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Fold title={t('proof.restores')}>
      <ul>
        {items.map(({ takenAt, closedAt, openedAt }) => (
          <li key={closedAt} className="border-t border-line py-3.25 first:border-t-0">
            {openedAt === null
              ? t('proof.restoredOpen', { taken: moment(takenAt), closed: moment(closedAt) })
              : t('proof.restored', {
                  taken: moment(takenAt),
                  closed: moment(closedAt),
                  opened: moment(openedAt),
                })}
          </li>
        ))}
      </ul>
    </Fold>
  );
}
