import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Settings } from './settings/settings.ts';

export interface Message {
  readonly channel: 'phone' | 'email';
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends mail and SMS. Sending happens after the answer, so that it tells nothing about who exists. */
export interface Messenger {
  readonly send: (message: Message) => void;
  /** Resolves when everything handed over so far has been sent or has failed. */
  readonly idle: () => Promise<void>;
}

/** Hands a message over to be sent. One that cannot be handed over is an operator's matter, not the caller's. */
export function handOver(
  { messenger, log }: { readonly messenger: Messenger; readonly log: Logger },
  message: Message,
): void {
  try {
    messenger.send(message);
  } catch (error) {
    log.error({ err: error }, 'a message could not be handed over');
  }
}

/** A readable outbox: one JSON line a message, for development and the sandbox. */
export function outboxMessenger(directory: string): Messenger {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'messages.jsonl');
  return {
    send: (message) =>
      appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...message })}\n`, { mode: 0o600 }),
    idle: async () => undefined,
  };
}

/** Sends each message after the answer, and keeps count of those under way; a failure is logged without its text. */
function inBackground(log: Logger, what: string, send: (message: Message) => Promise<unknown>): Messenger {
  const under = new Set<Promise<unknown>>();
  return {
    send: (message) => {
      const sending = send(message)
        .catch((error: unknown) => log.error({ err: error }, `${what} could not be sent`))
        .finally(() => under.delete(sending));
      under.add(sending);
    },
    idle: async () => void (await Promise.all(under)),
  };
}

/** Mail by SMTP. */
function smtpMessenger({ mailFrom }: Settings, url: string, log: Logger): Messenger {
  const transport = createTransport(url);
  return inBackground(log, 'a mail', ({ to, subject, text }) =>
    transport.sendMail({ from: mailFrom, to, subject, text }),
  );
}

const SMS_WITHIN_MS = 20_000;

/** Text messages by whoever takes them at an address: any provider behind a few lines of its own. */
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

/** Each channel by the way that the settings name; what has none stays in the outbox. */
export function openMessenger(settings: Settings, outbox: () => Messenger, log: Logger): Messenger {
  const { smtpUrl, smsUrl } = settings;
  const email = smtpUrl ? smtpMessenger(settings, smtpUrl, log) : outbox();
  const phone = smsUrl ? smsMessenger(smsUrl, log) : outbox();
  return {
    send: (message) => (message.channel === 'phone' ? phone : email).send(message),
    idle: async () => void (await Promise.all([email.idle(), phone.idle()])),
  };
}
