import { isDrawn } from '@greenhall/domain/verification/second-review';
import type { Ports } from '@greenhall/server/platform/ports';
import { drawOf } from '@greenhall/server/slices/verification/desk/second-review';
import { sql } from 'kysely';

/** Whether the case of this number is drawn for a second reviewer under this secret. */
export const isDrawnUnder = (secret: string, id: bigint): boolean => isDrawn(drawOf(secret, id));

/** Lets the next case have the first number from one on that is wanted; answers it. */
export async function nextCase(
  { db }: Pick<Ports, 'db'>,
  from: bigint,
  isWanted: (id: bigint) => boolean,
): Promise<bigint> {
  let id = from;
  while (!isWanted(id)) id += 1n;
  await sql`alter table verification_case alter column id restart with ${sql.raw(String(id))}`.execute(db);
  return id;
}
