import type { AlarmName } from '../shared/alarms.ts';
import { type Result, accept, refuse } from '../shared/result.ts';
import { HOUR, type Instant, MINUTE, SECOND } from '../shared/time.ts';

/** How alarms reach somebody who does not look at the console. Rule: admin#targets. */
export const TARGET_KINDS = ['mail', 'webhook'] as const;
export type TargetKind = (typeof TARGET_KINDS)[number];

/** What is told of a cause: that the alarm was raised for it, and that it is over. */
export type AlarmNews = 'raised' | 'over';

/** The waits before each further attempt, in milliseconds. Rule: admin#targets. */
const DELIVERY_WAITS: readonly number[] = [10 * SECOND, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR];

/** When a delivery is tried again after so many attempts that failed, in ms; `undefined` where it is given up. Rule: admin#targets. */
export function nextDelivery(attempts: number, now: Instant): Instant | undefined {
  const wait = DELIVERY_WAITS[attempts - 1];
  return wait === undefined ? undefined : now + wait;
}

/** The parts of an event that tell its causes apart: of each, one alarm an hour is sent. Lasting alarms name their causes themselves. */
const CAUSE_FIELDS: Readonly<Partial<Record<AlarmName, readonly string[]>>> = {
  checkBroken: ['check'],
  exportLarge: ['export'],
  jobFailing: ['job'],
  mailUndelivered: ['kind'],
  messageBudget: ['budget'],
  payInWay: ['way', 'what'],
  payoutsStopped: ['cause'],
  proofGone: ['trade'],
  sealBroken: ['about', 'id', 'route'],
};

/** What tells the causes of an event apart. Rule: admin#targets. */
export const causeOf = (name: AlarmName, detail: Readonly<Record<string, string | number | boolean | null>>): string =>
  (CAUSE_FIELDS[name] ?? []).map((field) => String(detail[field] ?? '')).join(' ');

/** The alarms whose cause is a network or a queue, which may be said outside of the console. */
const SAID: ReadonlySet<AlarmName> = new Set(['nodesDisagree', 'queueLate']);

/** What may be said of a cause to a target, where nothing personal is sent; null for nothing. Rule: admin#targets. */
export const saidOfCause = (name: AlarmName, cause: string): string | null => (SAID.has(name) ? cause : null);

const ADDRESS_MAX = 500;

/**
 * The address of a webhook in its normal form: https, without a user and without a part behind `#`; `badRequest` for any other. Where it
 * leads to is looked at when it is called. With `allowsHttp` it may also be http, for a sandbox's own machine. Rule: admin#targets.
 */
export function checkWebhook(typed: string, allowsHttp: boolean): Result<URL> {
  const wrong = refuse('badRequest', { field: 'address' });
  if (typed.length > ADDRESS_MAX || !URL.canParse(typed.trim())) return wrong;
  const url = new URL(typed.trim());
  const isSecure = url.protocol === 'https:' || (allowsHttp && url.protocol === 'http:');
  return isSecure && url.username === '' && url.password === '' && url.hash === '' ? accept(url) : wrong;
}
