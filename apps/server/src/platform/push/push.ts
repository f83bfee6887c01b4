import { ECDH } from 'node:crypto';
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
  /** Whether messages can be encrypted for a device: its key is a point of the curve, and its secret has 16 bytes. */
  readonly canEncrypt: (keys: Pick<PushDevice, 'p256dh' | 'auth'>) => boolean;
  /**
   * Answers whether the device is still there and can be told at all. Rejects if it could not be told now, so that its
   * queue tries again.
   */
  readonly send: (device: PushDevice, keys: PushKeys, topic: string, payload: string) => Promise<boolean>;
}

/** How long a push service keeps a message for a device that is off (s). Rule: notifications#push. */
const KEPT_SECONDS = 24 * 3600;
const GONE: ReadonlySet<number> = new Set([404, 410]);

/** Whether a host is the one of a list's entry; `*.` stands for one or more labels, none of them empty. */
function isHost(entry: string, hostname: string): boolean {
  if (!entry.startsWith('*.')) return hostname === entry;
  const ending = entry.slice(1);
  return (
    hostname.endsWith(ending) &&
    hostname
      .slice(0, -ending.length)
      .split('.')
      .every((label) => label !== '')
  );
}

/** The endpoint as an address that may be contacted: https, its own port, no user, a host of the list. */
function addressOf(endpoint: string, hosts: readonly string[]): URL | undefined {
  if (!URL.canParse(endpoint)) return undefined;
  const url = new URL(endpoint);
  const { protocol, hostname, port, username, password } = url;
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return undefined;
  return hosts.some((entry) => isHost(entry, hostname)) ? url : undefined;
}

const CURVE = 'prime256v1';
/** An uncompressed point begins with this byte. */
const POINT = { first: 4, bytes: 65 } as const;
const AUTH_BYTES = 16;

function canEncrypt({ p256dh, auth }: Pick<PushDevice, 'p256dh' | 'auth'>): boolean {
  const point = Buffer.from(p256dh, 'base64url');
  if (point.length !== POINT.bytes || point[0] !== POINT.first || Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    return false;
  try {
    ECDH.convertKey(point, CURVE);
    return true;
  } catch {
    return false;
  }
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
    canEncrypt,
    send: async ({ endpoint, p256dh, auth }, keys, topic, payload) => {
      const address = addressOf(endpoint, hosts);
      if (!address || !canEncrypt({ p256dh, auth })) return false;
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
