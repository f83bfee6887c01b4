import { WORKLOAD_KINDS } from '@greenhall/contract/admin/cases';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { dayOf, startOfDay } from '@greenhall/domain/shared/time';
import { type Done, type Work, doneBetween, workBetween } from '../../../platform/audit/work.ts';
import type { Answer, Call, Download } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { lagging } from '../../../platform/replica/lagging.ts';
import { writeReport } from './export-report.ts';
import { type Asked, MOST_DAYS } from './read-days.ts';

/** What operators decided and did on UTC days, both included (`badRequest`). */
async function readAsked(
  { db, cases }: Pick<Ports, 'db' | 'cases'>,
  { from, to }: Asked,
): Promise<Result<{ readonly done: Done[]; readonly items: Work[] }>> {
  const [first, last] = [dayOf(Date.parse(from)), dayOf(Date.parse(to))];
  if (last < first || last - first >= MOST_DAYS) return refuse('badRequest', { field: 'to' });
  const [begin, end] = [new Date(startOfDay(first)), new Date(startOfDay(last + 1))];
  const kinds = WORKLOAD_KINDS.map((kind) => [kind, cases.workload[kind]] as const);
  return accept({ done: await doneBetween(db, kinds, begin, end), items: await workBetween(db, begin, end) });
}

/** What each operator decided and did, for who reads the log. Rule: admin#reports. */
export function readWork(ports: Ports, { query }: Call<'admin.work'>): Promise<Result<Answer<'admin.work'>>> {
  return readAsked(ports, query);
}

const seconds = (took: number | null): string => (took === null ? '' : String(took));

/** Writes it to a file: first what was decided and done by kind, then every act. */
export async function exportWork(ports: Ports, call: Call<'admin.workFile'>): Promise<Result<Download>> {
  const read = await readAsked(lagging(ports, call), call.query);
  if (!read.ok) return read;
  const { done, items } = read.value;
  return writeReport(ports, call, 'work', [
    ['operator', 'what', 'count', 'medianSeconds', 'p95Seconds'],
    ...done.map(({ operator, work, count, median, p95 }) => [
      operator,
      work,
      String(count),
      seconds(median),
      seconds(p95),
    ]),
    ...items.map(({ operator, act, count }) => [operator, act, String(count), '', '']),
  ]);
}
