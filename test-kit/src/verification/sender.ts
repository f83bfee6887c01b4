import { rows } from '@greenhall/server/platform/database/database';
import { openPicture } from '@greenhall/server/slices/verification/sealed';
import type { SealedPicture } from '@greenhall/server/slices/verification/store-sealed';
import { sql } from 'kysely';
import type { MessagesWorld } from '../messages-world.ts';
import { DETAILS } from './world.ts';

/** Sends pictures of a draft, and opens those that are sealed in the database, by their wrapped keys. */
export function verificationSender({ ports, ann }: MessagesWorld) {
  return {
    ports,
    open: async () => {
      await ann.client.call('verification.save', { body: DETAILS });
      return (files: Readonly<Record<string, Buffer>>) =>
        ann.client.upload('verification.addPicture', { side: 'front' }, files);
    },
    kept: async (): Promise<ReadonlyMap<string, Buffer>> => {
      const stored = await rows(
        ports.db,
        sql<SealedPicture & { readonly caseId: bigint }>`
          select case_id as "caseId", side, key_id as "keyId", wrapped, content from verification_picture`,
      );
      return new Map(
        stored.map((one) => [Buffer.from(one.wrapped).toString('hex'), openPicture(ports.keyring, one.caseId, one)]),
      );
    },
  };
}
