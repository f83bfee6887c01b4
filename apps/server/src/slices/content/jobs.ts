import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { isUntold } from './store-told.ts';
import { notifyOfBegun } from './notify-shown.ts';

export function contentJobs(ports: Ports): Job[] {
  return [
    {
      name: 'content: tell of what appears',
      everyMs: 10_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      due: isUntold,
      run: () => notifyOfBegun(ports),
    },
  ];
}
