import type { Reply } from '@greenhall/client/route-input';

export type PlanVersion = Reply<'stock.planVersions'>['items'][number];
export type Plan = PlanVersion['plan'];

/** A plan as an operator writes it: the text of its parameters. */
export const textOf = (plan: Plan): string => JSON.stringify(plan, null, 2);

/** The plan in a text, or `undefined` where the text is no JSON object; the server judges the rest. */
export function planIn(text: string): Plan | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Plan) : undefined;
  } catch {
    return undefined;
  }
}
