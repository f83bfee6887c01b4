import { deviceName } from '@greenhall/domain/identity/device';
import {
  admitLogin,
  admitSignIn,
  type Attempts,
  LOGIN_LOCKOUT,
  NO_ATTEMPTS,
  UNKNOWN_DEVICES,
  withoutAttempt,
} from '@greenhall/domain/identity/lockout';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { SECOND, unitsLeft } from '@greenhall/domain/shared/time';
import { defineBound } from '../../../platform/bounds.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DEVICE_COOKIE, type MemberCaller } from '../../../platform/http/caller.ts';
import { COOKIE_SECONDS } from '../../../platform/http/cookies.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import type { Ports } from '../../../platform/ports.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { clearAttempts, countAttempt } from '../authentication/attempts.ts';
import {
  deleteAttempts,
  hasDevices,
  isKnownDevice,
  storeDevice,
  lockAttempts,
  storeAttempts,
  type Subject,
} from '../authentication/store-attempts.ts';

/**
 * The sign-ins that devices of one network may attempt for all accounts together, except devices that have signed in
 * before.
 */
const NETWORK_LIMIT = defineLimit({
  name: 'login',
  max: 60,
  seconds: 600,
  per: 'network',
  about: 'sign-ins of members and operators, right or wrong, from devices that have not signed in before',
});
const UNKNOWN_SOURCE = 'strangers';
const DEVICE = /^[\w-]{32,64}$/;

/** The account of a sign-in, by the typed name; `number` is absent if nobody has that name. */
export interface Account {
  readonly kind: 'login' | 'operator';
  readonly name: string;
  readonly number: bigint | undefined;
}

type From = Pick<Call, 'origin' | 'deviceCookie'>;

const deviceOf = ({ deviceCookie }: From): string | undefined =>
  deviceCookie !== undefined && DEVICE.test(deviceCookie) ? deviceCookie : undefined;

/** The rows of a name that nobody has exist only within the deciding transaction. */
const subjectOf = ({ kind, name, number }: Account): Subject => ({
  kind,
  subject: number === undefined ? `?${tokenHash(name).toString('hex')}` : String(number),
});

/**
 * The stored hash of a device. It differs for each account, so that it does not reveal which accounts share a device.
 */
const deviceHash = ({ kind, subject }: Subject, device: string): Buffer => tokenHash(`${kind}|${subject}|${device}`);

/**
 * The source for counting the attempts of a device that has signed in to the account before; `undefined` for any other.
 */
async function knownSource(ports: Ports, subject: Subject, from: From): Promise<string | undefined> {
  const hash = deviceHash(subject, deviceOf(from) ?? '');
  return (await isKnownDevice(ports.db, subject, hash)) ? `device:${hash.toString('hex')}` : undefined;
}

/**
 * Attempts at names that nobody has are counted in memory, so that invented names fill no table. The oldest are
 * dropped.
 */
const NAMES_KEPT = defineBound({
  name: 'invented-names',
  value: 20_000,
  unit: 'counts',
  per: 'process',
  about: 'sign-ins at names that nobody has, counted in memory',
});
/** The waits are rules of `domain/identity/lockout`. They are declared here, where they are counted. */
defineLimit({
  name: 'login-strangers',
  max: UNKNOWN_DEVICES.tries,
  seconds: UNKNOWN_DEVICES.span / SECOND,
  per: 'account',
  about: 'sign-ins from all devices together that have not signed in to it before',
});
defineLimit({
  name: 'login-wrong',
  max: LOGIN_LOCKOUT.tries,
  seconds: LOGIN_LOCKOUT.wait / SECOND,
  per: 'account and network, or known device',
  about: 'wrong sign-ins before a wait, which doubles up to 60 minutes',
});
const inventedNames = new WeakMap<Db, Map<string, Attempts>>();

function inventedOf(db: Db): Map<string, Attempts> {
  const known = inventedNames.get(db) ?? new Map<string, Attempts>();
  inventedNames.set(db, known);
  return known;
}

function keepInvented(known: Map<string, Attempts>, key: string, state: Attempts): void {
  known.delete(key);
  known.set(key, state);
  for (const oldest of known.keys()) {
    if (known.size <= NAMES_KEPT) return;
    known.delete(oldest);
  }
}

/**
 * Counts a sign-in before its password is hashed. Refuses while it has to wait (`loginTooFrequent`, `loginLocked`) and
 * if a required challenge was not solved (`challengeRequired`). A name that nobody has goes through the same steps.
 */
