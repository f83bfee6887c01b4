import type { LiveListener } from '@greenhall/client/live-connection';
import { type DeskEventName, DESK_READS } from '@greenhall/contract/generated/desk-live';
import type { ReadKey } from '@greenhall/contract/shared/route';
import { readAgain } from '../query.ts';

/** What happens within this time is read at once: a desk on which much happens reads no more often. */
const PAUSE_MS = 2_000;

const due = new Set<ReadKey>();
let isPausing = false;

function readDue(): void {
  isPausing = due.size > 0;
  if (!isPausing) return;
  for (const route of due) readAgain([route]);
  due.clear();
  setTimeout(readDue, PAUSE_MS);
}

/** Reads again what an event makes out of date, also where one may have been missed. */
export const hearing =
  (event: DeskEventName): LiveListener<DeskEventName> =>
  () => {
    for (const route of DESK_READS[event]) due.add(route);
    if (!isPausing) readDue();
  };
