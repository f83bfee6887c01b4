import {
  MARKET_NOTICE,
  MARKET_RULES,
  type MarketRule,
  type MarketRules,
  checkMarketRules,
} from '@greenhall/domain/otc/market/market-rules';
import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import type { Change, ProposalKind } from '../../../platform/approvals/kind.ts';
import { presentProposal, presentProposed } from '../../../platform/approvals/present.ts';
import { audit, changeOf } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { checkStep } from '../../../platform/http/rights.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { rulesVersion, subjectOf } from '../market/market.ts';
import { type MarketRow, changeRules, lockMarket, lockMarketOf, openMarket } from '../market/store-markets.ts';

/** Rules as a proposal stores them: the minimum amount as a decimal string. */
const storedBody = z.object({
  bandBp: z.number(),
  minTrade: z.string(),
  paymentMinutes: z.number(),
  releaseMinutes: z.number(),
  settleHours: z.number(),
  minLevelPurchase: z.number(),
  minLevelSale: z.number(),
});
type KeptRules = z.infer<typeof storedBody>;

function byName(tx: Tx, subject: string): Promise<MarketRow | undefined> {
  const [coin = '', network = ''] = subject.split(' ');
  return lockMarketOf(tx, coin.toLowerCase(), network);
}

/** The rules, if they are valid for the market: `notFound`, `amountRule`, `badRequest`, `amountRange`. */
function rulesFor(market: MarketRow | undefined, { minTrade: typed, ...rest }: KeptRules): Result<MarketRules> {
  if (!market) return refuse('notFound');
  const minTrade = parseAmount(typed);
  if (minTrade === undefined || minTrade <= 0n) return refuse('amountRule');
  const rules = { ...rest, minTrade };
  const may = checkMarketRules(market, rules);
  return may.ok ? accept(rules) : may;
}

const shown = (rules: MarketRules, rule: MarketRule): string =>
  rule === 'minTrade' ? formatAmount(rules.minTrade) : String(rules[rule]);

/** Rules and limits of a market, which take effect a day after their approval. */
export const marketRules: ProposalKind<KeptRules> = {
  name: 'marketRules',
  body: storedBody,
  noticeMs: MARKET_NOTICE,
  beneficiary: () => NOBODY,
  difference: async (tx, subject, body) => {
    const market = await byName(tx, subject);
    const rules = rulesFor(market, body);
    if (!market || !rules.ok) return rules.ok ? refuse('notFound') : rules;
    const changes = MARKET_RULES.map((field): Change => {
      return { field, from: shown(market, field), to: shown(rules.value, field) };
    }).filter(({ from, to }) => from !== to);
    return changes.length > 0 ? accept(changes) : refuse('statusChanged');
  },
  apply: async (tx, subject, body) => {
    const market = await byName(tx, subject);
    const rules = rulesFor(market, body);
    if (!market || !rules.ok) return rules.ok ? refuse('notFound') : rules;
    await changeRules(tx, market.id, rules.value);
    return accept(true);
  },
};

/** Reopens a closed market when it is approved. */
export const marketOpen: ProposalKind<{ readonly isOpen: true }> = {
  name: 'marketOpen',
  body: z.object({ isOpen: z.literal(true) }),
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, subject) => {
    const market = await byName(tx, subject);
    if (!market) return refuse('notFound');
    return market.isOpen ? refuse('statusChanged') : accept([{ field: 'isOn', from: 'off', to: 'on' }]);
  },
  apply: async (tx, subject) => {
    const market = await byName(tx, subject);
    if (!market) return refuse('notFound');
    await openMarket(tx, market.id, true);
    return accept(true);
  },
};

/** Proposes a market's rules. Open trades keep the time limits they were made with. */
export function proposeRules(
  ports: Ports,
  call: Call<'otc.proposeRules'>,
): Promise<Result<Answer<'otc.proposeRules'>>> {
  const { reason, version, ...body } = call.body;
  return once(ports, call, async (tx) => {
    const market = await lockMarket(tx, BigInt(call.params.id));
    if (!market) return refuse('notFound');
    if (version !== rulesVersion(market)) return refuse('statusChanged');
    const fresh = { subject: subjectOf(market), body, reason, by: call.caller };
    const proposed = await ports.approvals.propose(tx, marketRules, fresh);
    return proposed.ok ? accept(presentProposal(proposed.value, call.caller.operatorId)) : proposed;
  });
}

/** One operator closes a market at once. Reopening it takes two operators. Open trades go on. */
export function setMarket(ports: Ports, call: Call<'otc.setMarket'>): Promise<Result<Answer<'otc.setMarket'>>> {
  const { isOpen, reason } = call.body;
  return once(ports, call, async (tx): Promise<Result<Answer<'otc.setMarket'>>> => {
    const market = await lockMarket(tx, BigInt(call.params.id));
    if (!market) return refuse('notFound');
    const subject = subjectOf(market);
    if (isOpen) {
      return presentProposed(
        await ports.approvals.propose(tx, marketOpen, {
          subject,
          body: { isOpen },
          reason,
          by: call.caller,
        }),
      );
    }
    const right = checkStep(call, 'alone');
    if (!right.ok) return right;
    await openMarket(tx, market.id, false);
    const change = changeOf({ isOpen: market.isOpen }, { isOpen });
    const said = { operator: call.caller.username, subject, detail: { isOpen, reason }, at: ports.clock.now() };
    await audit(tx, { ...said, ...change, act: 'otc.market' });
    return accept({ proposal: null });
  });
}
