import { NETWORKS } from '@greenhall/domain/chain/networks';
import { MARKET_BOUNDS } from '@greenhall/domain/otc/market/market-rules';
import { APPEAL_TRANSITIONS } from '@greenhall/domain/otc/trade/appeal';
import { TRADE_TRANSITIONS } from '@greenhall/domain/otc/trade/trade';
import * as z from 'zod/mini';
import { appeal, chatMessage, id, market, tradeDetail, tradeSummary, verdictField } from './fields.ts';
import {
  amountField,
  contentVersion,
  idField,
  instantField,
  memberNoField,
  page,
  textField,
} from '../shared/fields.ts';
import { listQuery } from '../shared/list-query.ts';
import { INSPECTED_REFUSALS, inspectedPart, inspectionParams } from '../shared/inspection.ts';
import { detailedReasonField, doneOrProposed, proposal, reasonField } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { defineRoutes } from '../shared/route.ts';
import { networkField } from '../wallet/recharge.ts';
import { otcMemberRoutes } from './routes.ts';
import { nameSchemas } from '../shared/named.ts';

/** A rule of a market, within its bounds. */
const ruleField = (rule: keyof typeof MARKET_BOUNDS) =>
  z.int().check(z.gte(MARKET_BOUNDS[rule].min), z.lte(MARKET_BOUNDS[rule].max));
const party = z.object({ member: memberNoField, name: z.string() });
const parties = { buyer: party, seller: party };
const deskTrade = z.extend(z.omit(tradeSummary, { role: true, counterparty: true, trader: true }), parties);
const deskAppeal = z.extend(appeal, {
  trade: idField,
  number: z.string(),
  /** Six hours without a proposal or a decision. */
  isEscalated: z.boolean(),
  /** Who proposed the verdict; another operator decides. */
  proposedBy: z.nullable(z.string()),
  proposed: z.nullable(verdictField),
  decidedBy: z.nullable(z.string()),
  /** Why the requesting operator may not decide it; null if nothing prevents it. */
  obstacle: z.nullable(z.enum(INVOLVED_REFUSALS)),
});
/** How many of the sides’ answers the operator has read; one that came since is read first. */
const answersRead = z.int().check(z.gte(0), z.lte(2));
nameSchemas({ DeskTrade: deskTrade, DeskAppeal: deskAppeal });

