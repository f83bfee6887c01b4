import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { obstacles } from '../launch.ts';
import { presentLaunch } from './present-launch.ts';
import { launchInForce, listLaunches } from '../store-launch.ts';

/** What everybody reads of live mode, in the language asked for, else in English; nothing in a sandbox. */
export async function readTerms(ports: Ports, call: Call<'members.terms'>): Promise<Result<Answer<'members.terms'>>> {
  const row = await launchInForce(ports.db);
  if (!row) return refuse('notFound');
  const { version, entity, countries, risk, decidedAt, proposedAt } = row;
  const text = new Map(Object.entries(risk)).get(call.query.language ?? '') ?? risk.en;
  const since = (decidedAt ?? proposedAt).toISOString();
  return accept({ version, entity, countries: [...countries], risk: text, since });
}

export async function readLaunches(ports: Ports): Promise<Result<Answer<'members.launches'>>> {
  const inForce = (await launchInForce(ports.db))?.version;
  const items = (await listLaunches(ports.db)).map((row) => presentLaunch(row, inForce));
  const mode = inForce === undefined ? 'sandbox' : 'live';
  return accept({ mode, obstacles: await obstacles(ports, ports.db), items });
}
