import type { Handlers } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { activateMember } from './payment/activate-member.ts';
import { reinvestLevel, upgradeLevel } from './payment/buy-level.ts';
import { cancelLevelPayment } from './payment/cancel-payment.ts';
import { deskAllocations, deskSales } from './desk/queries-member.ts';
import { proposePlan } from './desk/propose-plan.ts';
import { runNow } from './market/run-distribution.ts';
import { sellShares } from './market/sell-shares.ts';
import {
  checkPlan,
  listDeskSettlements,
  listQueue,
  listRunsAndBuybacks,
  listVersions,
  replaySettlement,
} from './desk/queries.ts';
import { proposeLevelSale } from './desk/close-level.ts';
import { readLevelSales } from './desk/queries-sales.ts';
import { listBonusDays, listBonuses, readBonus, readEarnings } from './bonus/queries-earnings.ts';
import { readLevels, readOffers } from './payment/queries-levels.ts';
import { readHolding, readMarketView, readPrices } from './market/queries-market.ts';
import { listPayments } from './payment/queries-payments.ts';
import { listSettlements } from './settlement/queries.ts';
import { readPlans } from './plan/queries-plans.ts';
import { listAllocations, listTransactions, readQueue } from './market/queries-queue.ts';
import { readRanking } from './bonus/queries-ranking.ts';
import { listSales, listSplits } from './market/queries-sales.ts';
import { simulatePlan } from './desk/queries-simulation.ts';

export function stockHandlers(ports: Ports): Handlers<'stock'> {
  return {
    'stock.levels': () => readLevels(ports),
    'stock.activate': (call) => activateMember(ports, call),
    'stock.cancelPayment': (call) => cancelLevelPayment(ports, call),
    'stock.payments': (call) => listPayments(ports, call),
    'stock.offers': (call) => readOffers(ports, call),
    'stock.upgrade': (call) => upgradeLevel(ports, call),
    'stock.reinvest': (call) => reinvestLevel(ports, call),
    'stock.market': () => readMarketView(ports),
    'stock.holding': (call) => readHolding(ports, call),
    'stock.queue': (call) => readQueue(ports, call),
    'stock.transactions': (call) => listTransactions(ports, call),
    'stock.allocations': (call) => listAllocations(ports, call),
    'stock.sell': (call) => sellShares(ports, call),
    'stock.sales': (call) => listSales(ports, call),
    'stock.splits': (call) => listSplits(ports, call),
    'stock.earnings': (call) => readEarnings(ports, call),
    'stock.bonuses': (call) => listBonuses(ports, call),
    'stock.bonusDays': (call) => listBonusDays(ports, call),
    'stock.bonus': (call) => readBonus(ports, call),
    'stock.ranking': (call) => readRanking(ports, call),
    'stock.prices': (call) => readPrices(ports, call),
    'stock.plans': () => readPlans(ports),
    'stock.settlements': (call) => listSettlements(ports, call),
    'stock.runNow': (call) => runNow(ports, call),
    'stock.runs': (call) => listRunsAndBuybacks(ports, call),
    'stock.deskAllocations': (call) => deskAllocations(ports, call),
    'stock.deskSales': (call) => deskSales(ports, call),
    'stock.deskQueue': (call) => listQueue(ports, call),
    'stock.deskSettlements': (call) => listDeskSettlements(ports, call),
    'stock.replaySettlement': (call) => replaySettlement(ports, call),
    'stock.planVersions': () => listVersions(ports),
    'stock.checkPlan': (call) => checkPlan(ports, call),
    'stock.simulatePlan': (call) => simulatePlan(ports, call),
    'stock.proposePlan': (call) => proposePlan(ports, call),
    'stock.levelSales': () => readLevelSales(ports),
    'stock.proposeLevelSale': (call) => proposeLevelSale(ports, call),
  };
}
