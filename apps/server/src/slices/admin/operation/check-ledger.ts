import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, auditCheck } from '../../../platform/audit/audit.ts';
import { type Check, type CheckReport, runChecksExclusively } from '../../../platform/checks.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, answerBefore, once } from '../../../platform/ports.ts';
import { stopPayouts } from '../../../platform/switches.ts';
import { type CheckRun, insertCheckRun } from './store.ts';

/** What a run has found, and what is kept of it. */
interface Checked {
  readonly report: CheckReport;
  readonly run: CheckRun;
}

export type LedgerChecker = () => Promise<Result<Checked>>;

/** Alarms, and no payouts where something about money does not hold. A broken log is told by an alarm that lasts. */
async function tellBroken(ports: Ports, checks: readonly Check[], report: CheckReport): Promise<void> {
  const found = new Map(report.checks.filter(({ clean }) => !clean).map((one) => [one.name, one.found[0] ?? '']));
  const broken = [...found].find(([name]) => name !== auditCheck.name);
  if (broken) ports.alarms.raise('checkBroken', { check: broken[0], found: broken[1] });
  const money = checks.find(({ name, isMoney }) => isMoney && found.has(name));
  if (money) await stopPayouts(ports, money.name, found.get(money.name) ?? '');
}

/** One run at a time, in all processes: a check reads everything. What is found in money stops payouts. */
export function ledgerChecker(ports: Ports, checks: readonly Check[]): LedgerChecker {
  let isRunning = false;
  return async () => {
    if (isRunning) return refuse('serverBusy', { seconds: 10 });
    isRunning = true;
    const started = performance.now();
    const at = ports.clock.now();
    try {
      const report = await runChecksExclusively(ports.db, checks);
      if (!report) return refuse('serverBusy', { seconds: 10 });
      await tellBroken(ports, checks, report);
      const broken = report.checks.filter(({ clean }) => !clean).map(({ name, found }) => ({ name, found }));
      const tookMs = Math.round(performance.now() - started);
      return accept({ report, run: { at, tookMs, checks: report.checks.length, broken, operator: null } });
    } finally {
      isRunning = false;
    }
  };
}

/** Runs the checker because the program wants to know, and keeps what it found. */
export async function checkByItself(ports: Ports, checkLedger: LedgerChecker): Promise<Result<CheckReport>> {
  const done = await checkLedger();
  if (!done.ok) return done;
  await transact(ports.db, async (tx) => accept(await insertCheckRun(tx, done.value.run)));
  return accept(done.value.report);
}

/** An operator has the checker run now. It is logged with what it found. Rule: admin#operations. */
export async function checkNow(
  ports: Ports,
  checkLedger: LedgerChecker,
  call: Call<'admin.checkLedger'>,
): Promise<Result<Answer<'admin.checkLedger'>>> {
  const before = await answerBefore<'admin.checkLedger', Answer<'admin.checkLedger'>>(ports, call);
  if (before) return before;
  const done = await checkLedger();
  if (!done.ok) return done;
  const { report, run } = done.value;
  const { username: operator } = call.caller;
  return once(ports, call, async (tx) => {
    const id = await insertCheckRun(tx, { ...run, operator });
    const detail = { clean: report.clean, checks: run.checks, broken: run.broken.length };
    await audit(tx, { operator, act: 'ledger.check', subject: String(id), detail, at: ports.clock.now() });
    const checks = report.checks.map((check) => ({ ...check, found: [...check.found] }));
    return accept({ clean: report.clean, checks, took: run.tookMs });
  });
}

/** The hour of the UTC day from which on the nightly run is due. Rule: admin#operations. */
const NIGHT_HOUR = 3;

/** The last moment, up to this one, at which a nightly run was due. */
function lastNight(now: Date): Date {
  const night = new Date(now);
  night.setUTCHours(NIGHT_HOUR, 0, 0, 0);
  if (night > now) night.setUTCDate(night.getUTCDate() - 1);
  return night;
}

/** Whether nothing has been checked since the last night. Where nothing was checked ever, the program waits for its first night. */
export const isCheckDue = (last: Date | undefined, startedAt: Date, now: Date): boolean =>
  (last ?? startedAt) < lastNight(now);
