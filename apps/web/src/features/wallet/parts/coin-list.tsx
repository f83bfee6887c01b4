import type { Reply } from '@greenhall/client/route-input';
import { COINS } from '@greenhall/domain/shared/money';
import { Cell, CellList, cellClass } from '@greenhall/ui/display/cell';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import { useTexts } from '../../../shared/text/texts.ts';
import { CoinMark } from '@greenhall/ui/drawing/coin';
import { unitOf } from '../../../shared/money/coins.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

type Balance = Reply<'wallet.balances'>['items'][number];
const NONE = '0.000000';

type Shown = Pick<Balance, 'coin'> & Partial<Balance>;

/**
 * The coins with what can be spent and what is locked, each leading to its own screen. They have their places before their figures
 * have come.
 */
export function CoinList({
  items = COINS.filter((coin) => coin !== 'mey').map((coin) => ({ coin })),
}: {
  items?: readonly Shown[];
}) {
  const { t } = useTexts();
  const { money } = useMyAmounts();
  return (
    <CellList label={t('wallet.coins')}>
      {items.map(({ coin, available, locked }) => (
        <li key={coin}>
          <AppLink to={links.coin({ coin })} className={cellClass}>
            <Cell
              lead={<CoinMark coin={coin} />}
              title={t(`coin.${coin}`)}
              note={coin === 'usdt' ? 'BEP20 · TRC20' : unitOf(coin)}
              value={available === undefined ? '…' : money(available)}
              valueNote={
                locked === undefined || locked === NONE ? '—' : t('wallet.lockedAmount', { amount: money(locked) })
              }
            />
          </AppLink>
        </li>
      ))}
    </CellList>
  );
}
