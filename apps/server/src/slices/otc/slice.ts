import { APPEAL_TRANSITIONS } from '@greenhall/domain/otc/trade/appeal';
import { LISTING_TRANSITIONS } from '@greenhall/domain/otc/listing/listing';
import { TRADE_TRANSITIONS } from '@greenhall/domain/otc/trade/trade';
import { stateMachine } from '../../platform/facts/state-machines.ts';
import { defineSlice } from '../../platform/slice.ts';
import { notifyAlerts } from './alert/notify-alerts.ts';
import { isJudgementDue, judgePayments } from './payment-check/judge-payments.ts';
import { isSettlingDue, isTimeDue } from './trade/store-clocks.ts';
import { endDueTrades, settleDueTrades, watchNetworks } from './trade/keep-time.ts';
import { marketOpen, marketRules } from './desk/set-market.ts';
import { OUTAGES } from './market/store-networks.ts';
import { sumMarketMinutes } from './market/sum-minutes.ts';
import { otcChecks } from './checks.ts';
import { TRADES } from './desk/store.ts';
import { otcHandlers } from './routes.ts';
import { APPEALS, otcFiles } from './trade/store-appeals.ts';
import { otcPersonal } from './store-personal.ts';
import { otcCases } from './desk/cases.ts';

export const otcSlice = defineSlice({
  name: 'otc',
  handlers: otcHandlers,
  personalData: otcPersonal,
  jobs: (ports) => [
    { name: 'watch-networks', everyMs: 10_000, whileClosed: 'goesOn', runsIn: 'one', run: () => watchNetworks(ports) },
    {
      name: 'end-due-trades',
      everyMs: 2_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isTimeDue,
      run: () => endDueTrades(ports),
    },
    {
      name: 'judge-payments',
      everyMs: 5_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isJudgementDue,
      run: () => judgePayments(ports),
    },
    {
      name: 'sum-market-minutes',
      everyMs: 30_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => sumMarketMinutes(ports),
    },
    { name: 'tell-price-alerts', everyMs: 20_000, whileClosed: 'waits', runsIn: 'one', run: () => notifyAlerts(ports) },
    {
      name: 'settle-due-trades',
      everyMs: 5_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isSettlingDue,
      run: () => settleDueTrades(ports),
    },
  ],
  checks: otcChecks,
  files: otcFiles,
  proposals: () => [marketRules, marketOpen],
  lists: [TRADES, APPEALS, OUTAGES],
  cases: otcCases,
  states: {
    Listing: stateMachine('otc_listing.state', LISTING_TRANSITIONS),
    Trade: stateMachine('otc_trade.state', TRADE_TRANSITIONS),
    Appeal: stateMachine('otc_appeal.state', APPEAL_TRANSITIONS),
  },
});
