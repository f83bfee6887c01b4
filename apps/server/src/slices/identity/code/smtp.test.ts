import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { fakeMessenger } from '@greenhall/test-kit/messages';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openMessenger } from '../../../platform/messenger.ts';
import { openWorld, type World } from '../test-world.ts';

let world: World;
let server: SMTPServer;
const received: string[] = [];
const recipients: string[] = [];
beforeEach(async () => {
  world = await openWorld('embedded');
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      recipients.push(...session.envelope.rcptTo.map(({ address }) => address));
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

it('a code reaches a mailbox by SMTP and a phone by whoever takes text messages; what has no way stays in the outbox', async () => {
  const { port } = server.server.address() as AddressInfo;
  const texted: unknown[] = [];
  const gateway = createServer((request, response) => {
    void json(request).then((body) => {
      texted.push(body);
      response.end();
    });
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const outbox = fakeMessenger();
  const log = pino({ level: 'silent' });
  const mailed = { ...world.ports.settings, smtpUrl: `smtp://127.0.0.1:${port}` };
  const smsUrl = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
  const { sendCodeMessage } = await import('./messages.ts');
  const send = async (settings: typeof mailed, channel: 'email' | 'phone', to: string) => {
    const messenger = openMessenger(settings, () => outbox, log);
    sendCodeMessage(
      { ...world.ports, messenger },
      { to, code: '402913', purpose: 'register', language: 'en', channel },
    );
    await messenger.idle();
  };
  await send(mailed, 'email', 'walter@mail.example');
  await send(mailed, 'phone', '13912345678');
  await send({ ...mailed, smsUrl }, 'phone', '13987654321');
  await new Promise<void>((resolve) => gateway.close(() => resolve()));
  expect(received).toHaveLength(1);
  expect(received[0]).toContain('To: walter@mail.example');
  expect(received[0]).toContain('402913');
  expect(outbox.lastCode('13912345678')).toBe('402913');
  expect(texted).toEqual([{ to: '13987654321', text: expect.stringContaining('402913') }]);
});

it('a mail goes to the one address that it is for, however that is written', async () => {
  const { port } = server.server.address() as AddressInfo;
  recipients.length = 0;
  const settings = { ...world.ports.settings, smtpUrl: `smtp://127.0.0.1:${port}` };
  const messenger = openMessenger(settings, fakeMessenger, pino({ level: 'silent' }));
  const mail = { channel: 'email', subject: 'A code', text: '402913' } as const;
  for (const to of ['a,vic@mail.example', 'x<bob@mail.example', 'list:bob@mail.example'])
    await messenger.deliver({ ...mail, to }).catch(() => undefined);
  expect(recipients).not.toContain('vic@mail.example');
  expect(recipients).not.toContain('bob@mail.example');
  await messenger.deliver({ ...mail, to: "o'neil+shop@mail.example" });
  expect(recipients.at(-1)).toBe("o'neil+shop@mail.example");
});
