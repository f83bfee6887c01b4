import { normalise } from '@greenhall/domain/identity/credentials';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, stateChange } from '../../platform/audit/audit.ts';
import { lock } from '../../platform/database/locks.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Ports } from '../../platform/ports.ts';
import { endWaiting } from '../identity/index.ts';
import { markDifferentPersons } from './store-devices.ts';
import { operatorByName } from './store.ts';
import { suspendOne } from './lose-rights.ts';

/** Who acts where somebody acts on the server's own machine. No operator can have this name: it is reserved. */
export const TERMINAL = 'terminal';

/** Lets an operator sign in again, asked for on the server's own machine. `notFound`, `statusChanged` when nothing keeps it out. */
export function unlockFromTerminal(
  ports: Pick<Ports, 'db' | 'clock'>,
  typed: string,
): Promise<Result<Record<string, never>>> {
  return transact(ports.db, async (tx) => {
    const operator = await operatorByName(tx, normalise(typed));
    if (!operator) return refuse('notFound');
    const at = ports.clock.now();
    const ended = await endWaiting(tx, { kind: 'operator', subject: String(operator.id) });
    if (!ended.ok) return ended;
    const detail = { waits: ended.value };
    await audit(tx, {
      operator: TERMINAL,
      act: 'operator.unlock',
      subject: operator.username,
      detail,
      ...stateChange('locked', 'open'),
      at,
    });
    return accept({});
  });
}

/**
 * Suspends an operator, a super too and even where fewer than two remain: whoever has the machine can make new ones by
 * links. `notFound`, `statusChanged` when it is suspended.
 */
export function suspendFromTerminal(
  ports: Pick<Ports, 'db' | 'clock'>,
  typed: string,
): Promise<Result<Record<string, never>>> {
  return transact(ports.db, async (tx) => {
    const operator = await operatorByName(tx, normalise(typed));
    if (!operator) return refuse('notFound');
    const at = ports.clock.now();
    const subject = operator.username;
    await audit(tx, {
      operator: TERMINAL,
      act: 'operator.suspend',
      subject,
      detail: {},
      ...stateChange('active', 'suspended'),
      at,
    });
    await lock(tx, 'operators');
    return (await suspendOne(tx, operator.id, at)) ? accept({}) : refuse('statusChanged');
  });
}

/**
 * Says that two operators are different persons, although they have used one device until then. `notFound`, `statusChanged` when
 * both names are one operator's.
 */
export function setApartFromTerminal(
  ports: Pick<Ports, 'db' | 'clock'>,
  typed: string,
  typedOther: string,
): Promise<Result<Record<string, never>>> {
  return transact(ports.db, async (tx) => {
    const one = await operatorByName(tx, normalise(typed));
    const other = await operatorByName(tx, normalise(typedOther));
    if (!one || !other) return refuse('notFound');
    if (one.id === other.id) return refuse('statusChanged');
    const at = ports.clock.now();
    await markDifferentPersons(tx, one.id, other.id, at);
    const detail = { other: other.username };
    await audit(tx, { operator: TERMINAL, act: 'operator.apart', subject: one.username, detail, at });
    return accept({});
  });
}
