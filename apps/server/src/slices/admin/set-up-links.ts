import { LEAST_SUPERS, countSupers } from '@greenhall/domain/admin/roles';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { HOUR } from '@greenhall/domain/shared/time';
import { audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { lock } from '../../platform/database/locks.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Ports } from '../../platform/ports.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';
import { TERMINAL } from './terminal.ts';
import { allStandings } from './store-operators.ts';
import { countOpenLinks, countOperators, endOpenLinks, insertSetupLink } from './store.ts';

/** How long a set-up link can be used, in milliseconds. */
export const LINK_TTL = HOUR;

type Making = Pick<Ports, 'db' | 'clock' | 'random'>;

async function makeLinks(ports: Making, tx: Tx, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count }, () => ports.random.token(32));
  const expiresAt = new Date(ports.clock.now().getTime() + LINK_TTL);
  const first = { roles: ['super'], email: null, mailbox: null, expiresAt } as const;
  for (const token of tokens) await insertSetupLink(tx, { ...first, hash: tokenHash(token) });
  return tokens;
}

/**
 * Tokens of set-up links for those of the first two operators who are missing and have no link that still works: a start
 * leaves the links of another one alone.
 */
export async function firstOperatorTokens(ports: Making): Promise<string[]> {
  const made = await transact(ports.db, async (tx) => {
    await lock(tx, 'firstOperators');
    const there = (await countOperators(tx)) + (await countOpenLinks(tx, ports.clock.now()));
    return accept(await makeLinks(ports, tx, Math.max(0, LEAST_SUPERS - there)));
  });
  if (!made.ok) throw new Error(`set-up links could not be made: ${made.refusal}`);
  return made.value;
}

/**
 * New links in place of those that were not used, asked for on the server's own machine, for as many supers as are missing.
 * `statusChanged` while two can sign in.
 */
export function linksFromTerminal(ports: Making): Promise<Result<string[]>> {
  return transact(ports.db, async (tx) => {
    await lock(tx, 'firstOperators');
    const missing = LEAST_SUPERS - countSupers(await allStandings(tx));
    if (missing <= 0) return refuse('statusChanged');
    await endOpenLinks(tx, null);
    const tokens = await makeLinks(ports, tx, missing);
    const detail = { links: missing };
    await audit(tx, { operator: TERMINAL, act: 'operator.link', subject: null, detail, at: ports.clock.now() });
    return accept(tokens);
  });
}
