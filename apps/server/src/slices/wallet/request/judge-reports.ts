import { isDeepStrictEqual } from 'node:util';
import type { PaymentChecks } from '@greenhall/domain/chain/judge';
import { accept, refuse } from '@greenhall/domain/shared/result';
import type { Tx } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import type { Ports } from '../../../platform/ports.ts';
import { claim } from '../../chain/index.ts';
import { findPayment } from './chain-look.ts';
import { type ReportToJudge, storeJudgement, reportsToJudge, setJudgedAt } from './store-judgements.ts';

const AT_ONCE = 50;

/** Keeps what the chain shows, and claims the transfer once it shows it in full. An operator may have decided meanwhile. */
async function keep(ports: Ports, tx: Tx, report: ReportToJudge, checks: PaymentChecks) {
  const at = ports.clock.now();
  const { id, network, txid } = report;
  const isProved = checks.outcome === 'proved' && checks.log !== null;
  if (!(await storeJudgement(tx, id, { checks, at, isProved }))) return refuse('statusChanged');
  if (isProved && checks.log !== null) {
    const isOwn = await claim(tx, { network, txid, log: checks.log, kind: 'recharge', ref: id, at });
    if (!isOwn) return refuse('paymentUsed');
  }
  return accept(true);
}

/**
 * Judges the reports with a picture that name a transaction and wait for operators, so that members and operators see what the chain
 * shows of them by now. The chain is asked outside of database transactions.
 */
export async function judgeReports(ports: Ports): Promise<number> {
  const open = await reportsToJudge(ports.db, AT_ONCE);
  for (const report of open) {
    const checks = await findPayment(ports, report, report.txid, report.id);
    // Members and operators have seen an unchanged judgement already.
    if (isDeepStrictEqual(checks, report.judgement)) await setJudgedAt(ports.db, report.id, ports.clock.now());
    else await transact(ports.db, (tx) => keep(ports, tx, report, checks));
  }
  return open.length;
}
