import type { LiveNews } from '../../../platform/live/live.ts';

/** That a report of a payment has come, been judged or been decided, for those who see the reports at their desk. */
export const aboutReport = ({ id }: { readonly id: bigint }): LiveNews => ({
  channels: ['recharges'],
  events: [{ what: 'recharge', id: String(id) }],
});
