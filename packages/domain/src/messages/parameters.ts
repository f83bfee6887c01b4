import { type ParameterValues, parameter } from '../shared/parameter.ts';
import type { ServiceHours } from './service-clock.ts';

/**
 * When customer service is open (minutes after midnight UTC, hours, days of a week from Monday on), and within how many opened hours an
 * answer usually comes. Rule: messages#service-hours.
 */
export const MESSAGES_PARAMETERS = {
  serviceOpens: parameter('minutes', 'operators', { shipped: 540, min: 0, max: 1_380 }),
  serviceHours: parameter('hours', 'operators', { shipped: 9, min: 1, max: 24 }),
  serviceDays: parameter('days', 'operators', { shipped: 5, min: 1, max: 7 }),
  serviceAnswer: parameter('hours', 'operators', { shipped: 3, min: 1, max: 48 }),
};

/** The hours of customer service by the values in force. Rule: messages#service-hours. */
export const serviceHoursOf = (values: ParameterValues<typeof MESSAGES_PARAMETERS>): ServiceHours => ({
  opens: values.serviceOpens,
  hours: values.serviceHours,
  days: values.serviceDays,
  answer: values.serviceAnswer,
});
