import type { AddressInfo } from 'node:net';
import { domainToASCII } from 'node:url';
import { checkEmail } from '@greenhall/domain/identity/credentials';
import { emails } from '@greenhall/domain/identity/test-contacts';
import { fakeMessenger } from '@greenhall/test-kit/messages';
import { readSettings } from '@greenhall/test-kit/settings';
import fc from 'fast-check';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import { openMessenger } from '../../../platform/messenger.ts';

/** So many addresses that the rule takes are written to. */
const MAILS = 1_000;

/** An address as it went over the line: the server of this test reads an encoded host in its letters. */
function onLine(address: string): string {
  const [local = '', host = ''] = address.split('@');
  return `${local}@${domainToASCII(host)}`;
}

/** Different addresses that the rule takes, out of many texts that are nearly addresses. */
function acceptedAddresses(): readonly string[] {
  const taken = new Set<string>();
  while (taken.size < MAILS)
    for (const text of fc.sample(emails, MAILS)) {
      const read = checkEmail(text);
      if (read.ok) taken.add(read.value);
    }
  return [...taken].slice(0, MAILS);
}

it('each address that the rule takes is the one that a mail to it is handed over for', async () => {
  const handed: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      handed.push(session.envelope.rcptTo.map(({ address }) => onLine(address)));
      stream.on('end', () => done()).resume();
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const smtpUrl = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  const settings = readSettings({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent', SMTP_URL: smtpUrl });
  const messenger = openMessenger(settings, fakeMessenger, pino({ level: 'silent' }));
  const addresses = acceptedAddresses();
  for (const to of addresses) await messenger.deliver({ channel: 'email', subject: 'A code', text: '402913', to });
  await new Promise<void>((resolve) => server.close(resolve));
  expect(handed).toEqual(addresses.map((to) => [to]));
});
