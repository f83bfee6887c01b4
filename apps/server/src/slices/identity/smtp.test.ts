import type { AddressInfo } from 'node:net';
import { fakeMessenger } from '@greenhall/test-kit/messages';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { smtpMessenger } from '../../platform/messenger.ts';
import { openWorld, type World } from './test-world.ts';

let world: World;
let server: SMTPServer;
const received: string[] = [];
beforeEach(async () => {
  world = await openWorld('embedded');
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      let text = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        text += chunk;
      });
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  await world.close();
});

it('a code reaches a mailbox by SMTP; an SMS stays in the outbox', async () => {
  const { port } = server.server.address() as AddressInfo;
  const outbox = fakeMessenger();
  const { settings } = world.ports;
  const messenger = smtpMessenger(settings, `smtp://127.0.0.1:${port}`, outbox, pino({ level: 'silent' }));
  const { sendCodeMessage } = await import('./messages.ts');
  const ports = { ...world.ports, messenger };
  const message = { to: 'walter@mail.example', code: '402913', purpose: 'register', language: 'en' } as const;
  sendCodeMessage(ports, { ...message, channel: 'email' });
  sendCodeMessage(ports, { ...message, channel: 'phone', to: '13912345678' });
  await messenger.idle();
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: walter@mail.example');
  expect(received[0]).toContain('402913');
  expect(outbox.lastCode('13912345678')).toBe('402913');
});
