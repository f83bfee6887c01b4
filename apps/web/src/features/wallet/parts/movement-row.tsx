import { Cell, cellClass } from '@greenhall/ui/display/cell';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import type { ItemOf } from '../../../shared/request/use-pages.ts';
import { type Texts, useTexts } from '../../../shared/text/texts.ts';
import { unitOf } from '../../../shared/money/coins.ts';
import { useMyAmounts } from '../../../shared/money/my-amounts.ts';

export type Movement = ItemOf<'wallet.bill'>;
type Named = Pick<Movement, 'kind' | 'amount' | 'counterparty' | 'transfer' | 'hold'>;

/** What a movement is called: a transfer by its other side, anything else by its kind. */
export function movementName({ kind, amount, counterparty }: Named, t: Texts['t']): string {
  const name = t(`wallet.kind.${kind}`);
  if (counterparty === null) return name;
  if (kind !== 'transfer' && kind !== 'transferHold') return `${name} · ${counterparty}`;
  return t(amount.startsWith('-') ? 'wallet.sentTo' : 'wallet.receivedFrom', { name: counterparty });
}

/** What became of coins that were put aside, such as of a first transfer to a payee; nothing for other movements. */
export function movementState({ kind, transfer, hold }: Named, t: Texts['t']): string | undefined {
  if (kind === 'transferHold' && transfer === 'credited') return t('wallet.sent');
  if (hold === null || hold === 'spent') return undefined;
  return t(hold === 'held' ? 'wallet.onHold' : 'wallet.cameBack');
}

const isAside = ({ hold }: Pick<Movement, 'hold'>) => hold === 'held' || hold === 'returned';

/** A movement's figure: with its sign, and without one where coins were only put aside. */
export function movementFigure(movement: Named, format: (amount: string) => string): string {
  return isAside(movement) ? format(movement.amount.replace('-', '')).replace('+', '') : format(movement.amount);
}

/** One movement with two decimals, leading to all that is known about it. */
export function MovementRow({ movement, showCoin = true }: { movement: Movement; showCoin?: boolean }) {
  const { t, relative } = useTexts();
  const { change } = useMyAmounts();
  const tone = movement.amount.startsWith('-') ? (isAside(movement) ? 'text-ink-2' : '') : 'text-up';
  const state = movementState(movement, t);
  return (
    <li>
      <AppLink to={links.record({ id: movement.id })} className={cellClass}>
        <Cell
          title={movementName(movement, t)}
          note={[state, relative(movement.at)].filter((text) => text !== undefined).join(' · ')}
          value={<span className={tone}>{movementFigure(movement, change)}</span>}
          valueNote={showCoin ? unitOf(movement.coin) : ''}
        />
      </AppLink>
    </li>
  );
}
