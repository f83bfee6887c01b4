import { sql } from 'kysely';
import type { WorksOf } from '../../../platform/facts/works.ts';

/** Verifications wait from when they were sent in for the last time: what was asked for again began anew. */
export const verificationWorks: WorksOf = {
  verifications: {
    acts: ['verification.approve', 'verification.reject'],
    asked: { from: sql`verification_case c on c.id = e."caseNo"::bigint`, at: sql`c.submitted_at` },
  },
};
