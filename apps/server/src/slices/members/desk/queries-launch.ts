import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { waitingProposal } from '../../../platform/approvals/store.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { obstacles } from '../launch.ts';
import { type LaunchRow, launchInForce, listLaunches } from '../store-launch.ts';

const since = ({ decidedAt, proposedAt }: LaunchRow): string => (decidedAt ?? proposedAt).toISOString();

/** What everybody reads of live mode, in the language asked for, else in English; nothing in a sandbox. */
export async function readTerms(ports: Ports, call: Call<'members.terms'>): Promise<Result<Answer<'members.terms'>>> {
  const row = await launchInForce(ports.db);
  if (!row) return refuse('notFound');
  const { version, entity, countries, risk } = row;
  const text = new Map(Object.entries(risk)).get(call.query.language ?? '') ?? risk.en;
  return accept({ version, entity, countries: [...countries], risk: text, since: since(row) });
}

export async function readLaunches(ports: Ports): Promise<Result<Answer<'members.launches'>>> {
  const inForce = (await launchInForce(ports.db))?.version;
  const items = (await listLaunches(ports.db)).map((row) => ({
    version: row.version,
    entity: row.entity,
    countries: [...row.countries],
    risk: row.risk,
    isInForce: row.version === inForce,
    proposedBy: row.proposedBy,
    approvedBy: row.decidedBy,
    at: since(row),
  }));
  const waiting = await waitingProposal(ports.db, 'launch');
  const mode = inForce === undefined ? 'sandbox' : 'live';
  return accept({ mode, obstacles: await obstacles(ports, ports.db), waiting, items });
}
