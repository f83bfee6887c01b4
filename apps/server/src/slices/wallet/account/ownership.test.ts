import type { Network } from '@greenhall/domain/chain/networks';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MINUTE } from '@greenhall/domain/shared/time';
import { ENGINES } from '@greenhall/test-kit/database';
import { openWalletWorld, PAY, type WalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCode, memberKey } from '../../identity/code/codes.ts';
import { demoWallet } from '../../../demo/chain/wallet.ts';

describe.each(ENGINES)('a trading account on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
  });
  afterAll(() => world.close());

  const code = async () => {
    world.ports.clock.advance(MINUTE);
    const made = await makeCode(world.ports, memberKey(memberNumber(world.ann.no), 'account', 'phone', '13900000001'));
    if (!made.ok) throw new Error(made.refusal);
    return { codeChannel: 'phone', code: made.value, payPassword: PAY };
  };
  const add = async (network: Network, address: string) => {
    const body = { network, address, label: network, ...(await code()) };
    return (await world.ann.client.call('wallet.addAccount', { body })).value;
  };
  const challenge = async (id: string) =>
    (await world.ann.client.call('wallet.accountChallenge', { params: { id } })).value;
  const prove = (id: string, issuedAt: string, signature: string, who = world.ann) =>
    who.client.call('wallet.proveAccount', { params: { id }, body: { issuedAt, signature } });

  it.each(['BEP20', 'TRC20'] as const)('on %s is proved by a signature of its own key alone', async (network) => {
    const [own, other] = [demoWallet(network, 1), demoWallet(network, 2)];
    const account = await add(network, own.address);
    expect(account.provedAt).toBeNull();
    const { text, issuedAt } = await challenge(account.id);
    expect(text).toContain(own.address);
    const refused = { refusal: 'ownershipUnproved' };
    expect(await prove(account.id, issuedAt, await other.sign(text))).toMatchObject(refused);
    expect(await prove(account.id, issuedAt, await own.sign(`${text} `))).toMatchObject(refused);
    expect(await prove(account.id, issuedAt, await own.sign(text), world.bo)).toMatchObject({
      refusal: 'accountNotFound',
    });
    const later = await challenge(account.id);
    expect((await prove(account.id, issuedAt, await own.sign(text))).value.provedAt).not.toBeNull();
    expect(await prove(account.id, issuedAt, await own.sign(text))).toMatchObject(refused);
    world.ports.clock.advance(1);
    const fresh = await challenge(account.id);
    expect((await prove(account.id, fresh.issuedAt, await own.sign(fresh.text))).refusal).toBeUndefined();
    world.ports.clock.advance(10 * MINUTE);
    expect(await prove(account.id, later.issuedAt, await own.sign(later.text))).toMatchObject(refused);
  });

  it('has to be proved again when its address changes', async () => {
    const account = await add('BEP20', demoWallet('BEP20', 3).address);
    const { text, issuedAt } = await challenge(account.id);
    await prove(account.id, issuedAt, await demoWallet('BEP20', 3).sign(text));
    const change = async (body: Record<string, string>) =>
      (
        await world.ann.client.call('wallet.updateAccount', {
          params: { id: account.id },
          body: { ...body, ...(await code()) },
        })
      ).value;
    expect((await change({ label: 'renamed' })).provedAt).not.toBeNull();
    expect((await change({ address: demoWallet('BEP20', 4).address })).provedAt).toBeNull();
  });
});
