import type { Role } from '@greenhall/domain/admin/roles';
import { mailboxOf } from '@greenhall/domain/identity/mailbox';
import { MINUTE } from '@greenhall/domain/shared/time';
import { languageOf } from '@greenhall/locales/languages';
import type { Tx } from '../../platform/database/database.ts';
import { onCommit } from '../../platform/database/transact.ts';
import { mailTexts } from '../../platform/mail-texts.ts';
import { queueMessage } from '../../platform/messenger.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';
import type { ProposalPorts } from '../../platform/slice.ts';
import { LINK_TTL } from './set-up-links.ts';
import { endOpenLinks, insertSetupLink } from './store.ts';

interface Invited {
  readonly email: string;
  readonly roles: readonly Role[];
  readonly language: string;
}

/** Makes a set-up link in place of an earlier one to the same mailbox, and mails it once the transaction has committed. */
export async function inviteOperator(ports: ProposalPorts, tx: Tx, { email, roles, language }: Invited): Promise<void> {
  const token = ports.random.token(32);
  const mailbox = mailboxOf(email);
  const expiresAt = new Date(ports.clock.now().getTime() + LINK_TTL);
  await endOpenLinks(tx, mailbox);
  await insertSetupLink(tx, { hash: tokenHash(token), roles, email, mailbox, expiresAt });
  const say = mailTexts(languageOf(language) ?? 'en');
  const link = `${ports.publicUrl()}/admin/#/set-up?token=${token}`;
  const subject = say('mail.subject', { purpose: say('mail.operator') });
  const text = say('mail.operatorText', { link, minutes: LINK_TTL / MINUTE });
  onCommit(tx, () => queueMessage(ports, { channel: 'email', to: email, subject, text }));
}
