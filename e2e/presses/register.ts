import { CONSOLE } from './register-console.ts';
import { WEB } from './register-web.ts';
import type { WriteSite } from './write-site.ts';

/** Every place of both apps that sends a write, by its file and its route. */
export const WRITE_SITES: Readonly<Record<string, WriteSite>> = { ...WEB, ...CONSOLE };

/**
 * The other overlays of the member app, in which no write stands, by the file that opens them. They are left in
 * `overlays.all.test.ts`, but for those that say why no journey opens them.
 */
export const READ_ONLY_OVERLAYS: Readonly<Record<string, Pick<WriteSite, 'not'>>> = {
  'app/home/quick.tsx': {},
  'features/identity/challenge/use-challenge.tsx': { not: 'opens only where the server asks for a challenge' },
  'features/identity/registration/consent-card.tsx': { not: 'shows the texts that about-us.tsx shows to a guest' },
  'features/members/parts/mine-hero.tsx': {},
  'features/members/parts/password-entry.tsx': {},
  'features/members/screens/about-us.tsx': {},
  'features/network/parts/node-sheet.tsx': {},
  'features/notifications/screens/notices.tsx': {},
  'features/otc/hall/market-sheets.tsx': {},
  'features/otc/parts/statement-sheet.tsx': { not: 'opens only during a dispute' },
  'features/otc/parts/trade-receipt.tsx': { not: 'opens by itself, once a trade has ended' },
  'features/otc/screens/trade-records.tsx': {},
  'features/shop/parts/enlarged.tsx': { not: 'opens only over goods with pictures' },
  'features/shop/parts/filter-sheet.tsx': {},
  'features/shop/parts/wishes-sheet.tsx': {},
  'features/stock/parts/compare-sheet.tsx': {},
  'features/stock/parts/explain.tsx': {},
  'features/wallet/coins/coins-button.tsx': {},
  'features/wallet/parts/account-form.tsx': { not: 'opens only with a code that is mailed for each try' },
  'features/wallet/parts/bill-filter.tsx': {},
  'features/wallet/parts/lookalike-sheet.tsx': { not: 'opens only for a payee whose name is almost another’s' },
  'features/wallet/parts/record-list.tsx': {},
  'features/wallet/parts/statement-sheet.tsx': {},
  'features/wallet/people/payee-field.tsx': {},
  'shared/scan/scan-action.tsx': {},
  'shared/terms/term-press.tsx': {},
  'shared/version/install-guide.tsx': { not: 'opens only in Safari of a phone' },
};
