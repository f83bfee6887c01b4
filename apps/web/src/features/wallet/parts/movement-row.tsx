import { Cell, cellClass } from '@greenhall/ui/display/cell';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import type { ItemOf } from '../../../shared/request/use-read.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { unitOf } from '../../../shared/money/coins.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';

export type Movement = ItemOf<'wallet.bill'>;

/** One movement of the bill, leading to all that is known about it. */
export function MovementRow({ movement, showCoin = true }: { movement: Movement; showCoin?: boolean }) {
  const { t, relative } = useTexts();
  const { signed } = useMoney();
  const gain = !movement.amount.startsWith('-');
  const name = t.find(`wallet.kind.${movement.kind}`) ?? movement.kind;
  return (
    <li>
      <AppLink to={links.record({ id: movement.id })} className={cellClass}>
        <Cell
          title={movement.counterparty ? `${name} · ${movement.counterparty}` : name}
          note={relative(movement.at)}
          value={<span className={gain ? 'text-up' : ''}>{signed(movement.amount)}</span>}
          valueNote={showCoin ? unitOf(movement.coin) : ''}
        />
      </AppLink>
    </li>
  );
}
