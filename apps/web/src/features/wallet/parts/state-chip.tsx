import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { useTexts } from '../../../shared/text/texts.ts';

type RecordState =
  | 'held'
  | 'credited'
  | 'cancelled'
  | 'submitted'
  | 'approved'
  | 'booked'
  | 'rejected'
  | 'requested'
  | 'sent'
  | 'paid';

const TONES: Readonly<Record<RecordState, Tone>> = {
  held: 'warn',
  credited: 'up',
  cancelled: 'neutral',
  submitted: 'info',
  approved: 'info',
  booked: 'up',
  rejected: 'down',
  requested: 'info',
  sent: 'info',
  paid: 'up',
};

/** The state of a transfer, a recharge or a withdrawal. */
export function StateChip({ state }: { state: RecordState }) {
  const { t } = useTexts();
  return <Chip tone={TONES[state]}>{t(`wallet.state.${state}`)}</Chip>;
}
