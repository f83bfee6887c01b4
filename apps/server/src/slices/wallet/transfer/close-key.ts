import { lock } from '../../../platform/database/locks.ts';
import type { SeparateKeys } from '../../../platform/writes/keys.ts';
import type { Ports } from '../../../platform/ports.ts';
import { KEY_RETENTION } from '../../../platform/sweep.ts';
import type { MemberCaller } from '../../../platform/http/caller.ts';
import { closeTransferKey, deleteClosedKeys, hasTransferOf } from './store-batch.ts';

/** The key as a transfer keeps it. That of a session that acts for the payer is none of the payer's own. */
export const transferKey = ({ actingFor }: Pick<MemberCaller, 'actingFor'>, key: string): string =>
  actingFor ? `acting:${key}` : key;

/** A transfer is the record of its key, so that a key is closed beside the transfers. */
export const transferKeys: SeparateKeys = {
  route: 'wallet.transfer',
  close: async (tx, caller, asked, at) => {
    const key = transferKey(caller, asked);
    // Waits for the batches under way, whose transfers are seen then; those that come later see what is closed.
    await lock(tx, 'transferKeys');
    if (await hasTransferOf(tx, caller.memberNo, key)) return 'done';
    await closeTransferKey(tx, caller.memberNo, key, at);
    return 'closed';
  },
};

/** No request is under way for as long as a key is kept: what was closed before that is forgotten. */
export const forgetClosedKeys = ({ db, clock }: Ports): Promise<void> =>
  deleteClosedKeys(db, new Date(clock.now().getTime() - KEY_RETENTION));
