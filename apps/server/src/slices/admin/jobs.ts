import { EXPORT_TTL } from '@greenhall/domain/admin/exports';
import { MINUTE } from '@greenhall/domain/shared/time';
import type { Job } from '../../platform/jobs.ts';
import type { Ports } from '../../platform/ports.ts';
import { checkByItself, isCheckDue, ledgerChecker } from './operation/check-ledger.ts';
import { clearExports, ExportSweep } from './export/write-exports.ts';
import { lastCheckRun } from './operation/store.ts';

/** How long a run of the sweep writes files, so that a program that is to end does not wait for a whole one. */
const WRITES_FOR_MS = 2_000;

async function writeExports(sweep: ExportSweep): Promise<void> {
  const began = performance.now();
  while (performance.now() - began < WRITES_FOR_MS && (await sweep.step()));
}

export function adminJobs(ports: Ports): Job[] {
  const startedAt = ports.clock.now();
  const checkLedger = ledgerChecker(ports, ports.checks);
  const exports = new ExportSweep(ports);
  return [
    {
      name: 'check-everything-at-night',
      everyMs: 5 * 60_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: async () => {
        const last = await lastCheckRun(ports.db);
        if (isCheckDue(last?.at, startedAt, ports.clock.now())) await checkByItself(ports, checkLedger);
      },
    },
    {
      name: 'write-exports',
      everyMs: 1_000,
      whileClosed: 'goesOn',
      runsIn: 'one',
      due: exports.due,
      run: () => writeExports(exports),
    },
    {
      name: 'clear-exports',
      everyMs: 10 * MINUTE,
      whileClosed: 'goesOn',
      runsIn: 'one',
      run: () => clearExports(ports, new Date(ports.clock.now().getTime() - EXPORT_TTL)),
    },
  ];
}
