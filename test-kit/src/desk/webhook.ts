import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A receiver of webhooks on this machine. */
export interface TestWebhook {
  readonly url: string;
  readonly received: Received[];
  /** What it answers from now on; 0 is no answer. */
  status: number;
  close(): Promise<void>;
}

export async function openWebhook(): Promise<TestWebhook> {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers as Record<string, string>, body });
      if (hook.status === 0) response.destroy();
      else response.writeHead(hook.status).end('thank you');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const hook: TestWebhook = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/alarms`,
    received,
    status: 204,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return hook;
}

/** Whether a receiver that knows the secret would take what it has received as coming from its sender. */
export function isSignedBy(secret: string, { headers, body }: Received): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  return headers['webhook-signature'] === `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
}
