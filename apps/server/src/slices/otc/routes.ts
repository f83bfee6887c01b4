import { accept } from '@greenhall/domain/shared/result';
import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { lagging } from '../../platform/replica/lagging.ts';
import { readAlerts } from './alert/queries.ts';
import { addAlert, removeAlert } from './alert/set-alert.ts';
import { answerAppeal, appealTrade, revokeAppeal } from './trade/appeal-trade.ts';
import { cancelTrade, claimPayment, confirmPayment, denyPayment } from './trade/move-trade.ts';
import { postListing, revokeListing } from './listing/post-listing.ts';
import { decideAppeal, deskEvidence, inspectTrade, proposeAppeal } from './desk/supervise-trades.ts';
import { proposeRules, setMarket } from './desk/set-market.ts';
import { takeListing } from './trade/take-listing.ts';
import { writeMessage } from './trade/write-message.ts';
import { evidenceKey } from './trade/evidence.ts';
import { deskAppeals, deskMarkets, deskMemberTrades, deskTrades, readOutages } from './desk/queries.ts';
import { readListings, readMyListings } from './listing/queries.ts';
import { markTrader } from './listing/mark-trader.ts';
import { readDepth } from './listing/queries-depth.ts';
import { readMarked, readTrader } from './listing/queries-traders.ts';
import { readMarkets, readPastPrices } from './market/queries.ts';
import { exportTrades, readEvidence, readMessages, readTrade, readTrades } from './trade/queries.ts';

export const otcHandlers = (ports: Ports): Handlers<'otc'> => ({
  'otc.markets': () => readMarkets(ports),
  'otc.hall': (call) => readListings(ports, call),
  'otc.depth': (call) => readDepth(ports, call),
  'otc.pastPrices': (call) => readPastPrices(lagging(ports, call), call),
  'otc.myListings': (call) => readMyListings(ports, call),
  'otc.post': (call) => postListing(ports, call),
  'otc.revoke': (call) => revokeListing(ports, call),
  'otc.take': (call) => takeListing(ports, call),
  'otc.trader': (call) => readTrader(ports, call),
  'otc.markedTraders': (call) => readMarked(ports, call),
  'otc.markTrader': (call) => markTrader(ports, call),
  'otc.alerts': (call) => readAlerts(ports, call),
  'otc.addAlert': (call) => addAlert(ports, call),
  'otc.removeAlert': (call) => removeAlert(ports, call),
  'otc.trades': (call) => readTrades(ports, call),
  'otc.tradesExport': (call) => exportTrades(ports, call),
  'otc.trade': (call) => readTrade(ports, call),
  'otc.claim': (call) => claimPayment(ports, call),
  'otc.cancel': (call) => cancelTrade(ports, call),
  'otc.confirm': (call) => confirmPayment(ports, call),
  'otc.deny': (call) => denyPayment(ports, call),
  'otc.messages': (call) => readMessages(ports, call),
  'otc.say': (call) => writeMessage(ports, call),
  'otc.appeal': (call) => appealTrade(ports, call),
  'otc.answerAppeal': (call) => answerAppeal(ports, call),
  'otc.revokeAppeal': (call) => revokeAppeal(ports, call),
  'otc.evidence': (call) => readEvidence(ports, call),
  'otc.evidenceKey': async () => accept({ algorithm: 'Ed25519', publicKey: evidenceKey(ports) }),
  'otc.deskTrades': (call) => deskTrades(ports, call),
  'otc.deskMemberTrades': (call) => deskMemberTrades(ports, call),
  'otc.deskTrade': (call) => inspectTrade(ports, call),
  'otc.deskAppeals': (call) => deskAppeals(ports, call),
  'otc.proposeVerdict': (call) => proposeAppeal(ports, call),
  'otc.decideAppeal': (call) => decideAppeal(ports, call),
  'otc.deskEvidence': (call) => deskEvidence(ports, call),
  'otc.proposeRules': (call) => proposeRules(ports, call),
  'otc.setMarket': (call) => setMarket(ports, call),
  'otc.deskMarkets': () => deskMarkets(ports),
  'otc.outages': (call) => readOutages(ports, call),
});
