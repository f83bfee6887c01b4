import webPush from 'web-push';

/** A device as its browser has named it: where its push service takes messages, and the keys they are encrypted for. */
export interface PushDevice {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** The key pair by which push services know this installation. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/** A request to a push service that may be contacted. */
export interface PushRequest {
  readonly endpoint: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

/** Sends one request and answers its status. It follows no redirect; it rejects without an answer in time. */
export type PushTransport = (request: PushRequest) => Promise<number>;

/** Announces to devices that there is something new. */
export interface Push {
  /** Whether an endpoint, which comes from a stranger, is one of a known push service. */
  readonly mayContact: (endpoint: string) => boolean;
  /** Answers whether the device is still there. Rejects if it could not be told, so that its queue tries again. */
  readonly send: (device: PushDevice, keys: PushKeys, topic: string, payload: string) => Promise<boolean>;
}

/** How long a push service keeps a message for a device that is off (s). Rule: notifications#push. */
const KEPT_SECONDS = 24 * 3600;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** The endpoint as an address that may be contacted: https, its own port, no user, a host of the list. */
function addressOf(endpoint: string, hosts: readonly string[]): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return undefined;
  const isKnown = hosts.some((host) => (host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host));
  return isKnown ? url : undefined;
}

interface PushSettings {
  readonly pushHosts: readonly string[];
  /** Whom a push service can ask: its address is told with each request. */
  readonly mailFrom: string;
}

export function openPush({ pushHosts: hosts, mailFrom }: PushSettings, transport: PushTransport): Push {
  const subject = `mailto:${/<([^<>]*)>$/.exec(mailFrom)?.[1] ?? mailFrom}`;
  return {
    mayContact: (endpoint) => addressOf(endpoint, hosts) !== undefined,
    send: async ({ endpoint, p256dh, auth }, keys, topic, payload) => {
      const address = addressOf(endpoint, hosts);
      if (!address) return false;
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails: { subject, ...keys },
        topic,
        TTL: KEPT_SECONDS,
        contentEncoding: 'aes128gcm',
      });
      const status = await transport({ endpoint: address, headers, body });
      if (GONE.has(status)) return false;
      if (status < 200 || status > 299) throw new Error(`the push service answered ${status}`);
      return true;
    },
  };
}
