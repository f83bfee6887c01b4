import { normalise } from '@greenhall/domain/identity/credentials';
import { maskEmail, maskPhone } from '@greenhall/domain/identity/masking';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Db } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { spendTicket } from '../challenge/challenge.ts';
import { type Channel, checkAddress, CODE_TIMES, makeCodeToSend, type MemberPurpose, memberKey } from './codes.ts';
import { languageFor, sendCodeMessage } from './messages.ts';
import { credentialByNumber } from '../store.ts';
import { type Contacts, accountBehind, contactsOf } from './store-contact.ts';

type CodeSent = Answer<'identity.sendMyCode'>;

/** The answer and its timing are the same whether or not an account exists. */
export async function sendCode(
  ports: Ports,
  call: Call<'identity.sendCode'>,
): Promise<Result<Answer<'identity.sendCode'>>> {
  const { purpose, channel, ticket, username } = call.body;
  const address = checkAddress(channel, call.body.address);
  if (!address.ok) return address;
  const spent = await spendTicket(ports, ticket, 'code');
  if (!spent.ok) return spent;
  const { network } = call.origin;
  const code = await makeCodeToSend(ports, { purpose, channel, address: address.value }, { network });
  if (!code.ok) return code;
  const name = username === undefined ? null : normalise(username);
  const account = await accountBehind(ports.db, channel, address.value, name);
  const language = languageFor(account?.language, call.origin.language);
  const message = { channel, to: address.value, code: code.value, purpose, language };
  if (purpose === 'register') sendCodeMessage(ports, message);
  else if (account) setImmediate(sendCodeMessage, ports, message);
  return once(ports, call, async () => accept({ ...CODE_TIMES }));
}

const mask = (channel: Channel, address: string): string =>
  channel === 'phone' ? maskPhone(address) : maskEmail(address);

/** Sends a code to a bound phone or e-mail of a member, which is not always the caller (`bindRequired`). */
export async function sendBoundCode(
  ports: Ports,
  { memberNo, purpose, channel }: { memberNo: MemberNo; purpose: MemberPurpose; channel: Channel },
  accepted: string | undefined,
): Promise<Result<CodeSent>> {
  const address = (await contactsOf(ports.db, memberNo))[channel];
  if (address === null) return refuse('bindRequired');
  const code = await makeCodeToSend(ports, memberKey(memberNo, purpose, channel, address), undefined);
  if (!code.ok) return code;
  const credential = await credentialByNumber(ports.db, memberNo);
  const language = languageFor(credential?.language, accepted);
  sendCodeMessage(ports, { channel, to: address, code: code.value, purpose, language });
  return accept({ sentTo: mask(channel, address), ...CODE_TIMES });
}

/** The bound phone and e-mail of a member as others see them. */
export async function maskedContactsOf(db: Db, memberNo: MemberNo): Promise<Contacts> {
  const { phone, email } = await contactsOf(db, memberNo);
  return { phone: phone === null ? null : maskPhone(phone), email: email === null ? null : maskEmail(email) };
}

/** Sends a code to an address that is about to be bound. */
async function sendToNew(ports: Ports, call: Call<'identity.sendMyCode'>): Promise<Result<CodeSent>> {
  const { purpose, channel } = call.body;
  const { memberNo } = call.caller;
  const address = checkAddress(channel, call.body.address ?? '');
  if (!address.ok) return address;
  const spent = await spendTicket(ports, call.body.ticket ?? '', 'code');
  if (!spent.ok) return spent;
  const chosenBy = { memberNo, network: call.origin.network };
  const code = await makeCodeToSend(ports, memberKey(memberNo, purpose, channel, address.value), chosenBy);
  if (!code.ok) return code;
  const credential = await credentialByNumber(ports.db, memberNo);
  const language = languageFor(credential?.language, call.origin.language);
  sendCodeMessage(ports, { channel, to: address.value, code: code.value, purpose, language });
  return accept({ sentTo: address.value, ...CODE_TIMES });
}

export async function sendMyCode(
  ports: Ports,
  call: Call<'identity.sendMyCode'>,
): Promise<Result<Answer<'identity.sendMyCode'>>> {
  const { purpose } = call.body;
  const sent =
    purpose === 'bind'
      ? await sendToNew(ports, call)
      : await sendBoundCode(ports, { ...call.body, memberNo: call.caller.memberNo }, call.origin.language);
  return sent.ok ? once(ports, call, async () => sent) : sent;
}
