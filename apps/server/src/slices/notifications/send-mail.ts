import { MAIL_DELIVERY } from '@greenhall/domain/notifications/delivery';
import type { Message } from '../../platform/messenger.ts';
import type { Ports } from '../../platform/ports.ts';
import { type Reader, readerOf } from '../identity/index.ts';
import { deliverDue } from './due-queue.ts';
import { noticeMail } from './mail-text.ts';
import { claimMail, deleteMail, type MailRow, putMailOff } from './store-mail.ts';

/** A mail in its reader's language. */
function messageOf({ id, channel, address, kind, params }: MailRow, reader: Reader): Message {
  const { subject, text } = noticeMail(reader, kind, params);
  return { messageId: `notification-${id}@greenhall`, channel, to: address, subject, text };
}

/** Sends the mail that is due. What cannot be sent is tried again for some days, and then raises an alarm. */
export function sendDueMail(ports: Ports): Promise<void> {
  const { db, messenger, alarms, log } = ports;
  return deliverDue<MailRow>(ports, {
    delivery: MAIL_DELIVERY,
    claim: (now, until, limit) => claimMail(db, now, until, limit),
    deliver: async (row) => {
      await messenger.deliver(messageOf(row, await readerOf(db, row.memberNo)));
    },
    remove: ({ id }) => deleteMail(db, id),
    putOff: (row, dueAt) => putMailOff(db, row, dueAt),
    onFailure: ({ kind }, error, isLastAttempt) => {
      log.warn({ err: error, kind }, 'a mail could not be sent');
      if (isLastAttempt) alarms.raise('mailUndelivered', { kind });
    },
  });
}
