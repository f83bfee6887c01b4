import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { transactAs } from '../../../platform/audit/acting.ts';
import { audit } from '../../../platform/audit/audit.ts';
import type { Call, Download } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { lagging } from '../../../platform/replica/lagging.ts';
import { exportFile } from '../export/file.ts';
import { PARTS } from './parts.ts';
import { type Report, readClosed } from './read-days.ts';

type Name = Call<'admin.reportFile'>['params']['report'];

/** The lines of one report, its header first. */
function tableOf(name: Name, { held, moved }: Report): string[][] {
  if (name === 'balance')
    return [
      ['coin', 'purpose', 'balance'],
      ...held.filter(({ closing }) => closing !== 0n).map((row) => [row.coin, row.purpose, formatAmount(row.closing)]),
    ];
  if (name === 'flows')
    return [
      ['coin', 'purpose', 'opening', 'came', 'went', 'closing'],
      ...held.map(({ coin, purpose, ...sums }) => [
        coin,
        purpose,
        ...[sums.opening, sums.came, sums.went, sums.closing].map((sum) => formatAmount(sum)),
      ]),
    ];
  return [
    ['kind', 'coin', 'source', 'target', 'postings', 'amount'],
    ...moved
      .filter(PARTS[name])
      .map(({ kind, coin, source, target, postings, amount }) => [
        kind,
        coin,
        source,
        target,
        String(postings),
        formatAmount(amount),
      ]),
  ];
}

type Asking = Call<'admin.reportFile'> | Call<'admin.workFile'>;

/** Writes lines, their header first, to a file, which the log keeps the hash of. Rule: admin#reports. */
export async function writeReport(
  ports: Ports,
  call: Asking,
  report: string,
  [header = [], ...rows]: readonly (readonly string[])[],
): Promise<Result<Download>> {
  const { from, to } = call.query;
  const { username } = call.caller;
  const at = ports.clock.now();
  const { content, hash } = exportFile({
    header,
    rows,
    about: [
      ['report', report],
      ['from', from],
      ['to', to],
      ['rows', String(rows.length)],
      ['exportedBy', username],
      ['exportedAt', at.toISOString()],
    ],
  });
  const detail = { from, to, rows: rows.length, sha256: hash };
  const recorded = await transactAs(ports, call, async (tx) => {
    await audit(tx, { operator: username, act: 'report.export', subject: report, detail, at });
    return accept(true);
  });
  if (!recorded.ok) return recorded;
  return accept({ type: 'text/csv; charset=utf-8', name: `greenhall-${report}-${from}-${to}.csv`, content });
}

/** Writes a report of closed days to a file. */
export async function exportReport(ports: Ports, call: Call<'admin.reportFile'>): Promise<Result<Download>> {
  const { report } = call.params;
  const read = await readClosed(lagging(ports, call), call.query);
  return read.ok ? writeReport(ports, call, report, tableOf(report, read.value)) : read;
}