export async function countSignIn(
  ports: Ports,
  account: Account,
  from: From,
  isSolved: boolean,
): Promise<Result<void>> {
  const subject = subjectOf(account);
  const now = ports.clock.now();
  const known = await knownSource(ports, subject, from);
  if (!known) {
    const paced = await countUse(ports.db, NETWORK_LIMIT, from.origin.network, now);
    if (!paced.ok) {
      const seconds = Number(paced.params?.['seconds'] ?? 60);
      return refuse('loginTooFrequent', { minutes: unitsLeft(seconds, 0, 60), seconds });
    }
  }
  const sources = known ? [known] : [`network:${from.origin.network}`, UNKNOWN_SOURCE];
  const invented = account.number === undefined ? inventedOf(ports.db) : undefined;
  const keyOf = (source: string): string => `${subject.kind}|${subject.subject}|${source}`;
  return transact(ports.db, async (tx) => {
    const stored = await lockAttempts(tx, subject, sources, now);
    const before = invented ? sources.map((source) => invented.get(keyOf(source)) ?? NO_ATTEMPTS) : stored;
    const [own = NO_ATTEMPTS, unknownDevices = null] = before;
    const admitted = admitSignIn({ own, unknownDevices }, isSolved, now.getTime());
    if (!admitted.ok) return admitted;
    const after = [admitted.value.own, admitted.value.unknownDevices ?? NO_ATTEMPTS];
    for (const [index, source] of sources.entries()) {
      const state = after[index] ?? NO_ATTEMPTS;
      await storeAttempts(tx, subject, source, state);
      if (invented) keepInvented(invented, keyOf(source), state);
    }
    if (invented) await deleteAttempts(tx, subject, null);
    return accept(undefined);
  });
}

/**
 * After a sign-in, in its transaction: clears the attempts of this device, or of its network if the device was not
 * known, and stores the device, so that it is counted by itself from now on. Answers what tells the device apart.
 */
export async function rememberDevice(
  ports: Ports,
  tx: Tx,
  account: Account & { readonly number: bigint },
  call: From & Pick<Call, 'setCookie'>,
): Promise<string> {
  const subject = subjectOf(account);
  const now = ports.clock.now();
  const network = `network:${call.origin.network}`;
  const device = deviceOf(call) ?? ports.random.token(32);
  const hash = deviceHash(subject, device);
  if (await isKnownDevice(tx, subject, hash)) await deleteAttempts(tx, subject, `device:${hash.toString('hex')}`);
  else {
    const [own = NO_ATTEMPTS, unknownDevices = NO_ATTEMPTS] = await lockAttempts(
      tx,
      subject,
      [network, UNKNOWN_SOURCE],
      now,
    );
    await storeAttempts(tx, subject, UNKNOWN_SOURCE, withoutAttempt(unknownDevices, own.failures));
    await deleteAttempts(tx, subject, network);
    if (account.kind === 'login' && (await hasDevices(tx, subject)))
      await ports.notify(tx, memberNumber(account.number), 'newDevice', {
        device: deviceName(call.origin.device),
        at: now.toISOString(),
      });
  }
  await storeDevice(tx, subject, hash, now);
  call.setCookie(DEVICE_COOKIE, device, COOKIE_SECONDS[DEVICE_COOKIE]);
  return device;
}

/**
 * The source for counting the attempts of a signed-in member: its device, otherwise its session. Attempts of unknown
 * devices do not make it wait.
 */
async function signedInSource(ports: Ports, subject: Subject, caller: MemberCaller, from: From): Promise<string> {
  return (await knownSource(ports, subject, from)) ?? `session:${caller.sessionId}`;
}

/** Proves the login password of a signed-in member again, under the same rules and limits as signing in. */
export async function proveLoginPassword(
  ports: Ports,
  caller: MemberCaller,
  from: From,
  fits: () => Promise<boolean>,
): Promise<Result<void>> {
  const subject: Subject = { kind: 'login', subject: String(caller.memberNo) };
  const source = await signedInSource(ports, subject, caller, from);
  const admitted = await countAttempt(ports, subject, admitLogin, source);
  if (!admitted.ok) return admitted;
  if (!(await fits())) return refuse('originalPasswordWrong');
  await clearAttempts(ports, subject, source);
  return accept(undefined);
}
