import { DEFAULT_PLAN, type Plan } from '@greenhall/domain/members/plan';
import { formatAmount, parseAmount } from '@greenhall/domain/shared/money';
import type { RouteOf } from '@greenhall/contract/routes';
import type { Output } from '@greenhall/contract/shared/route';
import { dayOf, startOfDay } from '@greenhall/domain/shared/time';
import type { PlanRow } from '../../members/index.ts';

type PlanView = Output<RouteOf<'stock.planVersions'>>['items'][number];
export type PlanFields = PlanView['plan'];

/** Walks a value in parallel with the default plan's and converts what is an amount there. */
function convertAmounts(like: unknown, value: unknown, amountOf: (value: unknown) => unknown): unknown {
  if (typeof like === 'bigint') return amountOf(value);
  if (Array.isArray(like)) return (value as unknown[]).map((entry) => convertAmounts(like[0], entry, amountOf));
  if (typeof like !== 'object' || like === null) return value;
  const fields = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(like).map(([name, of]) => [name, convertAmounts(of, fields[name], amountOf)]),
  );
}

/** A plan with its amounts as decimal strings. */
export function presentPlan(plan: Plan): PlanFields {
  return convertAmounts(DEFAULT_PLAN, plan, (value) => formatAmount(value as bigint)) as PlanFields;
}

/** Reads a plan from the wire; the contract has checked its fields. */
export function readPlan(fields: PlanFields): Plan {
  return convertAmounts(DEFAULT_PLAN, fields, (value) => parseAmount(String(value)) ?? 0n) as Plan;
}

/** Every figure of a plan by its path. */
function figures(value: unknown, path: string, into: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null) return into.set(path, String(value));
  for (const [name, of] of Object.entries(value)) figures(of, path ? `${path}.${name}` : name, into);
  return into;
}

/** The figures in which two plans differ, by path. A missing figure is empty. */
export function planDifferences(from: Plan, to: Plan): { path: string; from: string; to: string }[] {
  const before = figures(presentPlan(from), '', new Map());
  const after = figures(presentPlan(to), '', new Map());
  return [...new Set([...before.keys(), ...after.keys()])]
    .map((path) => ({ path, from: before.get(path) ?? '', to: after.get(path) ?? '' }))
    .filter((figure) => figure.from !== figure.to);
}

/** A version and its status relative to the one in force. */
export function presentVersion(row: PlanRow, inForce: PlanRow, now: Date): PlanView {
  const isComing = row.effectiveDay > dayOf(now.getTime());
  return {
    version: row.version,
    state: row.version === inForce.version ? 'inForce' : isComing ? 'announced' : 'past',
    plan: presentPlan(row.plan),
    proposedBy: row.proposedBy,
    proposedAt: row.proposedAt.toISOString(),
    approvedBy: row.decidedBy,
    effectiveFrom: new Date(startOfDay(row.effectiveDay)).toISOString(),
  };
}
