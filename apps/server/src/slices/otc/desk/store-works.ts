import { sql } from 'kysely';
import type { WorksOf } from '../../../platform/facts/works.ts';

/** Appeals are decided by the second operator. */
export const otcWorks: WorksOf = {
  appeals: {
    acts: ['otc.appeal.decide'],
    asked: { from: sql`otc_appeal c on c.id = e.subject::bigint`, at: sql`c.made_at` },
  },
};
