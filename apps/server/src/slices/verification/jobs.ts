import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { dropOldDocuments, expireCases, lapseCases } from './sweep-cases.ts';

export function verificationJobs(ports: Ports): Job[] {
  return [
    {
      name: 'lapse-verifications',
      everyMs: MINUTE,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => lapseCases(ports),
    },
    {
      name: 'expire-verifications',
      everyMs: 10 * MINUTE,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => expireCases(ports),
    },
    {
      name: 'drop-old-documents',
      everyMs: HOUR,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => dropOldDocuments(ports),
    },
  ];
}
