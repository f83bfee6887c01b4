import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { endOverdue } from './delete-node.ts';
import { endOverdueLinks } from './link/end-link.ts';
import { countMembers, isCountDue } from './store-counting.ts';

export function networkJobs(ports: Ports): Job[] {
  return [
    {
      name: 'count-members',
      everyMs: 500,
      whileClosed: 'goesOn',
      runsIn: 'one',
      due: isCountDue,
      run: () => countMembers(ports.db),
    },
    {
      name: 'end-pending-registrations',
      everyMs: 60_000,
      whileClosed: 'waits',
      runsIn: 'one',
      run: () => endOverdue(ports),
    },
    {
      name: 'end-unanswered-link-applications',
      everyMs: 60_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => endOverdueLinks(ports),
    },
  ];
}
