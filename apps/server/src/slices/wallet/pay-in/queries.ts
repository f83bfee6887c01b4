import { createHmac } from 'node:crypto';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { UNIQUE_AMOUNT_REST, UNIQUE_AMOUNT_TIME } from '@greenhall/domain/wallet/unique-amount';
import { type Result, accept } from '@greenhall/domain/shared/result';
import { readReference } from '@greenhall/domain/wallet/reference';
import type { Answer, Call } from '../../../platform/http/call.ts';
import type { Ports } from '../../../platform/ports.ts';
import { keyOf } from '../../../platform/secrets/secrets.ts';
import { presentDeskDepositMethod, presentUniqueAmount, presentDepositMethod } from './present.ts';
import { openExacts } from './store-unique-amounts.ts';
import { allDepositMethods } from './store-deposit-methods.ts';
import { usedReferences } from './store-references.ts';
import { intactDepositMethods, isPayable } from './deposit-methods.ts';

/** Signs that are not taken for each other when they are read from paper. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const SIGN_COUNT = 8;

/** What a member writes into a payment, by which operators find its report; it tells nothing about the member. */
export function payInReference({ secret }: Pick<Ports, 'secret'>, memberNo: MemberNo): string {
  const digest = createHmac('sha256', keyOf(secret)).update(`reference of a payment|${memberNo}`).digest();
  const signs = [...digest.subarray(0, SIGN_COUNT)].map((byte) => SIGNS[byte % SIGNS.length]);
  return `GH-${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

/** The reference of the member's next payment: the own one, with a number once a report has used it. */
async function nextReference(ports: Ports, memberNo: MemberNo): Promise<string> {
  const own = payInReference(ports, memberNo);
  const used = await usedReferences(ports.db, memberNo);
  const isUsed = (text: string): boolean => {
    const read = readReference(text);
    return read.ok && used.has(read.value.key);
  };
  let [reference, number] = [own, 1];
  while (isUsed(reference)) {
    number += 1;
    reference = `${own}-${number}`;
  }
  return reference;
}

export async function readDepositMethods(
  ports: Ports,
  { caller }: Call<'wallet.depositMethods'>,
): Promise<Result<Answer<'wallet.depositMethods'>>> {
  const ways = await intactDepositMethods(ports, ports.db);
  const since = new Date(ports.clock.now().getTime() - UNIQUE_AMOUNT_TIME - UNIQUE_AMOUNT_REST);
  const exact = await openExacts(ports.db, caller.memberNo, since);
  return accept({
    items: ways.map(presentDepositMethod),
    reference: await nextReference(ports, caller.memberNo),
    exact: exact.map((one) =>
      presentUniqueAmount(
        one,
        ways.find(({ id }) => id === one.wayId),
      ),
    ),
  });
}

export async function deskDepositMethods(ports: Ports): Promise<Result<Answer<'wallet.deskDepositMethods'>>> {
  await intactDepositMethods(ports, ports.db);
  const announced = new Map(
    (await ports.approvals.announced(ports.db, 'payInWay')).map(({ body, notBefore }) => [body['way'], notBefore]),
  );
  const ways = await allDepositMethods(ports.db);
  return accept({
    items: ways.map((way) =>
      presentDeskDepositMethod(way, isPayable(ports.chain, way), announced.get(String(way.id)) ?? undefined),
    ),
  });
}
