import { parse } from 'yaml';

/**
 * @typedef {object} Service
 * @property {string} [user]
 * @property {boolean} [privileged]
 * @property {boolean} [read_only]
 * @property {readonly string[]} [cap_drop]
 * @property {readonly string[]} [cap_add]
 * @property {readonly string[]} [security_opt]
 * @property {readonly string[]} [ports]
 * @property {readonly string[]} [volumes]
 * @property {Record<string, string>} [environment]
 * @property {string} [network_mode]
 * @property {string} [pid]
 * @property {string} [ipc]
 * @property {string} [mem_limit]
 * @property {unknown} [healthcheck]
 * @property {unknown} [build]
 */
/** @typedef {{ services?: Record<string, Service>, secrets?: Record<string, { file?: string }> }} Compose */

const PUBLIC = 'proxy';
const SECRET_NAME = /(?:URL|PEPPER|KEYS?|TOKEN|PASSWORD|SECRET)$/;

/** @type {readonly (readonly [string, (service: Service, name: string) => boolean])[]} */
const RULES = [
  ['runs as a user with a number that is not root', ({ user }) => /^[1-9]\d*:[1-9]\d*$/.test(user ?? '')],
  ['cannot write to its image', ({ read_only: only }) => only === true],
  ['has no capabilities', ({ cap_drop: drop, cap_add: add }) => drop?.includes('ALL') === true && add === undefined],
  ['gains no rights', ({ security_opt: opt }) => opt?.includes('no-new-privileges:true') === true],
  [
    'shares nothing of the machine',
    ({ privileged, network_mode: net, pid, ipc }) => !privileged && net !== 'host' && !pid && !ipc,
  ],
  ['has a limit of memory', ({ mem_limit: limit }) => /^\d+[mg]$/.test(limit ?? '')],
  ['has no port, but for the proxy', ({ ports }, name) => name === PUBLIC || ports === undefined],
  ['has no folder of the machine', ({ volumes }) => (volumes ?? []).every((one) => /^[a-z]+:/.test(one))],
  [
    'has secrets as files alone',
    ({ environment }) => Object.keys(environment ?? {}).every((name) => !SECRET_NAME.test(name)),
  ],
  ['says whether it is well', ({ healthcheck, build }) => healthcheck !== undefined || build !== undefined],
];

/**
 * What a compose file leaves open that it should not, a line each.
 * @param {string} text
 * @returns {string[]}
 */
export function composeFaults(text) {
  /** @type {Compose} */
  const { services = {}, secrets = {} } = parse(text, { merge: true });
  const open = Object.entries(services).flatMap(([name, service]) =>
    RULES.filter(([, holds]) => !holds(service, name)).map(([rule]) => `${name}: ${rule}`),
  );
  const typed = Object.entries(secrets).filter(([, { file }]) => !file?.startsWith('./secrets/'));
  return [...open, ...typed.map(([name]) => `secret ${name}: lies in the folder of secrets`)];
}
