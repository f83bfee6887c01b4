import { Card } from '@greenhall/ui/page/card';
import { CellList } from '@greenhall/ui/display/cell';
import { MovementRow } from '../features/wallet/parts/movement-row.tsx';
import { AppLink } from '../shared/page/app-link.tsx';
import { links } from '../shared/page/links.ts';
import { ReadView } from '../shared/page/read-view.tsx';
import { LIVE_POLL_MS, useRead } from '../shared/request/use-read.ts';
import { useTexts } from '../shared/text/texts.ts';

const SHOWN = 5;

/** The newest movements of the member's coins. Before the first one, nothing is shown. */
export default function Activity() {
  const { t } = useTexts();
  const bill = useRead('wallet.bill', { query: { limit: SHOWN } }, { every: LIVE_POLL_MS });
  return (
    <ReadView query={bill}>
      {({ items }) =>
        items.length === 0 ? null : (
          <Card
            title={t('home.activity')}
            aside={
              <AppLink
                to={links.bill()}
                className="inline-flex min-h-11 items-center px-2 font-semibold text-brand-strong"
              >
                {t('home.all')}
              </AppLink>
            }
          >
            <CellList label={t('home.activity')}>
              {items.map((movement) => (
                <MovementRow key={movement.id} movement={movement} />
              ))}
            </CellList>
          </Card>
        )
      }
    </ReadView>
  );
}
