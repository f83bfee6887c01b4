import { countedAs, phonePrefix } from '@greenhall/domain/identity/mailbox';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { countUse, defineLimit, type Limit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';

const DAY = 86_400;
/** The messages that an address may get a day, for all purposes together. */
const ADDRESS = defineLimit({
  name: 'code-address',
  max: 30,
  seconds: DAY,
  per: 'number or mailbox',
  about: 'codes sent by mail or text message',
});
const NEW_AN_HOUR = defineLimit({
  name: 'code-new-hour',
  max: 3,
  seconds: 3_600,
  per: 'member',
  about: 'codes to addresses that are not bound yet',
});
const NEW_A_DAY = defineLimit({
  name: 'code-new-day',
  max: 10,
  seconds: DAY,
  per: 'member',
  about: 'codes to addresses that are not bound yet',
});
const NETWORK = defineLimit({
  name: 'code-network',
  max: 20,
  seconds: 3_600,
  per: 'network',
  about: 'codes to addresses that are not the bound ones of the member who asks',
});
const PREFIX = defineLimit({
  name: 'code-prefix',
  max: 200,
  seconds: DAY,
  per: 'first 7 digits of phone numbers',
  about: 'text messages, by default (`MESSAGES_PER_PREFIX`)',
});
const TOTAL = defineLimit({
  name: 'code-total',
  max: 2_000,
  seconds: DAY,
  per: 'installation',
  about: 'codes sent by mail or text message, by default (`MESSAGES_PER_DAY`)',
});
/**
 * The share of the budget for addresses that callers choose, in tenths. Requests for invented addresses must not use up
 * what members need.
 */
const CHOSEN_OF_TEN = 7;
const CHOSEN = defineLimit({
  name: 'code-chosen',
  max: (TOTAL.max * CHOSEN_OF_TEN) / 10,
  seconds: DAY,
  per: 'installation',
  about: 'of these, codes to addresses that are not bound ones; the rest stays for members’ own',
});

/** A message that costs money. */
export interface Sending {
  readonly channel: 'phone' | 'email';
  readonly address: string;
  /** Who chose the address; absent if it is the bound address of the signed-in member. */
  readonly chosenBy?: { readonly network: string; readonly memberNo?: MemberNo };
}

interface Counted {
  readonly limit: Limit;
  readonly subject: string;
  /** The budget that is reported to operators when it is used up. */
  readonly budget?: 'all' | 'prefix';
}

/**
 * The limits that count a message, always in this order, so that rows shared by everybody are locked for the shortest
 * time.
 */
function countsOf({ messagesPerDay, messagesPerPrefix }: Ports['settings'], sending: Sending): Counted[] {
  const { channel, address, chosenBy } = sending;
  const counts: Counted[] = [{ limit: ADDRESS, subject: `${channel}|${countedAs(channel, address)}` }];
  if (chosenBy?.memberNo !== undefined) {
    const subject = String(chosenBy.memberNo);
    counts.push({ limit: NEW_AN_HOUR, subject }, { limit: NEW_A_DAY, subject });
  }
  if (chosenBy) counts.push({ limit: NETWORK, subject: chosenBy.network });
  if (channel === 'phone')
    counts.push({ limit: { ...PREFIX, max: messagesPerPrefix }, subject: phonePrefix(address), budget: 'prefix' });
  const ofChosen = Math.floor((messagesPerDay * CHOSEN_OF_TEN) / 10);
  if (chosenBy) counts.push({ limit: { ...CHOSEN, max: ofChosen }, subject: 'all', budget: 'all' });
  return [...counts, { limit: { ...TOTAL, max: messagesPerDay }, subject: 'all', budget: 'all' }];
}

/** A limit that is used up. It is reported once the transaction that found it is over. */
export interface Exhausted {
  budget?: 'all' | 'prefix';
}

/** Counts a message before its code is made (`tooFrequent` {seconds}). Refused messages are not counted. */
export async function countMessage(
  ports: Ports,
  tx: Tx,
  sending: Sending,
  exhausted: Exhausted,
): Promise<Result<void>> {
  for (const { limit, subject, budget } of countsOf(ports.settings, sending)) {
    const paced = await countUse(tx, limit, subject, ports.clock.now());
    if (paced.ok) continue;
    if (budget) exhausted.budget = budget;
    return paced;
  }
  return accept(undefined);
}

/** Raises an alarm about a day's budget that is used up. */
export function alarmBudget(ports: Ports, { channel, address }: Sending, { budget }: Exhausted): void {
  if (!budget) return;
  ports.alarms.raise('messageBudget', { budget, prefix: channel === 'phone' ? phonePrefix(address) : null });
}
