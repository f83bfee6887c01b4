import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse } from '../../../platform/limits.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { openSecret, sealSecret } from '../../../platform/secrets/sealing.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { newAuthenticator, stepOfCode } from '../../../platform/secrets/totp.ts';
import { countSignIn, welcomeDevice } from '../../identity/index.ts';
import { operatorById } from '../store.ts';
import { drawRecoveryCodes, storeRecoveryCodes, withCodes } from './recovery-codes.ts';
import { LINK_TRIES } from './set-up-operator.ts';
import { endAllOf } from './store.ts';
import { replaceAuthenticator } from './store-authenticator.ts';
import { giveFactorSecret, openFactorLink, spendFactorLink } from './store-factor-link.ts';
import { mailOperator } from './notify-operator.ts';

/** Opens a link for a new authenticator. */
export async function beginNewFactor(
  ports: Ports,
  call: Call<'admin.newFactorBegin'>,
): Promise<Result<Answer<'admin.newFactorBegin'>>> {
  const now = ports.clock.now();
  const paced = await countUse(ports.db, LINK_TRIES, call.origin.network, now);
  if (!paced.ok) return paced;
  const hash = tokenHash(call.body.token);
  if (!(await openFactorLink(ports.db, hash, now))) return refuse('setupLinkInvalid');
  const made = newAuthenticator('operator');
  await giveFactorSecret(ports.db, hash, sealSecret(ports, made.secret));
  return accept(made);
}

/**
 * Takes the authenticator of a link, by the operator's password and a code of the new one, with new recovery codes. What is
 * wrong counts as a wrong sign-in does, and which of the two it was is not said.
 */
export async function takeNewFactor(
  ports: Ports,
  call: Call<'admin.newFactor'>,
): Promise<Result<Answer<'admin.newFactor'>>> {
  const { token, password, code, language } = call.body;
  const hash = tokenHash(token);
  const now = ports.clock.now();
  const paced = await countUse(ports.db, LINK_TRIES, call.origin.network, now);
  if (!paced.ok) return paced;
  const link = await openFactorLink(ports.db, hash, now);
  const operator = link && (await operatorById(ports.db, link.operatorId));
  if (!operator || !link?.totpSecret) return refuse('setupLinkInvalid');
  const { email, totpSecret } = link;
  const { id, username } = operator;
  const account = { kind: 'operator', name: username, number: id } as const;
  // No puzzle is asked of somebody who has the link.
  const admitted = await countSignIn(ports, account, call, true);
  if (!admitted.ok) return admitted;
  const fits = await ports.hasher.anonymous.fits(password, operator.passwordHash);
  const step = fits ? stepOfCode(openSecret(ports, totpSecret), code, now, 0n) : undefined;
  if (step === undefined) return refuse('wrongCredentials');
  const codes = drawRecoveryCodes(ports);
  const done = await once<'admin.newFactor', Answer<'admin.newFactor'>>(ports, call, async (tx) => {
    if (!(await spendFactorLink(tx, hash, totpSecret, now))) return refuse('setupLinkInvalid');
    if (!(await replaceAuthenticator(tx, operator, totpSecret, step))) return refuse('wrongCredentials');
    await storeRecoveryCodes(tx, id, codes);
    const detail = { sessions: await endAllOf(tx, id, now) };
    await welcomeDevice(ports, tx, account, call);
    await audit(tx, { operator: username, act: 'operator.newFactor', subject: username, detail, at: now });
    mailOperator(ports, tx, email, language, (say) => say('mail.operatorAuthenticator'));
    return accept({ recoveryCodes: [] });
  });
  return withCodes(call, done, codes);
}
