import { accept } from '@greenhall/domain/shared/result';
import { MINUTE } from '@greenhall/domain/shared/time';
import { sql } from 'kysely';
import { maybeRow, run } from '../database/database.ts';
import { transact } from '../database/transact.ts';
import type { Ports } from '../ports.ts';
import { type OperatorsCall, workAs } from './acting.ts';
import { audit } from './audit.ts';

/** Records that an operator asked for what its roles do not reach, once a route and minute. */
export async function recordRefusedRight(ports: Pick<Ports, 'db' | 'clock'>, call: OperatorsCall): Promise<void> {
  const at = ports.clock.now();
  const minute = new Date(at.getTime() - (at.getTime() % MINUTE));
  const { route, caller } = call;
  await transact(ports.db, async (tx) => {
    const first = await maybeRow(
      tx,
      sql`insert into platform_refused_right (operator, route, minute) values (${caller.operatorId}, ${route}, ${minute})
          on conflict do nothing returning route`,
    );
    if (!first) return accept(undefined);
    await run(tx, sql`delete from platform_refused_right where operator = ${caller.operatorId} and minute < ${minute}`);
    workAs(tx, call);
    await audit(tx, { operator: caller.username, act: 'right.refused', subject: route, detail: {}, at });
    return accept(undefined);
  });
}
