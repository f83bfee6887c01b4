import { parseAmount } from '@greenhall/domain/shared/money';
import type { Network } from '@greenhall/domain/chain/networks';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import type { MemberCaller, OperatorCaller } from '../platform/http/caller.ts';
import type { Ports } from '../platform/ports.ts';
import { makeCode, memberKey } from '../slices/identity/code/codes.ts';
import { demoWallet } from './chain/wallet.ts';
import type { CallRoute } from './call-route.ts';
import type { Planned } from './plan.ts';

/** The passwords of everybody in the demo world. */
export const PASSWORD = 'greenhall7';
export const PAY_PASSWORD = 'larch-2209';

export interface Person extends Planned {
  readonly caller: MemberCaller;
  readonly invitation: string;
}

export interface DemoContext {
  readonly ports: Ports;
  readonly callRoute: CallRoute;
  readonly rootInvitation: string;
  readonly operators: readonly OperatorCaller[];
  readonly people: Person[];
}

/** A code as it was sent; it is read where it is made. */
export async function codeFor(ports: Ports, key: Parameters<typeof makeCode>[1]): Promise<string> {
  const made = await makeCode(ports, key);
  if (!made.ok) throw new Error(`no code in the demo world: ${made.refusal}`);
  return made.value;
}

/** Registers the way a newcomer does: invitation, place, code by phone. */
export async function join({ ports, callRoute, rootInvitation, people }: DemoContext, planned: Planned): Promise<void> {
  const at = (index: number | undefined) => (index === undefined ? undefined : people[index]);
  const phone = `138${String(people.length + 1).padStart(8, '0')}`;
  const joined = await callRoute('network.register', null, {
    body: {
      invitationCode: at(planned.sponsor)?.invitation ?? rootInvitation,
      contact: at(planned.contact)?.name ?? 'root',
      zone: planned.zone,
      level: planned.level,
      username: planned.name,
      password: PASSWORD,
      payPassword: PAY_PASSWORD,
      phone,
      email: `${planned.name}@mail.example`,
      codeChannel: 'phone',
      code: await codeFor(ports, { purpose: 'register', channel: 'phone', address: phone }),
      agreed: true,
      riskAccepted: true,
      language: 'en',
    },
  });
  const caller: MemberCaller = {
    kind: 'member',
    memberNo: memberNumber(joined.id),
    username: planned.name,
    sessionId: 0n,
    actingFor: false,
    companion: true,
    payVersion: 0,
  };
  const share = await callRoute('network.share', caller);
  people.push({ ...planned, caller, invitation: share.code });
}

export async function spendable({ callRoute }: DemoContext, person: Person, coin: string): Promise<bigint> {
  const { items } = await callRoute('wallet.balances', person.caller);
  return parseAmount(items.find((item) => item.coin === coin)?.available ?? '0') ?? 0n;
}

/** Activates a member with the coins of whoever may pay and can: itself, its referrer, its contact person. */
export async function activate(context: DemoContext, person: Person): Promise<void> {
  const { items } = await context.callRoute('stock.levels', null);
  const price = parseAmount(items.find((item) => item.level === person.level)?.amount ?? '0') ?? 0n;
  for (const index of [context.people.indexOf(person), person.sponsor, person.contact]) {
    const funder = index === undefined ? undefined : context.people[index];
    if (!funder || (await spendable(context, funder, 'bdb')) < price) continue;
    await context.callRoute('stock.activate', funder.caller, {
      body: { member: String(person.caller.memberNo), coin: 'bdb', payPassword: PAY_PASSWORD },
    });
    return;
  }
}

/** Saves a wallet address; it can be used a day later. */
export async function saveAddress(
  { ports, callRoute, people }: DemoContext,
  person: Person,
  label: string,
  network: Network = 'BEP20',
): Promise<void> {
  const key = memberKey(person.caller.memberNo, 'account', 'email', `${person.name}@mail.example`);
  await callRoute('wallet.addAccount', person.caller, {
    body: {
      network,
      address: demoWallet(network, people.indexOf(person) + 1).address,
      label,
      codeChannel: 'email',
      code: await codeFor(ports, key),
      payPassword: PAY_PASSWORD,
    },
  });
}
