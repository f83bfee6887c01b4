import { memberNumber } from '@greenhall/domain/shared/member-no';
import type { Settled } from '@greenhall/test-kit/settled-world';
import { accept } from '@greenhall/domain/shared/result';
import { demoWallet } from '@greenhall/server/demo/chain/wallet';
import { transact } from '@greenhall/server/platform/database/transact';
import type { Ports } from '@greenhall/server/platform/ports';
import { insertAccount } from '@greenhall/server/slices/wallet/account/store-accounts';
import { afterAll, beforeAll } from 'vitest';
import { type ClockedServer, openClockedServer } from './harness/server-here.ts';

/** A wallet address that is old enough to be used. */
async function giveAccount(ports: Ports, [anna]: readonly Settled[]): Promise<void> {
  if (!anna) throw new Error('nobody is there');
  const address = demoWallet('BEP20', 1).address;
  const usableAt = new Date(ports.clock.now().getTime() - 1_000);
  const account = {
    memberNo: memberNumber(anna.no ?? '0'),
    network: 'BEP20',
    address,
    label: 'Main',
    isDefault: true,
    usableAt,
  } as const;
  await transact(ports.db, async (tx) => accept(await insertAccount(tx, account)));
}

export let server: ClockedServer;
export let member: Settled;

/** Opens the world in which the journeys of this name take place, and closes it after them. */
export function openPasskeysWorld(): void {
  beforeAll(async () => {
    server = await openClockedServer();
    const people = await server.join(['annapass'], 1n, giveAccount);
    member = people[0] ?? member;
  });
  afterAll(() => server.close());
}
