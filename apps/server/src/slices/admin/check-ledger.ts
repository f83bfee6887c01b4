import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { type Check, runChecks } from '../../platform/checks.ts';
import type { Answer } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { stopPayouts } from '../../platform/switches.ts';

export type LedgerChecker = () => Promise<Result<Answer<'admin.checkLedger'>>>;

/** One run at a time: a check reads everything. What is found in money stops payouts. */
export function ledgerChecker(ports: Ports, checks: readonly Check[]): LedgerChecker {
  let running = false;
  return async () => {
    if (running) return refuse('serverBusy', { seconds: 10 });
    running = true;
    const started = performance.now();
    try {
      const report = await runChecks(ports.db, checks);
      const broken = report.checks.find((check) => !check.clean);
      if (broken) ports.alarms.raise('checkBroken', { check: broken.name, found: broken.found[0] ?? '' });
      const money = checks.find((one) => one.isMoney && report.checks.some((of) => of.name === one.name && !of.clean));
      const [found = ''] = report.checks.find(({ name }) => name === money?.name)?.found ?? [];
      if (money) await stopPayouts(ports, money.name, found);
      const list = report.checks.map((check) => ({ ...check, found: [...check.found] }));
      return accept({ clean: report.clean, checks: list, took: Math.round(performance.now() - started) });
    } finally {
      running = false;
    }
  };
}
