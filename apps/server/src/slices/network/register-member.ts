import { checkEmail, checkPhone, checkUsername, normalise } from '@greenhall/domain/identity/credentials';
import type { RefusalName } from '@greenhall/domain/shared/codes';
import { ZONE_REFUSALS } from '@greenhall/domain/network/zones';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../platform/http/call.ts';
import { type Ports, once } from '../../platform/ports.ts';
import { isSwitchOn } from '../../platform/switches.ts';
import { checkNewLoginPassword, checkNewPayPassword, issueFirstTicket, spendCode } from '../identity/index.ts';
import { acceptedAgreement } from '../content/index.ts';
import { acceptedRisk, checkRisk, saleOf } from '../members/index.ts';
import { countGuess } from './guesses.ts';
import { type Place, checkFreePlace, join } from './join.ts';
import { nameByInvitation } from './store.ts';

type Registration = Call<'network.register'>;

interface Typed {
  readonly username: string;
  readonly phone: string;
  readonly email: string;
}

/** Username and passwords by their rules, in the order in which they are asked for. */
export async function checkCredentials(
  ports: Ports,
  typed: { readonly username: string; readonly password: string; readonly payPassword: string },
): Promise<Result<string>> {
  const username = checkUsername(typed.username);
  if (!username.ok) return username;
  const password = await checkNewLoginPassword(typed.password, ports.settings.passwordMax);
  if (!password.ok) return password;
  const pay = await checkNewPayPassword(typed.payPassword, typed.payPassword === typed.password);
  return pay.ok ? username : pay;
}

async function checkTyped(ports: Ports, body: Registration['body']): Promise<Result<Typed>> {
  if (!body.agreed || !body.riskAccepted) return refuse('agreementRequired');
  const username = await checkCredentials(ports, body);
  if (!username.ok) return username;
  const phone = checkPhone(body.phone);
  if (!phone.ok) return phone;
  const email = checkEmail(body.email);
  return email.ok ? accept({ username: username.value, phone: phone.value, email: email.value }) : email;
}

/** What is refused of a place whose names were right. */
const NO_GUESSES: readonly RefusalName[] = ['pendingLimit', ...ZONE_REFUSALS];

async function placeOf(ports: Ports, { body, origin }: Registration): Promise<Result<Place>> {
  const inviter = await nameByInvitation(ports.db, body.invitationCode);
  if (!inviter) return countGuess(ports, origin, refuse('inviterNotFound'));
  const place = { sponsor: inviter.memberNo, contact: normalise(body.contact), zone: body.zone };
  const checked = await checkFreePlace(ports.db, place);
  return checked.ok || NO_GUESSES.includes(checked.refusal) ? checked : countGuess(ports, origin, checked);
}

/** Joins as a pending member. Passwords are hashed only for one whose code was right, outside the transaction. */
export async function register(ports: Ports, call: Registration): Promise<Result<Answer<'network.register'>>> {
  const { body } = call;
  // A lost answer is asked for again with the same key, when its code is spent already: the first answer comes first.
  const earlier = await once(ports, call, async (): Promise<Result<Answer<'network.register'>>> => refuse('codeWrong'));
  if (earlier.ok || earlier.refusal === 'resubmitted') return earlier;
  if (!(await isSwitchOn(ports.db, 'registration'))) return refuse('registrationLocked');
  if ((await saleOf(ports.db, body.level)) === 'closed') return refuse('notYetOpen');
  const typed = await checkTyped(ports, body);
  if (!typed.ok) return typed;
  const agreed = await acceptedAgreement(ports.db, body.agreementVersion);
  if (!agreed.ok) return agreed;
  const read = await checkRisk(ports.db, body.riskVersion);
  if (!read.ok) return read;
  const { username, phone, email } = typed.value;
  const place = await placeOf(ports, call);
  if (!place.ok) return place;
  const address = body.codeChannel === 'phone' ? phone : email;
  const spent = await spendCode(ports, { purpose: 'register', channel: body.codeChannel, address, code: body.code });
  if (!spent.ok) return spent;
  const loginHash = await ports.hasher.anonymous.hash(body.password);
  const payHash = await ports.hasher.anonymous.hash(body.payPassword);
  const language = body.language ?? null;
  const newcomer = { username, loginHash, payHash, phone, email, language, level: body.level };
  return once(ports, call, async (tx) => {
    const risk = await acceptedRisk(tx, body.riskVersion);
    if (!risk.ok) return risk;
    const joined = await join(
      ports,
      tx,
      { ...newcomer, agreement: String(agreed.value), riskVersion: risk.value },
      place.value,
    );
    if (!joined.ok) return joined;
    const { memberNo, pendingUntil } = joined.value;
    const ticket = await issueFirstTicket(ports, tx);
    return accept({ id: String(memberNo), userid: username, endsAt: pendingUntil.toISOString(), ticket });
  });
}
