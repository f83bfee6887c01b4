import { toast } from '../../../shared/overlays/overlays.ts';
import { currentAddress, openScreen } from '../../../shared/page/history.ts';
import { links } from '../../../shared/page/links.ts';
import { texts } from '../../../shared/text/texts.ts';

/** After an order was placed: its payment, unless the screen has been left on which it was placed. */
export function showPlaced(order: string, placedOn: string): void {
  toast(texts().t('orders.placed'), 'success');
  if (currentAddress().pathname !== placedOn) return;
  // Closing the payment shows the order, and Back from there the screen before.
  openScreen(links.order({ id: order }), true);
  openScreen(links.order({ id: order, sheet: 'pay' }));
}
