import type { Reply } from '@greenhall/client/route-input';
import { Tile } from '@greenhall/ui/display/chip';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { Icon } from '@greenhall/ui/display/icon';
import { CoinMark } from '@greenhall/ui/drawing/coin';
import { unitOf } from '../../../shared/money/coins.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

type Owned = Reply<'wallet.balances'>;

/** What can be spent of a coin, and what of it is locked and why. */
function CoinNote({ holds }: Pick<Owned, 'holds'>) {
  const { t, moment } = useTexts();
  const { money } = useMyAmounts();
  if (holds.length === 0) return t('wallet.availableShort');
  return holds.map(({ what, amount, from }) => (
    <span key={what} className="block">
      {`${t(`wallet.hold.${what}`)} ${money(amount)}`}
      {from === null ? '' : ` · ${t('wallet.usableFrom', { time: moment(from) })}`}
    </span>
  ));
}

/** Everything that makes the total, each once: every coin with what is available and what is locked, and the shares. */
export function OwnedList({ owned }: { owned: Owned }) {
  const { t } = useTexts();
  const { money, shares: count } = useMyAmounts();
  const { items, holds, shares } = owned;
  return (
    <CellList label={t('wallet.owned')}>
      {items.map(({ coin, available }) => (
        <li key={coin}>
          <AppLink to={links.coin({ coin })} className={cellClass}>
            <Cell
              lead={<CoinMark coin={coin} />}
              title={t(`coin.${coin}`)}
              note={<CoinNote holds={holds.filter((hold) => hold.coin === coin)} />}
              value={money(available)}
              valueNote={unitOf(coin)}
            />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink to={links.level()} className={cellClass}>
          <Cell
            lead={
              <Tile tone="up">
                <Icon name="chart" />
              </Tile>
            }
            title={t('wallet.shares')}
            note={t('wallet.sharesHeld', { quantity: count(shares.quantity) })}
            value={money(shares.value)}
            valueNote={unitOf('mey')}
          />
        </AppLink>
      </li>
    </CellList>
  );
}
