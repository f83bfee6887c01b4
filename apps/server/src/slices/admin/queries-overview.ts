import { mayDo } from '@greenhall/domain/admin/roles';
import { formatAmount } from '@greenhall/domain/shared/money';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { acknowledgedAlarms, type AlarmRow, recentAlarms } from '../../platform/alarms.ts';
import { AUDIT } from '../../platform/audit/audit.ts';
import type { Answer, Call } from '../../platform/http/call.ts';
import type { OperatorCaller } from '../../platform/http/caller.ts';
import type { Ports } from '../../platform/ports.ts';
import { switchSetting } from '../../platform/switches.ts';
import { totals } from '../ledger/index.ts';
import { ordersOutsideDownline } from '../shop/index.ts';
import { memberCounts } from './store.ts';
import { operatorNames } from './store-operators.ts';

type Board = Answer<'admin.dashboard'>;

/** Orders out of operators' lines, for those whose roles read orders. */
async function ordersToSee(ports: Ports, { roles }: OperatorCaller): Promise<Board['orders']> {
  if (!mayDo(roles, 'shop.orders', 'read')) return [];
  const orders = await ordersOutsideDownline(ports);
  const names = await operatorNames(
    ports.db,
    orders.flatMap(({ operators }) => operators),
  );
  return orders.map(({ id, number, state, total, operators, at }) => ({
    id: String(id),
    number,
    state,
    total: formatAmount(total),
    operators: operators.map((operator) => names.get(operator) ?? String(operator)),
    at: at.toISOString(),
  }));
}

const presentAlarm = ({ name, raised, lastAt, detail, overAt }: AlarmRow): Board['alarms'][number] => ({
  name,
  raised,
  lastAt: lastAt.toISOString(),
  detail: { ...detail },
  overAt: overAt?.toISOString() ?? null,
});

export async function readDashboard(ports: Ports, { caller }: Call<'admin.dashboard'>): Promise<Result<Board>> {
  const backing = (await totals(ports.db)).map((row) => ({
    name: row.purpose,
    coin: row.coin,
    amount: formatAmount(row.balance),
  }));
  const now = ports.clock.now();
  const alarms = (await recentAlarms(ports.db, now)).map(presentAlarm);
  const acknowledged = (await acknowledgedAlarms(ports.db, now)).map((row) => ({
    ...presentAlarm(row),
    by: row.by,
    at: row.at.toISOString(),
    reason: row.reason,
  }));
  const orders = await ordersToSee(ports, caller);
  return accept({ members: await memberCounts(ports.db), alarms, acknowledged, orders, backing });
}

export async function readAuditLog(ports: Ports, call: Call<'admin.audit'>): Promise<Result<Answer<'admin.audit'>>> {
  return AUDIT.page(ports.db, call.query, (shown) =>
    shown.map((row) => ({
      sequence: String(row.sequence),
      operator: row.operator,
      act: row.act,
      subject: row.subject,
      subjectKind: row.subjectKind,
      role: row.role,
      session: row.session === null ? null : String(row.session),
      request: row.request,
      network: row.network,
      reason: row.reason ?? (typeof row.detail.reason === 'string' ? row.detail.reason : null),
      proposal: row.proposal === null ? null : String(row.proposal),
      before: row.before && { ...row.before },
      after: row.after && { ...row.after },
      detail: { ...row.detail },
      at: row.at.toISOString(),
      hash: Buffer.from(row.hash).toString('hex'),
    })),
  );
}

export async function readSwitches(ports: Ports): Promise<Result<Answer<'admin.switches'>>> {
  return accept({
    registration: await switchSetting(ports.db, 'registration'),
    activation: await switchSetting(ports.db, 'activation'),
    payouts: await switchSetting(ports.db, 'payouts'),
  });
}
