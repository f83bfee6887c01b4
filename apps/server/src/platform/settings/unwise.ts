import { statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { Settings } from './settings.ts';

type Warning = readonly [applies: (settings: Settings) => unknown, text: string];

const SHORT_TOKEN = 16;
const FAST_PACE = 300;
const EVERYWHERE = new Set(['0.0.0.0', '::']);

const hostOf = (url: string): string => new URL(url).hostname;
const isSameHost = ([one, other]: readonly [string, string]): boolean => hostOf(one) === hostOf(other);

/** Whether both folders lie on one disk; no, where one of them is not there. */
function isOnOneDisk(one: string, other: string): boolean {
  const [a, b] = [one, other].map((path) => statSync(path, { throwIfNoEntry: false })?.dev);
  return a !== undefined && a === b;
}

/** What is allowed, and seldom meant. */
const WARNINGS: readonly Warning[] = [
  [({ smtpUrl }) => !smtpUrl, 'SMTP_URL is not set: mails are written to a file in DATA_DIR and reach nobody'],
  [({ smsUrl }) => !smsUrl, 'SMS_URL is not set: text messages are written to a file in DATA_DIR and reach nobody'],
  [
    ({ databaseUrl }) => !databaseUrl,
    'DATABASE_URL is not set: the embedded database is not proven against a loss of power',
  ],
  [({ publicUrl }) => !publicUrl, 'PUBLIC_URL is not set: links in mails lead to this machine alone'],
  [({ dataDir }) => !isAbsolute(dataDir), 'DATA_DIR is relative: another working folder has other data'],
  [
    ({ host, trustProxy }) => EVERYWHERE.has(host) && trustProxy === false,
    'HOST listens everywhere and no proxy is trusted: people would reach the server without TLS',
  ],
  [({ trustProxy }) => trustProxy === true, 'TRUST_PROXY is true: whoever connects can claim any address'],
  [
    ({ metricsToken, metricsPort }) => !metricsToken && metricsPort === 0,
    'METRICS_TOKEN and METRICS_PORT are not set: nobody can watch this server',
  ],
  [
    ({ metricsToken }) => metricsToken !== undefined && metricsToken.length < SHORT_TOKEN,
    `METRICS_TOKEN has fewer than ${SHORT_TOKEN} characters`,
  ],
  [
    ({ pepperBefore }) => pepperBefore,
    'PEPPER_BEFORE is still set: take it away once everybody has signed in since PEPPER was changed',
  ],
  [({ logLevel }) => logLevel === 'silent' || logLevel === 'fatal', 'LOG_LEVEL hides requests and errors'],
  [({ logLevel }) => logLevel === 'trace' || logLevel === 'debug', 'LOG_LEVEL makes logs grow fast'],
  [
    ({ sessionPace }) => sessionPace > FAST_PACE,
    `SESSION_PACE is above ${FAST_PACE}: one session can keep a server busy`,
  ],
  [
    ({ mailFrom, smtpUrl }) => smtpUrl && /@localhost>?$/.test(mailFrom),
    'MAIL_FROM is of localhost: mail servers refuse such a sender',
  ],
  [
    ({ databaseUrl }) => databaseUrl && /[?&]sslmode=require\b/.test(databaseUrl),
    'DATABASE_URL has sslmode=require, which does not ask who answers: verify-full does',
  ],
  [
    ({ chains }) => Object.values(chains).some((chain) => chain && isSameHost(chain.nodes)),
    'BEP20_NODES or TRC20_NODES name one host twice: two nodes are meant to be independent of each other',
  ],
  [
    ({ databaseUrl, backupKey }) => !databaseUrl && !backupKey,
    'BACKUP_KEY is not set: no backup of the data can be made',
  ],
  [
    ({ databaseUrl, picturesBackup }) => databaseUrl && !picturesBackup,
    'PICTURES_BACKUP is not set: backups of the database of DATABASE_URL have no pictures',
  ],
  [
    ({ picturesBackup, dataDir }) => picturesBackup && isOnOneDisk(picturesBackup, dataDir),
    'PICTURES_BACKUP lies on the disk of DATA_DIR: what takes one takes the other, too',
  ],
  [({ failpoint }) => failpoint, 'FAILPOINT is set: this server dies there'],
];

/** A sentence for each setting that is allowed and yet seldom meant, in the order of the list above. */
export const unwiseSettings = (settings: Settings): string[] =>
  WARNINGS.filter(([applies]) => applies(settings)).map(([, text]) => text);
