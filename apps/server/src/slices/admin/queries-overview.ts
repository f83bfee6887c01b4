import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { recentAlarms } from '../../platform/alarms.ts';
import { readAudit } from '../../platform/audit.ts';
import { paged } from '../../platform/cursor.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { Ports } from '../../platform/ports.ts';
import { isSwitchOn } from '../../platform/switches.ts';
import { totals } from '../ledger/index.ts';
import { waitingAtDesk } from '../wallet/index.ts';
import { memberCounts } from './store.ts';

export async function readDashboard(ports: Ports): Promise<Result<Answer<'admin.dashboard'>>> {
  const backing = (await totals(ports.db)).map((row) => ({
    name: row.purpose,
    coin: row.coin,
    amount: formatAmount(row.balance),
  }));
  const alarms = (await recentAlarms(ports.db, ports.clock.now())).map((row) => ({
    ...row,
    lastAt: row.lastAt.toISOString(),
    detail: { ...row.detail },
  }));
  const waiting = { ...(await waitingAtDesk(ports.db)), proposals: await ports.approvals.waiting(ports.db) };
  return accept({ waiting, members: await memberCounts(ports.db), alarms, backing });
}

export async function readAuditLog(ports: Ports, call: Call<'admin.audit'>): Promise<Result<Answer<'admin.audit'>>> {
  return paged(
    call.query,
    (start, limit) => readAudit(ports.db, start, limit),
    (row) => row.sequence,
    (shown) =>
      shown.map((row) => ({
        sequence: String(row.sequence),
        operator: row.operator,
        act: row.act,
        subject: row.subject,
        detail: { ...row.detail },
        at: row.at.toISOString(),
        hash: Buffer.from(row.hash).toString('hex'),
      })),
  );
}

export async function readSwitches(ports: Ports): Promise<Result<Answer<'admin.switches'>>> {
  return accept({
    registration: await isSwitchOn(ports.db, 'registration'),
    activation: await isSwitchOn(ports.db, 'activation'),
  });
}
