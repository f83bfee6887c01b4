import { MOST_COUNTED } from '@greenhall/contract/admin/cases';
import { type Measure, readOnce, secondsSince } from '../../platform/facts/measures.ts';
import type { WatchPorts } from '../../platform/facts/watches.ts';
import { outgoingNotices } from './store-outgoing.ts';

const OUTGOING = ['mail', 'push'] as const;
const outgoing = readOnce(({ db }: WatchPorts) => outgoingNotices(db, MOST_COUNTED));

/** What is told of notices on their way by `/metrics`. Rule: shared#metrics. */
export const notificationsMeasures: readonly Measure[] = [
  {
    name: 'greenhall_outgoing_waiting',
    help: 'what waits to be mailed, and to be announced on devices',
    labels: ['of'],
    read: async (ports) => {
      const found = await outgoing(ports);
      return OUTGOING.map((of) => ({ labels: { of }, value: found[of].waiting }));
    },
  },
  {
    name: 'greenhall_outgoing_oldest_seconds',
    help: 'how long the oldest of it waits; 0 if nothing does',
    labels: ['of'],
    read: async (ports) => {
      const found = await outgoing(ports);
      return OUTGOING.map((of) => ({ labels: { of }, value: secondsSince(found[of].oldest, ports.clock.now()) }));
    },
  },
];