/** Order supervision and appeals: operators' routes of the trading market. */
export const otcDeskRoutes = defineRoutes({
  deskTrades: {
    method: 'GET',
    path: '/admin/otc/trades',
    access: 'operator',
    act: 'otc.trades',
    needs: 'read',
    summary: 'Trades for operators, by number, txid, member, state and total.',
    query: listQuery(
      {
        state: TRADE_TRANSITIONS.states,
        network: NETWORKS,
        search: 'text',
        coin: 'code',
        total: 'amount',
        made: 'moment',
      },
      ['-made', 'total'],
    ),
    response: page(deskTrade),
    refusals: ['pageCursorInvalid'],
  },
  deskMemberTrades: {
    method: 'GET',
    path: inspectedPart('trades'),
    access: 'operator',
    act: 'members.accounts',
    needs: 'read',
    summary: 'The trades of a member, for the operator whose inspection runs; each page is logged.',
    params: inspectionParams,
    query: otcMemberRoutes.trades.query,
    response: page(deskTrade),
    refusals: [...INSPECTED_REFUSALS, 'pageCursorInvalid'],
  },
  deskTrade: {
    method: 'GET',
    path: '/admin/otc/trades/:id',
    access: 'operator',
    act: 'otc.tradeViews',
    needs: 'read',
    summary: 'One trade in full for operators; the look and its reason are recorded and shown to both sides.',
    params: id,
    query: z.object({ reason: detailedReasonField }),
    response: z.extend(z.omit(tradeDetail, { role: true, counterparty: true, trader: true, may: true }), {
      ...parties,
      messages: z.array(z.omit(chatMessage, { isMine: true })),
      /** Numbers of other trades that used the same txid or a picture of this one. */
      reused: z.array(z.string()),
    }),
    refusals: ['notFound', ...INVOLVED_REFUSALS, 'tooFrequent'],
  },
  deskAppeals: {
    method: 'GET',
    path: '/admin/otc/appeals',
    access: 'operator',
    act: 'otc.appeals',
    needs: 'read',
    summary: 'Appeals for the desk, the longest waiting first.',
    query: listQuery({ state: APPEAL_TRANSITIONS.states, number: 'code', member: 'member', made: 'moment' }, ['made']),
    response: page(deskAppeal),
    refusals: ['pageCursorInvalid'],
  },
  proposeVerdict: {
    method: 'POST',
    path: '/admin/otc/appeals/:id/propose',
    access: 'operator',
    act: 'otc.appeals',
    needs: 'propose',
    summary: 'The first operator proposes a verdict with its reason, in place of a proposal before.',
    params: id,
    body: z.object({ verdict: verdictField, reason: textField(500), answers: answersRead }),
    response: deskAppeal,
    changes: ['otc.deskAppeals'],
    refusals: ['notFound', ...INVOLVED_REFUSALS, 'statusChanged', 'alreadyDecided'],
  },
  decideAppeal: {
    method: 'POST',
    path: '/admin/otc/appeals/:id/decide',
    access: 'operator',
    act: 'otc.appeals',
    needs: 'decide',
    stepUp: true,
    summary: 'A second operator makes the proposed verdict final: the held coins go to the buyer or back.',
    params: id,
    body: z.object({ verdict: verdictField, answers: answersRead }),
    response: deskAppeal,
    changes: ['otc.deskAppeals', 'otc.deskTrades', 'admin.timeline'],
    refusals: [
      'notFound',
      ...INVOLVED_REFUSALS,
      'fourEyes',
      'sameDevice',
      'alreadyDecided',
      'statusChanged',
      'insufficientBalance',
    ],
  },
  deskEvidence: {
    method: 'GET',
    path: '/admin/otc/trades/:id/evidence',
    access: 'operator',
    act: 'otc.tradeViews',
    needs: 'read',
    cost: 'dear',
    summary: 'The signed evidence file of a trade, for an operator who has looked at the trade within the last hour.',
    params: id,
    response: z.any(),
    produces: ['application/json'],
    refusals: ['notFound', ...INVOLVED_REFUSALS, 'forbidden'],
  },
  proposeRules: {
    method: 'POST',
    path: '/admin/otc/markets/:id/rules',
    access: 'operator',
    act: 'otc.markets',
    needs: 'propose',
    summary:
      'Proposes a market’s band, limits and clocks; another operator decides, and a day later they are in force.',
    params: id,
    body: z.object({
      bandBp: ruleField('bandBp'),
      minTrade: amountField,
      paymentMinutes: ruleField('paymentMinutes'),
      releaseMinutes: ruleField('releaseMinutes'),
      settleHours: ruleField('settleHours'),
      minLevelPurchase: ruleField('minLevelPurchase'),
      minLevelSale: ruleField('minLevelSale'),
      reason: reasonField,
      /** The version of the market that was read. */
      version: contentVersion,
    }),
    response: proposal,
    changes: ['otc.deskMarkets', 'admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'statusChanged', 'amountRule', 'badRequest', 'amountRange', 'resubmitted'],
  },
  setMarket: {
    method: 'PUT',
    path: '/admin/otc/markets/:id',
    access: 'operator',
    act: 'otc.markets',
    needs: ['propose', 'alone'],
    summary: 'Closes a market at once, for new orders; open again is proposed to another operator.',
    params: id,
    body: z.object({ isOpen: z.boolean(), reason: reasonField }),
    response: doneOrProposed,
    changes: ['otc.deskMarkets', 'admin.proposals', 'admin.dashboard'],
    refusals: ['notFound', 'forbidden', 'statusChanged', 'resubmitted'],
  },
  deskMarkets: {
    method: 'GET',
    path: '/admin/otc/markets',
    access: 'operator',
    act: 'otc.markets',
    needs: 'read',
    summary: 'The markets with their settings.',
    response: z.object({
      items: z.array(
        z.extend(market, {
          bandBp: z.int(),
          /** Stands for the rules as they were read. */
          version: contentVersion,
        }),
      ),
    }),
    refusals: [],
  },
  outages: {
    method: 'GET',
    path: '/admin/otc/outages',
    access: 'operator',
    act: 'otc.outages',
    needs: 'read',
    summary: 'When clocks stood still, and how many were moved.',
    query: listQuery({ network: NETWORKS, made: 'moment' }, ['-made']),
    response: page(
      z.object({
        id: idField,
        /** Null: the platform itself. */
        network: z.nullable(networkField),
        from: instantField,
        to: z.nullable(instantField),
        moved: z.int(),
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
});
