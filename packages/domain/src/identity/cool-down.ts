import { accept, refuse, type Result } from '../shared/result.ts';
import { HOUR, MINUTE, unitsLeft, type Instant } from '../shared/time.ts';

/**
 * The security changes that freeze outgoing money for a day. Of the second factor only the removal is one, because
 * adding a factor makes an account safer.
 */
export const COOL_DOWN_CHANGES = ['loginPassword', 'payPassword', 'phone', 'email', 'secondFactor'] as const;
export type CoolDownChange = (typeof COOL_DOWN_CHANGES)[number];

/**
 * The acts that a cool-down blocks; everything else stays possible. `handOff` also means allowing one, `node` opening a
 * further node, `conversion` conversion to `bdb`, `activation` that of any node but the payer's own main account,
 * `release` completing a sale on the trading market without proof from the chain, `purchase` paying for goods that are
 * handed out and not shipped, `handOut` having them handed out and reading them. Rule: identity#cool-down.
 */
export const COOLED_ACTS = [
  'withdrawal',
  'sale',
  'transferOut',
  'collect',
  'handOff',
  'node',
  'conversion',
  'activation',
  'release',
  'purchase',
  'handOut',
] as const;
export type CooledAct = (typeof COOLED_ACTS)[number];

/** How long a cool-down lasts. */
export const COOL_DOWN = 24 * HOUR;
/** How long transfers stay locked after the member's transfer lock was switched off. */
export const SWITCH_WAIT = 5 * MINUTE;

const COOLED: ReadonlySet<string> = new Set(COOLED_ACTS);

/** The moments of the latest security changes, by kind. */
export type SecurityChanges = Readonly<Partial<Record<CoolDownChange, Instant>>>;

/** When the cool-down after the latest of these changes ends; −Infinity when there was none. Rule: identity#cool-down. */
export function coolDownEnd(changes: SecurityChanges): Instant {
  return Math.max(...COOL_DOWN_CHANGES.map((kind) => (changes[kind] ?? -Infinity) + COOL_DOWN));
}

/**
 * Whether an act may happen 24 h after the latest security change (`coolDown` {hours}). `changes` holds the moment
 * of the last change of each kind. Rule: identity#cool-down.
 */
export function checkCoolDown(changes: SecurityChanges, act: string, now: Instant): Result<true> {
  if (!COOLED.has(act)) return accept(true);
  const until = coolDownEnd(changes);
  return now < until ? refuse('coolDown', { hours: unitsLeft(until, now, HOUR) }) : accept(true);
}

/** From when a receiving address that is added now can be used: in 24 h. Rule: identity#cool-down. */
export function addressUsableFrom(addedAt: Instant): Instant {
  return addedAt + COOL_DOWN;
}

/** Whether a receiving address can be used now (`addressCoolDown` {hours}). Rule: identity#cool-down. */
export function checkAddressAge(usableFrom: Instant, now: Instant): Result<true> {
  return now < usableFrom ? refuse('addressCoolDown', { hours: unitsLeft(usableFrom, now, HOUR) }) : accept(true);
}

/** A member's own switch that blocks every outgoing transfer. */
export interface TransferLock {
  readonly on: boolean;
  readonly turnedOffAt: Instant | null;
}

/**
 * Whether the transfer lock lets a transfer pass: `transferLocked` while on, `switchCoolDown` {minutes} for
 * 5 minutes after it was turned off. Rule: identity#transfer-lock.
 */
export function checkTransferLock(lock: TransferLock, now: Instant): Result<true> {
  if (lock.on) return refuse('transferLocked');
  const until = (lock.turnedOffAt ?? -Infinity) + SWITCH_WAIT;
  return now < until ? refuse('switchCoolDown', { minutes: unitsLeft(until, now, MINUTE) }) : accept(true);
}

/** The acts that a member's transfer lock blocks. */
const LOCKED_ACTS: ReadonlySet<CooledAct> = new Set(['withdrawal', 'transferOut', 'collect', 'purchase'] as const);

/** Whether a member's transfer lock blocks an act. Rule: identity#transfer-lock. */
export function isLockable(act: CooledAct): boolean {
  return LOCKED_ACTS.has(act);
}

/** What decides whether a member's coins may leave: the transfer lock and the latest security changes. */
export interface OutgoingGuards {
  readonly lock: TransferLock;
  readonly changes: SecurityChanges;
}

/**
 * Whether a member's coins may leave by an act now. The transfer lock comes first, for the acts that it covers
 * (`transferLocked`, `switchCoolDown` {minutes}), then the cool-down after a security change (`coolDown` {hours}).
 * Rule: identity#transfer-lock, identity#cool-down.
 */
export function checkCoinsMayLeave({ lock, changes }: OutgoingGuards, act: CooledAct, now: Instant): Result<true> {
  const open = isLockable(act) ? checkTransferLock(lock, now) : accept<true>(true);
  return open.ok ? checkCoolDown(changes, act, now) : open;
}
