import { COMPANION_COOKIE } from '@greenhall/server/platform/http/caller';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { clientOf } from '../outside.ts';
import type { Settled } from '../settled-world.ts';
import { PASSWORD, PAY_PASSWORD } from '../world.ts';

const STRANGER = { token: '', companion: '' };
const COMPANION = new RegExp(`${COMPANION_COOKIE}=([^;]+)`);

/** How a person gets the messages that an installation sends to an address. */
export type Inbox = (address: string) => string;

/**
 * Joins an installation that runs elsewhere as its members do, over HTTP alone: solves a proof of work, takes the code from the inbox, gives
 * the invitation, and signs in. Throws what refuses it.
 */
export async function joinFromOutside(
  url: string,
  username: string,
  inviter: { readonly invitation: string; readonly name: string },
  inbox: Inbox,
): Promise<Settled> {
  const client = clientOf(url, STRANGER);
  const email = `${username}@mail.example`;
  const { id, work } = await client.call('identity.createChallenge', { body: { action: 'code' } });
  const challenge = work as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  const payload = btoa(JSON.stringify({ challenge, solution }));
  const { ticket } = await client.call('identity.solveWork', { params: { id }, body: { payload } });
  const purpose = { purpose: 'register', channel: 'email', address: email } as const;
  await client.call('identity.sendCode', { body: { ...purpose, ticket } });
  const code = /\b\d{6}\b/.exec(inbox(email))?.[0] ?? '';
  const place = { invitationCode: inviter.invitation, contact: inviter.name, zone: 'A', level: 1 } as const;
  const proof = { phone: '13900000001', email, codeChannel: 'email', code } as const;
  const secrets = { username, password: PASSWORD, payPassword: PAY_PASSWORD };
  const body = { ...place, ...proof, ...secrets, agreed: true, riskAccepted: true };
  const joined = await client.call('network.register', { body });
  const signedIn = await client.send('identity.login', {
    body: { username, password: PASSWORD, ticket: joined.ticket },
  });
  if (!signedIn.ok) throw signedIn.refused;
  const companion = COMPANION.exec(signedIn.answer.header('set-cookie') ?? '')?.[1] ?? '';
  return { no: joined.id, name: username, invitation: '', token: signedIn.value.token, companion };
}
