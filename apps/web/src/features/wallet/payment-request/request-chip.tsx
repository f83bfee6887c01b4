import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { useTexts } from '../../../shared/text/texts.ts';
import type { PaymentRequest } from './kinds.ts';

const TONES: Readonly<Record<PaymentRequest['state'], Tone>> = {
  open: 'info',
  held: 'warn',
  paid: 'up',
  expired: 'neutral',
  canceled: 'neutral',
};

/** How a payment request stands. */
export function RequestChip({ state }: Pick<PaymentRequest, 'state'>) {
  const { t } = useTexts();
  return <Chip tone={TONES[state]}>{t(`requests.state.${state}`)}</Chip>;
}
