import type { Tx } from '../../../platform/database/database.ts';
import type { Picture } from '../../../platform/pictures/files.ts';
import { insertPicture } from './store-appeals.ts';

/** Pictures of a trade: for its sides alone, and known again when they are shown in another. */
export const OF_A_TRADE = { kind: 'private', isMarked: true } as const;

/** Remembers what was shown in a trade. */
export async function keepPicture(tx: Tx, tradeId: bigint, picture: Picture | undefined, at: Date): Promise<void> {
  if (picture) await insertPicture(tx, { ...picture, tradeId, at });
}
