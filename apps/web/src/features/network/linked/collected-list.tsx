import { RefusedError } from '@greenhall/client/refused';
import { CellList, CellRow } from '@greenhall/ui/display/cell';
import { Chip } from '@greenhall/ui/display/chip';
import { useMemo } from 'react';
import { CoinMark } from '@greenhall/ui/drawing/coin';
import { unitOf } from '../../../shared/money/coins.ts';
import { useErrorText } from '../../../shared/request/use-error-text.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyMoney } from '../../../shared/money/use-money.ts';
import type { Collected, CollectReason } from './kinds.ts';

/** Why nothing is collected. A wait is told by itself: here it need not come from a change of security details. */
function Reason({ reason }: { reason: CollectReason }) {
  const { t } = useTexts();
  const refused = useMemo(() => new RefusedError(0, reason.name, reason.params, ''), [reason]);
  const text = useErrorText(refused);
  return <>{reason.name === 'coolDown' ? t('network.linkWait', { hours: Number(reason.params['hours']) }) : text}</>;
}

function Row({ row, isDone }: { row: Collected['rows'][number]; isDone: boolean }) {
  const { t } = useTexts();
  const { exact, full } = useMyMoney();
  if (row.reason)
    return (
      <CellRow
        lead={<CoinMark coin={row.coin} />}
        title={full(row.amount, row.coin)}
        note={<Reason reason={row.reason} />}
      />
    );
  return (
    <CellRow
      lead={<CoinMark coin={row.coin} />}
      title={unitOf(row.coin)}
      note={t('network.linkFee', { amount: exact(row.amount), fee: exact(row.fee) })}
      value={exact(row.credited)}
      valueNote={isDone ? <Chip tone="up">{t('network.linkMoved')}</Chip> : t('network.linkArrives')}
    />
  );
}

/** What there is to collect from each account, or what became of it. */
export function CollectedList({ items, isDone }: { items: readonly Collected[]; isDone: boolean }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-4">
      {items.map((one) => (
        <section key={one.link}>
          <h3 className="font-semibold wrap-anywhere">
            {one.name} <span className="num text-s font-normal text-ink-3">{one.member}</span>
          </h3>
          {one.reason ? (
            <p className="py-2 text-s text-ink-2">
              <Reason reason={one.reason} />
            </p>
          ) : one.rows.length === 0 ? (
            <p className="py-2 text-s text-ink-2">{t('network.linkNothing')}</p>
          ) : (
            <CellList label={one.name}>
              {one.rows.map((row) => (
                <Row key={row.coin} row={row} isDone={isDone} />
              ))}
            </CellList>
          )}
        </section>
      ))}
    </div>
  );
}
