import { Chip, type Tone } from '@greenhall/ui/display/chip';
import { useTexts } from '../../../shared/text/texts.ts';
import type { MyListing, Trade } from './kinds.ts';

const TRADE: Readonly<Record<Trade['state'], Tone>> = {
  waitForPayment: 'warn',
  waitForConfirmation: 'info',
  completed: 'up',
  canceled: 'neutral',
  paymentError: 'down',
  receiptError: 'down',
};
const LISTING: Readonly<Record<MyListing['state'], Tone>> = {
  toBeTraded: 'warn',
  inTransaction: 'info',
  completed: 'up',
  revoked: 'neutral',
};

export function TradeChip({ state }: { state: Trade['state'] }) {
  const { t } = useTexts();
  return <Chip tone={TRADE[state]}>{t(`otc.state.${state}`)}</Chip>;
}

export function ListingChip({ state }: { state: MyListing['state'] }) {
  const { t } = useTexts();
  return <Chip tone={LISTING[state]}>{t(`otc.listingState.${state}`)}</Chip>;
}
