import { checkUsername } from '@greenhall/domain/identity/credentials';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit } from '../../../platform/audit/audit.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { countUse, defineLimit } from '../../../platform/limits.ts';
import { once, type Ports } from '../../../platform/ports.ts';
import { openSecret, sealSecret } from '../../../platform/secrets/sealing.ts';
import { tokenHash } from '../../../platform/secrets/secrets.ts';
import { newAuthenticator, stepOfCode } from '../../../platform/secrets/totp.ts';
import { checkOperatorPassword } from './operator-password.ts';
import { drawRecoveryCodes, storeRecoveryCodes, withCodes } from './recovery-codes.ts';
import { giveSetupSecret, insertOperator, openSetupLink, spendSetupLink } from '../store.ts';
import { TERMINAL } from '../terminal.ts';

export const LINK_TRIES = defineLimit({
  name: 'operator-set-up',
  max: 20,
  seconds: 600,
  per: 'network',
  about: 'tries to open a link for a set-up or a new authenticator',
});

export async function beginSetUp(
  ports: Ports,
  call: Call<'admin.setUpBegin'>,
): Promise<Result<Answer<'admin.setUpBegin'>>> {
  const paced = await countUse(ports.db, LINK_TRIES, call.origin.network, ports.clock.now());
  if (!paced.ok) return paced;
  const hash = tokenHash(call.body.token);
  if (!(await openSetupLink(ports.db, hash, ports.clock.now()))) return refuse('setupLinkInvalid');
  const made = newAuthenticator('operator');
  await giveSetupSecret(ports.db, hash, sealSecret(ports, made.secret));
  return accept(made);
}

export async function setUpOperator(ports: Ports, call: Call<'admin.setUp'>): Promise<Result<Answer<'admin.setUp'>>> {
  const { token, username: typed, password, code } = call.body;
  const hash = tokenHash(token);
  const now = ports.clock.now();
  const paced = await countUse(ports.db, LINK_TRIES, call.origin.network, now);
  if (!paced.ok) return paced;
  const link = await openSetupLink(ports.db, hash, now);
  if (!link?.totpSecret) return refuse('setupLinkInvalid');
  const username = checkUsername(typed);
  if (!username.ok) return username;
  const ruled = await checkOperatorPassword(password);
  if (!ruled.ok) return ruled;
  const step = stepOfCode(openSecret(ports, link.totpSecret), code, now, 0n);
  if (step === undefined) return refuse('secondFactorWrong');
  const passwordHash = await ports.hasher.hash(password);
  const totpSecret = link.totpSecret;
  const codes = drawRecoveryCodes(ports);
  const done = await once<'admin.setUp', Answer<'admin.setUp'>>(ports, call, async (tx) => {
    if (!(await spendSetupLink(tx, hash, now))) return refuse('setupLinkInvalid');
    const { roles, email, mailbox } = link;
    const made = {
      username: username.value,
      roles,
      email,
      mailbox,
      passwordHash,
      totpSecret,
      totpLastStep: step,
      at: now,
    };
    const row = made.username === TERMINAL ? undefined : await insertOperator(tx, made);
    if (!row) return refuse('usernameTaken');
    await storeRecoveryCodes(tx, row.id, codes);
    await audit(tx, {
      operator: row.username,
      act: 'operator.setUp',
      subject: row.username,
      detail: { roles: row.roles.join(' ') },
      at: now,
    });
    return accept({ id: String(row.id), username: row.username, roles: [...row.roles], recoveryCodes: [] });
  });
  return withCodes(call, done, codes);
}
