import type { LinesOf } from '../../../platform/facts/lines.ts';
import { caseById } from '../store.ts';

/** What happened to verifications; a member's draft is none yet. What its person was told names no case. */
export const verificationLines: LinesOf = {
  verification: async (db, id) => {
    const row = await caseById(db, id);
    if (!row?.submittedAt) return undefined;
    const ended = [
      [row.endedAt, row.state],
      [row.erasedAt, 'erased'],
    ] as const;
    return {
      number: String(row.owner),
      ofCase: row.id,
      members: [],
      since: row.submittedAt,
      steps: [
        { at: row.submittedAt, name: 'submitted', by: 'member' },
        ...ended.flatMap(([at, name]) => (at ? [{ at, name, by: null }] : [])),
      ],
      holds: [],
    };
  },
};
