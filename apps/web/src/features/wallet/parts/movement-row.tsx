import { Cell, cellClass } from '@greenhall/ui/display/cell';
import { links } from '../../../shared/page/links.ts';
import { AppLink } from '../../../shared/page/app-link.tsx';
import type { ItemOf } from '../../../shared/request/use-pages.ts';
import { type Texts, useTexts } from '../../../shared/text/texts.ts';
import { unitOf } from '../../../shared/money/coins.tsx';

export type Movement = ItemOf<'wallet.bill'>;
type Named = Pick<Movement, 'kind' | 'amount' | 'counterparty' | 'transfer'>;

/** What a movement is called: a transfer by its other side, anything else by its kind. */
export function movementName({ kind, amount, counterparty }: Named, t: Texts['t']): string {
  const name = t(`wallet.kind.${kind}`);
  if (counterparty === null) return name;
  if (kind !== 'transfer' && kind !== 'transferHold') return `${name} · ${counterparty}`;
  return t(amount.startsWith('-') ? 'wallet.sentTo' : 'wallet.receivedFrom', { name: counterparty });
}

/** How far a first transfer to a payee has come; nothing for movements that have no course. */
export function movementState({ kind, transfer }: Named, t: Texts['t']): string | undefined {
  if (kind !== 'transferHold' || transfer === null) return undefined;
  return transfer === 'credited' ? t('wallet.sent') : t(`wallet.state.${transfer}`);
}

/** One movement with two decimals, leading to all that is known about it. */
export function MovementRow({ movement, showCoin = true }: { movement: Movement; showCoin?: boolean }) {
  const { t, relative, change } = useTexts();
  const gain = !movement.amount.startsWith('-');
  const state = movementState(movement, t);
  return (
    <li>
      <AppLink to={links.record({ id: movement.id })} className={cellClass}>
        <Cell
          title={movementName(movement, t)}
          note={[state, relative(movement.at)].filter((text) => text !== undefined).join(' · ')}
          value={<span className={gain ? 'text-up' : ''}>{change(movement.amount).replace('-', '−')}</span>}
          valueNote={showCoin ? unitOf(movement.coin) : ''}
        />
      </AppLink>
    </li>
  );
}
