import { languageOf } from '@greenhall/locales/languages';
import type { Translate } from '@greenhall/locales/runtime';
import type { Tx } from '../../../platform/database/database.ts';
import { onCommit } from '../../../platform/database/transact.ts';
import { mailTexts } from '../../../platform/mail-texts.ts';
import { queueMessage } from '../../../platform/messenger.ts';
import type { ProposalPorts } from '../../../platform/slice.ts';
import { addressOf } from './store.ts';

/** Mails something about an operator's account to an address, once the transaction has committed. */
export function mailOperator(
  ports: ProposalPorts,
  tx: Tx,
  to: string,
  language: string | undefined,
  textIn: (say: Translate) => string,
): void {
  const say = mailTexts(languageOf(language) ?? 'en');
  const subject = say('mail.subject', { purpose: say('mail.operator') });
  const text = textIn(say);
  onCommit(tx, () => queueMessage(ports, { channel: 'email', to, subject, text }));
}

/**
 * Mails an operator what has changed in its account once the transaction has committed. The first operators were set up
 * without an address and are told nothing.
 */
export async function notifyOperator(
  ports: ProposalPorts,
  tx: Tx,
  operatorId: bigint,
  language: string | undefined,
  textIn: (say: Translate) => string,
): Promise<void> {
  const to = await addressOf(tx, operatorId);
  if (to !== null) mailOperator(ports, tx, to, language, textIn);
}
