import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Settings } from './settings/settings.ts';
import { spanned } from './traces/spans.ts';

export interface Message {
  /** The same for each try at sending a queued message, so that mail servers and readers know a repeated one. */
  readonly messageId?: string;
  readonly channel: 'phone' | 'email';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail and SMS. Sending happens after the answer, so that response times do not reveal who has an account. */
export interface Messenger {
  readonly send: (message: Message) => void;
  /** Sends a queued message. Rejects if it could not be handed over, so that its queue tries again. */
  readonly deliver: (message: Message) => Promise<void>;
  /** Resolves when everything queued so far has been sent or has failed. */
  readonly idle: () => Promise<void>;
}

/** Queues a message to be sent. A failure to queue it raises an alarm and does not reach the caller. */
export function queueMessage(
  { messenger, log }: { readonly messenger: Messenger; readonly log: Logger },
  message: Message,
): void {
  try {
    messenger.send(message);
  } catch (error) {
    log.error({ err: error }, 'a message could not be handed over');
  }
}

/** A readable outbox with one JSON line for each message, for development and the sandbox. */
export function outboxMessenger(directory: string): Messenger {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'messages.jsonl');
  const send = (message: Message): void =>
    appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...message })}\n`, { mode: 0o600 });
  return {
    send,
    deliver: async (message) => send(message),
    idle: async () => undefined,
  };
}

/** Sends each message after the answer and counts those in progress. A failure is logged without the message's text. */
function inBackground(log: Logger, what: string, send: (message: Message) => Promise<unknown>): Messenger {
  const under = new Set<Promise<unknown>>();
  const sendNow = (message: Message) => spanned('message', { channel: message.channel }, () => send(message));
  return {
    send: (message) => {
      const sending = sendNow(message)
        .catch((error: unknown) => log.error({ err: error }, `${what} could not be sent`))
        .finally(() => under.delete(sending));
      under.add(sending);
    },
    deliver: async (message) => void (await sendNow(message)),
    idle: async () => void (await Promise.all(under)),
  };
}

/** Mail by SMTP. The address is handed over as one, because a text would be read as a list of names, groups and comments. */
function smtpMessenger({ mailFrom }: Settings, url: string, log: Logger): Messenger {
  const transport = createTransport(url);
  return inBackground(log, 'a mail', ({ messageId, to, subject, text }) =>
    transport.sendMail({
      from: mailFrom,
      to: { name: '', address: to },
      subject,
      text,
      ...(messageId ? { messageId: `<${messageId}>` } : {}),
    }),
  );
}

const SMS_WITHIN_MS = 20_000;

/** Sends text messages by posting them to an address, behind which a small adapter can call any provider. */
function smsMessenger(url: string, log: Logger): Messenger {
  return inBackground(log, 'a text message', async ({ to, text }) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ to, text }),
      signal: AbortSignal.timeout(SMS_WITHIN_MS),
    });
    if (!answer.ok) throw new Error(`status ${answer.status}`);
  });
}

/** Opens each channel as the settings name it. A channel without a setting stays in the outbox. */
export function openMessenger(settings: Settings, outbox: () => Messenger, log: Logger): Messenger {
  const { smtpUrl, smsUrl } = settings;
  const email = smtpUrl ? smtpMessenger(settings, smtpUrl, log) : outbox();
  const phone = smsUrl ? smsMessenger(smsUrl, log) : outbox();
  const channelOf = (message: Message): Messenger => (message.channel === 'phone' ? phone : email);
  return {
    send: (message) => channelOf(message).send(message),
    deliver: (message) => channelOf(message).deliver(message),
    idle: async () => void (await Promise.all([email.idle(), phone.idle()])),
  };
}
