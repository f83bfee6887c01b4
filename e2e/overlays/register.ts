/**
 * How an overlay is left in the journeys: as what holds a press (`presses/in-manners.ts`), in the walk through the others
 * (`walk.test.ts`), or not at all, for the reason that is given.
 */
export type Leaving = 'press' | 'walk' | { readonly because: string };

const because = (reason: string): Leaving => ({ because: reason });
const OPENS_ITSELF = because('opens by itself, when it is told');
const NEEDS_CODE = because('opens only with a code that is mailed for each try');
const NEEDS_PAIR = because('opens only between two accounts that are bound');
const IS_QUESTION = because('is a question over another sheet, as the one of two overlays in history.test.ts');

/** Every file of the member app that opens an overlay, below `apps/web/src`. */
export const OVERLAYS: Readonly<Record<string, Leaving>> = {
  'app/home/notices.tsx': OPENS_ITSELF,
  'app/take-over.ts': OPENS_ITSELF,
  'features/identity/challenge/use-challenge.tsx': because('opens only where the server asks for a challenge'),
  'features/identity/factor/authenticator-card.tsx': 'walk',
  'features/identity/factor/passkeys-card.tsx': because(
    'opens only on a site with a name, which the journeys of passkeys use',
  ),
  'features/identity/registration/consent-card.tsx': because(
    'shows the texts that about-us.tsx shows, in the form of a guest',
  ),
  'features/identity/screens/contact.tsx': NEEDS_CODE,
  'features/identity/session/transfer-lock-card.tsx': 'press',
  'features/members/parts/mine-hero.tsx': 'walk',
  'features/members/parts/own-data.tsx': NEEDS_CODE,
  'features/members/parts/password-entry.tsx': 'walk',
  'features/members/screens/about-us.tsx': 'walk',
  'features/members/screens/user.tsx': 'walk',
  'features/network/linked/application-card.tsx': NEEDS_PAIR,
  'features/network/linked/apply-sheet.tsx': 'walk',
  'features/network/linked/collect-sheet.tsx': NEEDS_PAIR,
  'features/network/linked/main-card.tsx': NEEDS_PAIR,
  'features/network/linked/sub-card.tsx': NEEDS_PAIR,
  'features/network/linked/use-unbind.ts': NEEDS_PAIR,
  'features/network/parts/activate-sheet.tsx': because('opens only for a registration that waits'),
  'features/network/parts/cooling-payments.tsx': 'press',
  'features/network/parts/node-card.tsx': because('asks only about a registration that waits'),
  'features/network/parts/node-sheet.tsx': 'walk',
  'features/network/reinvestment/account-sheet.tsx': because('opens only for a further account'),
  'features/network/reinvestment/open-account-sheet.tsx': 'walk',
  'features/network/screens/futou.tsx': because('opens only for a further account'),
  'features/notifications/screens/notices.tsx': 'walk',
  'features/otc/hall/marked-traders.tsx': 'walk',
  'features/otc/hall/trader-sheet.tsx': 'walk',
  'features/otc/parts/appeal-card.tsx': because('asks only during a dispute'),
  'features/otc/parts/chat-sheet.tsx': 'walk',
  'features/otc/parts/my-listings.tsx': 'press',
  'features/otc/parts/post-sheet.tsx': 'press',
  'features/otc/parts/statement-sheet.tsx': because('opens only during a dispute'),
  'features/otc/parts/take-sheet.tsx': 'press',
  'features/otc/parts/trade-actions.tsx': 'press',
  'features/otc/parts/trade-receipt.tsx': because('opens by itself, once a trade has ended'),
  'features/otc/screens/trade-records.tsx': 'walk',
  'features/shop/checkout/address-step.tsx': IS_QUESTION,
  'features/shop/checkout/checkout-sheet.tsx': 'press',
  'features/shop/order/case-card.tsx': 'press',
  'features/shop/order/order-acts.tsx': 'press',
  'features/shop/order/pay-order.tsx': 'press',
  'features/shop/order/refund-sheet.tsx': 'press',
  'features/shop/order/reveal-order.tsx': because('opens only for a code that was bought'),
  'features/shop/order/review-sheet.tsx': because('opens only for an order that was delivered'),
  'features/shop/parts/enlarged.tsx': because('opens only over goods with pictures'),
  'features/shop/parts/filter-sheet.tsx': 'walk',
  'features/stock/parts/buy-sheet.tsx': 'press',
  'features/stock/parts/cancel-payment.tsx': because('opens only for a payment in the queue'),
  'features/stock/parts/compare-sheet.tsx': 'walk',
  'features/stock/parts/sales-view.tsx': because('opens only for shares that may be sold'),
  'features/stock/screens/earnings.tsx': 'walk',
  'features/verification/parts/case-card.tsx': because('asks only about a case that waits'),
  'features/verification/screens/senior-prove.tsx': because('asks only about a case that is decided'),
  'features/wallet/coins/coins-button.tsx': 'walk',
  'features/wallet/parts/account-form.tsx': NEEDS_CODE,
  'features/wallet/parts/bill-filter.tsx': 'walk',
  'features/wallet/parts/lookalike-sheet.tsx': because('opens only for a payee whose name is almost another’s'),
  'features/wallet/parts/prove-sheet.tsx': 'walk',
  'features/wallet/parts/record-list.tsx': 'walk',
  'features/wallet/parts/statement-sheet.tsx': 'walk',
  'features/wallet/parts/transfer-form.tsx': 'press',
  'features/wallet/parts/use-take-back.ts': 'press',
  'features/wallet/screens/accounts.tsx': 'walk',
  'features/wallet/screens/conversion.tsx': 'press',
  'features/wallet/screens/exchange.tsx': 'press',
  'features/wallet/screens/withdraw.tsx': 'press',
  'shared/scan/scan-action.tsx': 'walk',
  'shared/terms/term-press.tsx': 'walk',
};
