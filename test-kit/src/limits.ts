import type { Db } from '@greenhall/server/platform/database/database';
import { sql } from 'kysely';

/** Forgets how often members have done what has a pace, as if they came later. */
export const forgetLimits = (db: Db): Promise<unknown> => sql`delete from platform_limit`.execute(db);
