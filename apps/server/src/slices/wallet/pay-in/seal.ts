import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PayInTerms } from '@greenhall/domain/wallet/pay-in';
import type { Db } from '../../../platform/database/database.ts';
import { keyOf } from '../../../platform/secrets/secrets.ts';
import { replaceDepositMethodSeal, sealedDepositMethods, type DepositMethodRow } from './store-deposit-methods.ts';

type Sealed = PayInTerms & Pick<DepositMethodRow, 'name' | 'openedAt'>;

/** Binds a way to the secret of the installation: what is paid where, and since when. */
export function sealOf(secret: string, way: Sealed): Buffer {
  const { name, kind, holder, account, least, most, hours, text, openedAt } = way;
  const bound = [
    name,
    kind,
    holder,
    account,
    String(least),
    String(most),
    hours,
    text,
    openedAt?.toISOString() ?? null,
  ];
  const key = createHmac('sha256', keyOf(secret)).update('ways to pay in').digest();
  return createHmac('sha256', key).update(JSON.stringify(bound)).digest();
}

/** Whether a row is as two operators have left it. */
export function isIntact(secret: string, way: DepositMethodRow): boolean {
  const seal = sealOf(secret, way);
  return seal.length === way.seal.length && timingSafeEqual(seal, way.seal);
}

/** Seals the ways again after the installation's secret was changed. What did not fit before does not fit then. It may be repeated. */
export async function resealDepositMethods(db: Db, secret: string, before: string): Promise<void> {
  for (const way of await sealedDepositMethods(db))
    if (isIntact(before, way)) await replaceDepositMethodSeal(db, way, sealOf(secret, way));
}
