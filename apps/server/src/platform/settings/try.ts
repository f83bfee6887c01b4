import { sql } from 'kysely';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import { chainNode } from '../chain/node.ts';
import { oneRow } from '../database/database.ts';
import { missingMigrations } from '../database/migrate.ts';
import { connectionsOfServer, openPostgres } from '../database/postgres.ts';
import type { Settings } from './settings.ts';

/** What came of asking one service that the settings name. */
export interface Tried {
  readonly what: string;
  readonly isWell: boolean;
  readonly said: string;
}

const WITHIN_MS = 8_000;

const wordsOf = (error: unknown): string => {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || String(error);
};

/** Asks one service. Whatever goes wrong, or takes too long, is the answer. */
async function ask(what: string, work: () => Promise<Omit<Tried, 'what'>>): Promise<Tried> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${WITHIN_MS / 1_000} s`)), WITHIN_MS);
  });
  try {
    return { what, ...(await Promise.race([work(), tooLate])) };
  } catch (error) {
    return { what, isWell: false, said: wordsOf(error) };
  } finally {
    clearTimeout(timer);
  }
}

const tryDatabase = (url: string, forRequests: number, log: Logger): Promise<Tried> =>
  ask('database', async () => {
    const database = openPostgres(url, log, { isReadOnly: true });
    try {
      const found = await oneRow(
        database.db,
        sql<{ version: string; most: number }>`
          select current_setting('server_version') as version, current_setting('max_connections')::int as most`,
      );
      const missing = await missingMigrations(database.db);
      const state = missing.length === 0 ? 'migrated' : `${missing.length} migrations to come`;
      const wanted = connectionsOfServer(forRequests);
      if (found.most < wanted) {
        const said = `max_connections is ${found.most}, one server may open ${wanted}`;
        return { isWell: false, said };
      }
      return { isWell: true, said: `PostgreSQL ${found.version}, ${state}, ${found.most} connections at most` };
    } finally {
      await database.close();
    }
  });

const tryMail = (url: string): Promise<Tried> =>
  ask('mail', async () => {
    const transport = createTransport(url);
    try {
      await transport.verify();
      return { isWell: true, said: 'signed in; nothing was sent' };
    } finally {
      transport.close();
    }
  });

/** Every answer shows that somebody listens; a message would be needed to learn more. */
const tryTexts = (url: string): Promise<Tried> =>
  ask('text messages', async () => {
    const answer = await fetch(url, { method: 'OPTIONS', signal: AbortSignal.timeout(WITHIN_MS), redirect: 'manual' });
    await answer.body?.cancel();
    return { isWell: answer.status < 500, said: `answers with ${answer.status}; nothing was sent` };
  });

function tryNodes({ chains }: Settings): Promise<Tried>[] {
  return (['BEP20', 'TRC20'] as const).flatMap((network) => {
    const chain = chains[network];
    return (chain?.nodes ?? []).map((url, index) =>
      ask(`${network}, node ${index + 1}`, async () => {
        const head = await chainNode(network, url, chain?.token ?? '').head();
        if (head === undefined) return { isWell: false, said: 'gives no usable answer' };
        return { isWell: true, said: `stands at block ${head}` };
      }),
    );
  });
}

/** Asks every service that the settings name, each once and without changing anything there. */
export function tryServices(settings: Settings, log: Logger): Promise<Tried[]> {
  const { databaseUrl, databaseDirectUrl, databasePool, smtpUrl, smsUrl } = settings;
  return Promise.all([
    ...(databaseUrl ? [tryDatabase(databaseDirectUrl ?? databaseUrl, databasePool, log)] : []),
    ...(smtpUrl ? [tryMail(smtpUrl)] : []),
    ...(smsUrl ? [tryTexts(smsUrl)] : []),
    ...tryNodes(settings),
  ]);
}
