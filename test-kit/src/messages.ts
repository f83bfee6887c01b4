import type { Message, Messenger } from '@greenhall/server/platform/messenger';
import type { PushRequest, PushTransport } from '@greenhall/server/platform/push/push';

/** A messenger whose mail and SMS a test can read. */
export interface FakeMessenger extends Messenger {
  readonly sent: Message[];
  /** The six digits of the last message to an address. */
  readonly lastCode: (to: string) => string;
  /** A queued message that comes while this is on is not taken. */
  isDead: boolean;
}

export function fakeMessenger(): FakeMessenger {
  const sent: Message[] = [];
  const messenger: FakeMessenger = {
    sent,
    isDead: false,
    send: (message) => void sent.push(message),
    deliver: async (message) => {
      if (messenger.isDead) throw new Error('no answer');
      sent.push(message);
    },
    idle: async () => undefined,
    lastCode: (to) => {
      const code = /\b\d{6}\b/.exec(sent.findLast((message) => message.to === to)?.text ?? '')?.[0];
      if (!code) throw new Error(`no code was sent to ${to}`);
      return code;
    },
  };
  return messenger;
}

/** A push service below the check of addresses, whose requests a test can read. */
export interface FakePushService {
  readonly requests: PushRequest[];
  /** What it answers from now on; 0 is no answer. */
  status: number;
  readonly transport: PushTransport;
}

export function fakePushService(): FakePushService {
  const service: FakePushService = {
    requests: [],
    status: 201,
    transport: async (request) => {
      service.requests.push(request);
      if (service.status === 0) throw new Error('no answer');
      return service.status;
    },
  };
  return service;
}
