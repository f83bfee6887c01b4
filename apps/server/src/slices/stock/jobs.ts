import { ACTIVATION_WAIT } from '@greenhall/domain/stock/payments';
import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { runDueDistribution } from './commands/run-distribution.ts';
import { settleEndedDays } from './commands/settle-ended-days.ts';
import { forgetPace } from './store.ts';

export function stockJobs(ports: Ports): Job[] {
  const forget = () => forgetPace(ports.db, new Date(ports.clock.now().getTime() - ACTIVATION_WAIT));
  return [
    { name: 'forget-activation-pace', everyMs: 600_000, run: forget },
    { name: 'settle-ended-days', everyMs: 1_000, run: () => settleEndedDays(ports) },
    { name: 'distribute-shares', everyMs: 5_000, run: () => runDueDistribution(ports) },
  ];
}
