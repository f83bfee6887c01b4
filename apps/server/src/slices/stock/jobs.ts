import { isMonthEnd } from '@greenhall/domain/shared/time';
import { ACTIVATION_WAIT } from '@greenhall/domain/stock/payment/payments';
import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { isSlotDue, runDueDistribution } from './market/run-distribution.ts';
import { settleEndedDays } from './settlement/settle-ended-days.ts';
import { forgetPace } from './payment/store.ts';
import { isSettlementDue } from './settlement/store-credit.ts';
import { forgetDayStates, oldDayStates } from './settlement/store-day-state.ts';

/** The days for which states after a day's end are kept. States at a month's end are kept for ever. */
const STATES_KEPT = 40;

async function forgetStates({ db }: Ports): Promise<void> {
  const old = await oldDayStates(db, STATES_KEPT);
  await forgetDayStates(
    db,
    old.filter((day) => !isMonthEnd(day)),
  );
}

export function stockJobs(ports: Ports): Job[] {
  const forget = () => forgetPace(ports.db, new Date(ports.clock.now().getTime() - ACTIVATION_WAIT));
  return [
    { name: 'forget-activation-pace', everyMs: 600_000, whileClosed: 'goesOn', runsIn: 'one', run: forget },
    {
      name: 'forget-day-states',
      everyMs: 3_600_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => forgetStates(ports),
    },
    {
      name: 'settle-ended-days',
      everyMs: 1_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isSettlementDue,
      run: () => settleEndedDays(ports),
    },
    {
      name: 'distribute-shares',
      everyMs: 5_000,
      whileClosed: 'waits',
      runsIn: 'one',
      due: isSlotDue,
      run: () => runDueDistribution(ports),
    },
  ];
}
