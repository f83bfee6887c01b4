import { normalise } from '@greenhall/domain/identity/credentials';
import { maskEmail, maskPhone } from '@greenhall/domain/identity/masking';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { spendTicket } from '../challenge/challenge.ts';
import { type Channel, checkAddress, CODE_LIFE, makeCodeToSend, memberKey } from './codes.ts';
import { languageFor, sendCodeMessage } from './messages.ts';
import { credentialByNumber } from '../store.ts';
import { accountBehind, contactsOf } from './store-contact.ts';

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
  return once(ports, call, async () => accept({ ...CODE_LIFE }));
}

const mask = (channel: Channel, address: string): string =>
  channel === 'phone' ? maskPhone(address) : maskEmail(address);

export async function sendMyCode(
  ports: Ports,
  call: Call<'identity.sendMyCode'>,
): Promise<Result<Answer<'identity.sendMyCode'>>> {
  const { purpose, channel } = call.body;
  const { memberNo } = call.caller;
  const bound = (await contactsOf(ports.db, memberNo))[channel];
  if (purpose !== 'bind' && bound === null) return refuse('bindRequired');
  const address = purpose === 'bind' ? checkAddress(channel, call.body.address ?? '') : accept(bound ?? '');
  if (!address.ok) return address;
  const isNew = purpose === 'bind';
  if (isNew) {
    const spent = await spendTicket(ports, call.body.ticket ?? '', 'code');
    if (!spent.ok) return spent;
  }
  const chosenBy = isNew ? { memberNo, network: call.origin.network } : undefined;
  const code = await makeCodeToSend(ports, memberKey(memberNo, purpose, channel, address.value), chosenBy);
  if (!code.ok) return code;
  const credential = await credentialByNumber(ports.db, memberNo);
  const language = languageFor(credential?.language, call.origin.language);
  sendCodeMessage(ports, { channel, to: address.value, code: code.value, purpose, language });
  const sentTo = purpose === 'bind' ? address.value : mask(channel, address.value);
  return once(ports, call, async () => accept({ sentTo, ...CODE_LIFE }));
}
