import { statfs } from 'node:fs/promises';
import { isDiskFull } from '@greenhall/domain/shared/alarms';
import type { WatchesOf } from '../facts/watches.ts';

/** How large the disk of a folder is, and how much of it may still be written, in bytes. */
export async function readDisk(folder: string): Promise<{ readonly size: bigint; readonly free: bigint }> {
  const { bsize, blocks, bavail } = await statfs(folder, { bigint: true });
  return { size: bsize * blocks, free: bsize * bavail };
}

/** What is watched beside the slices. */
export const platformWatches: WatchesOf = {
  diskFull: async ({ settings }) => {
    const disk = await readDisk(settings.dataDir);
    const freePercent = Number((disk.free * 100n) / (disk.size === 0n ? 1n : disk.size));
    return isDiskFull(disk) ? [{ cause: '', detail: { freePercent } }] : [];
  },
};
