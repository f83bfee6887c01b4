import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { useTexts } from '../../../shared/text/texts.ts';
import type { OrderState } from './kinds.ts';

const TONES: Readonly<Record<OrderState, Tone>> = {
  toPay: 'warn',
  toShip: 'info',
  toReceive: 'info',
  completed: 'up',
  afterSale: 'warn',
  canceled: 'neutral',
};

export function OrderChip({ state }: { state: OrderState }) {
  const { t } = useTexts();
  return <Chip tone={TONES[state]}>{t(`orders.state.${state}`)}</Chip>;
}
