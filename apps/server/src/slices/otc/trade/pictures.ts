import type { Tx } from '../../../platform/database/database.ts';
import type { Picture } from '../../../platform/pictures/files.ts';
import { insertPicture } from './store-appeals.ts';

/** Pictures of a trade are readable by its sides only, and recognised if they are used in another trade. */
export const OF_A_TRADE = { kind: 'private', isMarked: true } as const;

/** Records that a picture was used in a trade. */
export async function storePicture(tx: Tx, tradeId: bigint, picture: Picture | undefined, at: Date): Promise<void> {
  if (picture) await insertPicture(tx, { ...picture, tradeId, at });
}
