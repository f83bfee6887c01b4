import { isRunning } from '@greenhall/domain/members/inspection';
import type { InspectionRow, InvestigationRow } from './store.ts';

/** An inspection as its operator sees it. Each that is begun has a category and an end; only earlier versions wrote none. */
export function presentOpened({ id, category, reason, at, endsAt }: InspectionRow) {
  if (category === null || endsAt === null) throw new Error(`inspection ${id} has no category or no end`);
  return { id: String(id), category, reason, at: at.toISOString(), until: endsAt.toISOString() };
}

/** An investigation as those see it who decide about them. */
export function presentInvestigation(row: InvestigationRow & { readonly inspections: number }, at: Date) {
  const span = { endsAt: row.endsAt.getTime(), endedAt: row.endedAt?.getTime() ?? null };
  return {
    id: String(row.id),
    reason: row.reason,
    proposedBy: row.proposedBy,
    approvedBy: String(row.approvedById),
    at: row.startsAt.toISOString(),
    until: (row.endedAt ?? row.endsAt).toISOString(),
    isRunning: isRunning(span, at.getTime()),
    endedBy: row.endedBy,
    inspections: row.inspections,
  };
}
