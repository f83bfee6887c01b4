import { otcLive } from '@greenhall/contract/otc-live';
import { APPEAL_LIFE } from '@greenhall/domain/otc/appeal';
import { LISTING_LIFE } from '@greenhall/domain/otc/listing';
import { TRADE_LIFE } from '@greenhall/domain/otc/trade';
import { defineSlice } from '../../platform/slice.ts';
import { judgePayments } from './commands/judge-payments.ts';
import { endDueTrades, settleDueTrades, watchNetworks } from './commands/keep-time.ts';
import { numberOldProofs } from './commands/number-proofs.ts';
import { marketOpen, marketRules } from './commands/set-market.ts';
import { otcChecks } from './queries/checks.ts';
import { otcHandlers } from './routes.ts';
import { otcFiles } from './store-appeals.ts';

export const otcSlice = defineSlice({
  name: 'otc',
  handlers: otcHandlers,
  jobs: (ports) => [
    { name: 'watch-networks', everyMs: 10_000, run: () => watchNetworks(ports) },
    { name: 'end-due-trades', everyMs: 2_000, run: () => endDueTrades(ports) },
    { name: 'judge-payments', everyMs: 5_000, run: () => judgePayments(ports) },
    { name: 'number-old-proofs', everyMs: 60_000, run: () => numberOldProofs(ports) },
    { name: 'settle-due-trades', everyMs: 5_000, run: () => settleDueTrades(ports) },
  ],
  checks: otcChecks,
  files: otcFiles,
  proposals: () => [marketRules, marketOpen],
  live: otcLive,
  states: { Listing: LISTING_LIFE, Trade: TRADE_LIFE, Appeal: APPEAL_LIFE },
});
