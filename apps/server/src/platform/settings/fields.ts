import { isIP } from 'node:net';
import * as z from 'zod/mini';

/** A text that fits a rule. The rule is the error message if it does not. */
export const text = (rule: string, fits: (value: string) => boolean) =>
  z.string().check(z.refine(fits, { error: rule }));

/** The schema's value, or `undefined` if nothing is set. */
export const optional = <S extends z.ZodMiniType<unknown, string>>(schema: S) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((value) => value || undefined),
    ),
    z.optional(schema),
  );

export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    text(`must be a whole number from ${min} to ${max}`, (value) => {
      const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
      return number >= min && number <= max;
    }),
    z.transform(Number),
  );

export const choice = <const T extends string>(allowed: readonly T[]) =>
  z.enum(allowed, { error: `must be one of: ${allowed.join(', ')}` });

/** One of many names, which are not told apart here. */
export const named = <T extends string>(rule: string, allowed: readonly T[]) =>
  text(rule, (value) => (allowed as readonly string[]).includes(value));

/** A URL of one of the protocols, with a host. */
export const address = (...kinds: readonly string[]) =>
  text(`must be an address that begins with ${kinds.map((kind) => `${kind}://`).join(' or ')}`, (value) => {
    if (!URL.canParse(value)) return false;
    const { protocol, hostname } = new URL(value);
    return kinds.includes(protocol.slice(0, -1)) && hostname !== '';
  });

/** The URL of a whole site: without a path and without the slash at its end. */
export const siteAddress = z.pipe(
  address('http', 'https').check(
    z.refine(
      (value) => {
        const { pathname, search, hash, username } = new URL(value);
        return pathname === '/' && `${search}${hash}${username}` === '';
      },
      { error: 'must be the address of a site, without a path', when: ({ issues }) => issues.length === 0 },
    ),
  ),
  z.transform((value) => new URL(value).origin),
);

const HOST_NAME = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** An IP address of this machine or a host name. A text of numbers alone is not a host name. */
export const host = text(
  'must be an IP address or the name of a host',
  (value) => isIP(value) > 0 || (HOST_NAME.test(value) && !/^[\d.]+$/.test(value)),
);

const hostsOf = (value: string): string[] => value.split(',').map((name) => name.trim());

/** Names of hosts with commas between them; `*.` at the beginning of one stands for any name before it. */
export const hostList = z.pipe(
  text('must be names of hosts, such as *.push.example.org, with commas between them', (value) =>
    hostsOf(value).every((name) => {
      const known = name.replace(/^\*\./, '');
      return HOST_NAME.test(known) && !/^[\d.]+$/.test(known);
    }),
  ),
  z.transform(hostsOf),
);

const MAILBOX = /^[^\s<>@]+@[^\s<>@]+\.?[^\s<>@]+$/;

/** `name@host`, or the same in angle brackets after a display name. */
export const mailSender = text('must be a mail address, such as Greenhall <no-reply@example.org>', (value) => {
  const inside = /^[^<>\r\n]*<([^<>]*)>$/.exec(value)?.[1] ?? value;
  return MAILBOX.test(inside);
});

const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal'];

function isNetwork(value: string): boolean {
  if (NAMED_NETWORKS.includes(value)) return true;
  const [ip = '', bits, ...more] = value.split('/');
  const kind = isIP(ip);
  const longest = kind === 4 ? 32 : 128;
  return kind > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest));
}

/** Which proxies are trusted to report the origin of a request: all, none, the last n, or those of some networks. */
export const trustedProxies = z.pipe(
  text(
    'must be a number of proxies, or networks with a comma between them, such as 10.0.0.0/8',
    (value) =>
      ['true', 'false'].includes(value) ||
      /^\d{1,2}$/.test(value) ||
      value.split(',').every((one) => isNetwork(one.trim())),
  ),
  z.transform((value): boolean | number | string[] => {
    if (value === 'true' || value === 'false') return value === 'true';
    return /^\d+$/.test(value) ? Number(value) : value.split(',').map((one) => one.trim());
  }),
);

const KEY = /^[a-z\d-]{1,16}:[^\s:,]{32,}$/;
const namesOf = (value: string): string[] => value.split(',').map((one) => one.trim().split(':', 1)[0] ?? '');

/** Keys by name, `id:key,id:key`, of which the first one is used for what is new. */
export const namedKeys = z.pipe(
  text(
    'must be keys with names, such as 2026a:…, a comma between them, each key of 32 characters or more',
    (value) =>
      value.split(',').every((one) => KEY.test(one.trim())) && new Set(namesOf(value)).size === namesOf(value).length,
  ),
  z.transform((value) =>
    value.split(',').map((one) => {
      const [id = '', key = ''] = one.trim().split(':');
      return { id, key };
    }),
  ),
);
