import { PLAN_STATES } from '@greenhall/domain/members/plan';
import { SALES } from '@greenhall/domain/members/level-sale';
import * as z from 'zod/mini';
import {
  amountField,
  dayField,
  idField,
  instantField,
  memberNoField,
  nothing,
  page,
  sharesField,
  versionParam,
} from '../shared/fields.ts';
import { listQuery } from '../shared/list-query.ts';
import { INSPECTED_REFUSALS, inspectedPart, inspectionParams } from '../shared/inspection.ts';
import { proposal, reasonField } from '../shared/proposal.ts';
import { INVOLVED_REFUSALS } from '../shared/refusals.ts';
import { defineRoutes } from '../shared/route.ts';
import { planFields, priceFigures, simulated } from './fields.ts';
import { stockMemberRoutes } from './routes.ts';
import { nameSchemas } from '../shared/named.ts';

const run = z.object({
  id: idField,
  kind: z.enum(['distribution', 'buyback']),
  fills: z.int(),
  spent: amountField,
  quantity: sharesField,
  ...priceFigures,
  by: z.nullable(z.string()),
  at: instantField,
});
const planVersion = z.object({
  version: z.int(),
  state: z.enum(PLAN_STATES),
  plan: planFields,
  proposedBy: z.string(),
  proposedAt: instantField,
  approvedBy: z.nullable(z.string()),
  effectiveFrom: instantField,
});

/** What a proposal of a plan version has. */
export const proposedPlan = z.object({ plan: planFields, effectiveOn: dayField });
export type ProposedPlan = z.infer<typeof proposedPlan>;

const settlement = z.object({
  day: dayField,
  plan: z.int(),
  events: z.int(),
  bonuses: z.int(),
  collisionDue: amountField,
  collisionPool: amountField,
  leadershipDue: amountField,
  leadershipPool: amountField,
  hash: z.string(),
  at: instantField,
});

const levelSale = z.object({
  level: z.int(),
  /** What its activation costs. */
  amount: amountField,
  /** Since when members cannot buy it, and by which proposal; null while they can. */
  closed: z.nullable(
    z.object({ since: instantField, proposal: idField, maker: z.string(), checker: z.string(), reason: z.string() }),
  ),
  /** The proposal to close or open it that waits. */
  waiting: z.nullable(idField),
});

nameSchemas({ LevelSale: levelSale, Settlement: settlement, PlanVersion: planVersion });

