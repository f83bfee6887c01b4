import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';
import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { dayOf, startOfDay } from '@greenhall/domain/shared/time';
import type { PlanRow } from '../../members/index.ts';

type PlanView = Output<RouteOf<'stock.proposePlan'>>;
export type PlanFields = PlanView['plan'];

/** Goes through a value beside the shipped plan's and turns what is an amount there. */
function turn(like: unknown, value: unknown, amountOf: (value: unknown) => unknown): unknown {
  if (typeof like === 'bigint') return amountOf(value);
  if (Array.isArray(like)) return (value as unknown[]).map((entry) => turn(like[0], entry, amountOf));
  if (typeof like !== 'object' || like === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(like).map(([name, of]) => [name, turn(of, fields[name], amountOf)]));
}

/** A plan with its amounts as decimal strings. */
export function presentPlan(plan: Plan): PlanFields {
  return turn(DEFAULT_PLAN, plan, (value) => formatAmount(value as bigint)) as PlanFields;
}

/** A plan as the law takes it; the contract has checked its fields. */
export function readPlan(fields: PlanFields): Plan {
  return turn(DEFAULT_PLAN, fields, (value) => parseAmount(String(value)) ?? 0n) as Plan;
}

/** Every figure of a plan by its path. */
function figures(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) return into.set(path, String(value));
  for (const [name, of] of Object.entries(value)) figures(of, path ? `${path}.${name}` : name, into);
  return into;
}

/** The figures in which two plans differ, by path; one that is missing is empty. */
export function differences(from: Plan, to: Plan): { path: string; from: string; to: string }[] {
  const before = figures(presentPlan(from), '', new Map());
  const after = figures(presentPlan(to), '', new Map());
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, from: before.get(path) ?? '', to: after.get(path) ?? '' }))
    .filter((figure) => figure.from !== figure.to);
}

/** A version and where it stands beside the one in force. */
export function presentVersion(row: PlanRow, inForce: PlanRow, now: Date): PlanView {
  const isComing = row.effectiveDay > dayOf(now.getTime());
  const announced = row.version === inForce.version ? 'inForce' : isComing ? 'announced' : 'past';
  return {
    version: row.version,
    state: row.state === 'announced' ? announced : row.state,
    plan: presentPlan(row.plan),
    proposedBy: row.proposedBy,
    proposedAt: row.proposedAt.toISOString(),
    approvedBy: row.state === 'announced' ? row.decidedBy : null,
    effectiveFrom: new Date(startOfDay(row.effectiveDay)).toISOString(),
  };
}
