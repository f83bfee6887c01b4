import type { Reply } from '@greenhall/client/route-input';
import { Tile } from '@greenhall/ui/display/chip';
import { Cell, CellList, CellRow, cellClass } from '@greenhall/ui/display/cell';
import { Icon } from '@greenhall/ui/display/icon';
import { CoinMark } from '@greenhall/ui/drawing/coin';
import { unitOf } from '../../../shared/money/coins.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { links } from '../../../shared/page/links.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { Term } from '../../../shared/terms/term.tsx';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

/** Everything that makes the total, each once: what is available of each coin, each hold, and the shares. */
export function OwnedList({ owned }: { owned: Reply<'wallet.balances'> }) {
  const { t, moment } = useTexts();
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
              note={t('wallet.availableShort')}
              value={money(available)}
              valueNote={unitOf(coin)}
            />
          </AppLink>
        </li>
      ))}
      {holds.map(({ coin, what, amount, from }) => (
        <CellRow
          key={`${what} ${coin}`}
          lead={
            <Tile tone="warn">
              <Icon name="lock" />
            </Tile>
          }
          title={
            what === 'payment' ? <Term name="cooling" word={t(`wallet.hold.${what}`)} /> : t(`wallet.hold.${what}`)
          }
          note={
            from === null
              ? t(`coin.${coin}`)
              : `${t(`coin.${coin}`)} · ${t('wallet.usableFrom', { time: moment(from) })}`
          }
          value={money(amount)}
          valueNote={unitOf(coin)}
        />
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