/** Operators' routes of the stock slice: runs, queue, settlements and plan versions. */
export const stockDeskRoutes = defineRoutes({
  runNow: {
    method: 'POST',
    path: '/admin/stock/runs',
    access: 'operator',
    act: 'stock.runs',
    needs: 'alone',
    summary: 'A distribution run at once.',
    body: nothing,
    response: run,
    changes: ['stock.runs', 'stock.deskQueue', 'admin.dashboard'],
    refusals: ['serverBusy'],
  },
  runs: {
    method: 'GET',
    path: '/admin/stock/runs',
    access: 'operator',
    act: 'stock.runs',
    needs: 'read',
    summary: 'Distribution runs and buybacks, newest first.',
    query: listQuery({ kind: ['distribution', 'buyback'], operator: 'code', made: 'moment' }, ['-made']),
    response: page(run),
    refusals: ['pageCursorInvalid'],
  },
  deskQueue: {
    method: 'GET',
    path: '/admin/stock/queue',
    access: 'operator',
    act: 'stock.queue',
    needs: 'read',
    summary: 'Requests that wait, in queue order.',
    query: listQuery({ member: 'member', made: 'moment' }, ['made']),
    response: page(
      z.object({
        number: idField,
        member: memberNoField,
        name: z.string(),
        amount: amountField,
        remaining: amountField,
        allocated: sharesField,
        at: instantField,
      }),
    ),
    refusals: ['pageCursorInvalid'],
  },
  deskAllocations: {
    method: 'GET',
    path: inspectedPart('allocations'),
    access: 'operator',
    act: 'members.accounts',
    needs: 'read',
    summary: 'A member’s payments and requests for shares, for the operator whose inspection runs; logged.',
    params: inspectionParams,
    query: stockMemberRoutes.allocations.query,
    response: stockMemberRoutes.allocations.response,
    refusals: [...INSPECTED_REFUSALS, 'pageCursorInvalid'],
  },
  deskSales: {
    method: 'GET',
    path: inspectedPart('sales'),
    access: 'operator',
    act: 'members.accounts',
    needs: 'read',
    summary: 'A member’s offers and clear-outs, for the operator whose inspection runs; logged.',
    params: inspectionParams,
    query: stockMemberRoutes.sales.query,
    response: stockMemberRoutes.sales.response,
    refusals: [...INSPECTED_REFUSALS, 'pageCursorInvalid'],
  },
  deskSettlements: {
    method: 'GET',
    path: '/admin/stock/settlements',
    access: 'operator',
    act: 'stock.settlements',
    needs: 'read',
    summary: 'Settlements, newest first.',
    query: listQuery({ made: 'moment' }, ['-made']),
    response: page(settlement),
    refusals: ['pageCursorInvalid'],
  },
  replaySettlement: {
    method: 'POST',
    path: '/admin/stock/settlements/:day/replay',
    access: 'operator',
    act: 'stock.settlements',
    needs: 'read',
    cost: 'dear',
    summary: 'Computes a settled day again from the journal and compares its hash.',
    params: z.object({ day: dayField }),
    body: nothing,
    response: z.object({ day: dayField, hash: z.string(), replayed: z.string(), isEqual: z.boolean() }),
    changes: [],
    refusals: ['notFound'],
  },
  planVersions: {
    method: 'GET',
    path: '/admin/stock/plans',
    access: 'operator',
    act: 'stock.plans',
    needs: 'read',
    summary: 'Announced plan versions, the one in force and those before, newest first.',
    response: z.object({
      /** The proposal that waits for another operator. */
      waiting: z.nullable(idField),
      items: z.array(planVersion),
    }),
    refusals: [],
  },
  checkPlan: {
    method: 'POST',
    path: '/admin/stock/plans/check',
    access: 'operator',
    act: 'stock.plans',
    needs: 'propose',
    summary: 'The rules that a plan would break, and how it differs from the one in force.',
    body: z.object({ plan: planFields }),
    response: z.object({
      faults: z.array(z.string()),
      difference: z.array(z.object({ path: z.string(), from: z.string(), to: z.string() })),
    }),
    changes: [],
    refusals: [],
  },
  simulatePlan: {
    method: 'POST',
    path: '/admin/stock/plans/simulate',
    access: 'operator',
    act: 'stock.plans',
    needs: 'propose',
    cost: 'dear',
    summary: 'Growth, stall and run courses of a made-up population under a plan.',
    body: z.object({
      plan: planFields,
      course: z.enum(['growth', 'stall', 'run']),
      members: z.int().check(z.gte(100), z.lte(10_000)),
      days: z.int().check(z.gte(30), z.lte(365)),
    }),
    response: z.object({ items: z.array(simulated) }),
    changes: [],
    refusals: ['planRefused', 'serverBusy'],
  },
  proposePlan: {
    method: 'POST',
    path: '/admin/stock/plans',
    access: 'operator',
    act: 'stock.plans',
    needs: 'propose',
    summary: 'Proposes a plan version from the beginning of a UTC day, no sooner than 24 hours after its approval.',
    body: z.object({ ...proposedPlan.shape, reason: reasonField }),
    response: proposal,
    changes: ['stock.planVersions', 'admin.proposals', 'admin.dashboard'],
    refusals: [...INVOLVED_REFUSALS, 'planTooSoon', 'planRefused', 'resubmitted'],
  },
  levelSales: {
    method: 'GET',
    path: '/admin/stock/levels',
    access: 'operator',
    act: 'stock.plans',
    needs: 'read',
    summary: 'The levels of the plan in force, with which of them are closed for purchases.',
    response: z.object({ items: z.array(levelSale) }),
    refusals: [],
  },
  proposeLevelSale: {
    method: 'POST',
    path: '/admin/stock/levels/:level',
    access: 'operator',
    act: 'stock.plans',
    needs: 'propose',
    summary: 'Proposes to close a level for purchases, or to open it again.',
    params: z.object({ level: versionParam }),
    body: z.object({ to: z.enum(SALES), reason: reasonField }),
    response: proposal,
    changes: ['stock.levelSales', 'admin.proposals', 'admin.dashboard'],
    refusals: [...INVOLVED_REFUSALS, 'levelUnknown', 'statusChanged', 'resubmitted'],
  },
});
