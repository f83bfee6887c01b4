import type { WorkName } from '@greenhall/contract/admin/works';
import type { AuditAct } from '@greenhall/domain/admin/audit-acts';
import type { RawBuilder } from 'kysely';

/** How operators' work of one kind is found in the audit log. */
export interface WorkOf {
  /** The acts that are counted. */
  readonly acts: readonly AuditAct[];
  /** Of decided cases, where it stands when each was asked for. */
  readonly asked?: {
    /** A table, and the condition that leads from the entry `e` of the log to its one row. */
    readonly from: RawBuilder<unknown>;
    readonly at: RawBuilder<Date>;
  };
}

/** The operators' work in a slice. */
export type WorksOf = Partial<Readonly<Record<WorkName, WorkOf>>>;
