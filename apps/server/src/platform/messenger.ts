import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Settings } from './settings.ts';

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

/** Mail by SMTP; SMS has no provider of its own and stays in the outbox. */
export function smtpMessenger(settings: Settings, url: string, outbox: Messenger, log: Logger): Messenger {
  const transport = createTransport(url);
  const under = new Set<Promise<unknown>>();
  return {
    send: (message) => {
      if (message.channel === 'phone') return outbox.send(message);
      const sending = transport
        .sendMail({ from: settings.mailFrom, to: message.to, subject: message.subject, text: message.text })
        .catch((error: unknown) => log.error({ err: error }, 'a mail could not be sent'))
        .finally(() => under.delete(sending));
      under.add(sending);
    },
    idle: async () => void (await Promise.all(under)),
  };
}
