import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { type Work, workBetween } from '../../../platform/audit/audit.ts';
import type { Answer, Call, Download } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { writeReport } from './export-report.ts';
import { type Asked, MOST_DAYS } from './read-days.ts';

/** What operators did on UTC days, both included (`badRequest`). */
async function readAsked({ db }: Pick<Ports, 'db'>, { from, to }: Asked): Promise<Result<Work[]>> {
  const [first, last] = [dayOf(Date.parse(from)), dayOf(Date.parse(to))];
  if (last < first || last - first >= MOST_DAYS) return refuse('badRequest', { field: 'to' });
  return accept(await workBetween(db, new Date(startOfDay(first)), new Date(startOfDay(last + 1))));
}

/** How often each operator did what, for who reads the log. Rule: admin#reports. */
export async function readWork(ports: Ports, { query }: Call<'admin.work'>): Promise<Result<Answer<'admin.work'>>> {
  const read = await readAsked(ports, query);
  return read.ok ? accept({ items: read.value }) : read;
}

/** Writes it to a file. */
export async function exportWork(ports: Ports, call: Call<'admin.workFile'>): Promise<Result<Download>> {
  const read = await readAsked(ports, call.query);
  if (!read.ok) return read;
  const lines = read.value.map(({ operator, act, count }) => [operator, act, String(count)]);
  return writeReport(ports, call, 'work', [['operator', 'act', 'count'], ...lines]);
}
