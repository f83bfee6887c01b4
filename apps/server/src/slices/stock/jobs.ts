import { ACTIVATION_WAIT } from '@greenhall/domain/stock/payments';
import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { forgetPace } from './store.ts';

export function stockJobs(ports: Ports): Job[] {
  const run = () => forgetPace(ports.db, new Date(ports.clock.now().getTime() - ACTIVATION_WAIT));
  return [{ name: 'forget-activation-pace', everyMs: 600_000, run }];
}
