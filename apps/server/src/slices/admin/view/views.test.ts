import { VIEWS_AT_MOST } from '@greenhall/domain/admin/views';
import type { Role } from '@greenhall/domain/admin/roles';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { latestActs, settleOperators } from '@greenhall/test-kit/operators';
import { type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPERATOR_COOKIE } from '../../../platform/http/caller.ts';

const LIST = 'wallet.deskRecharges';

describe.each(ENGINES)('saved views of lists on the %s database', (engine) => {
  let world: WalletWorld;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
  });
  afterAll(() => world.close());

  let operators = 0;
  async function operatorWith(...roles: readonly Role[]) {
    operators += 1;
    const [operator] = await settleOperators(world.ports, [`viewer${operators}`], { roles });
    const client = new TestClient(world.http);
    client.setCookie(OPERATOR_COOKIE, operator?.cookie ?? '');
    return {
      client,
      views: async (list = LIST) => (await client.call('admin.views', { params: { list } })).value.items,
      save: (name: string, asked: string, list = LIST) =>
        client.call('admin.saveView', { params: { list }, body: { name, asked } }),
      rename: (id: string, name: string) => client.call('admin.renameView', { params: { id }, body: { name } }),
      remove: (id: string) => client.call('admin.removeView', { params: { id } }),
    };
  }

  it('are read by their operator alone, each of its list, by name', async () => {
    const [one, other] = [await operatorWith('super'), await operatorWith('super')];
    await one.save('Rejected', 'state=rejected');
    await one.save(' Large ', 'order=-amount&amountFrom=10000&cursor=5&limit=3');
    await one.save('Paid', 'state=paid', 'wallet.deskWithdrawals');
    expect((await one.views()).map(({ name, asked }) => [name, asked])).toEqual([
      ['Large', 'order=-amount&amountFrom=10000'],
      ['Rejected', 'state=rejected'],
    ]);
    expect(await one.views('wallet.deskWithdrawals')).toMatchObject([{ name: 'Paid' }]);
    expect(await other.views()).toEqual([]);
  });

  it('take the place of one of the same name, and are removed by their operator alone', async () => {
    const [one, other] = [await operatorWith('super'), await operatorWith('super')];
    const first = await one.save('Today', 'state=submitted');
    const again = await one.save('Today', 'state=approved');
    expect(again.value.id).toBe(first.value.id);
    expect((await other.remove(first.value.id)).refusal).toBe('notFound');
    expect(await one.views()).toMatchObject([{ name: 'Today', asked: 'state=approved' }]);
    expect((await one.remove(first.value.id)).status).toBe(200);
    expect((await one.remove(first.value.id)).refusal).toBe('notFound');
    expect(await one.views()).toEqual([]);
    const acts = (await latestActs(world.ports.db, 3)).map(({ act, detail }) => [act, detail]);
    expect(acts).toContainEqual(['view.save', { list: LIST }]);
    expect(acts).toContainEqual(['view.remove', {}]);
  });

  it('are renamed by their operator alone, in the place of one of that name in the same list', async () => {
    const [one, other] = [await operatorWith('super'), await operatorWith('super')];
    const [first, second] = [await one.save('First', 'state=approved'), await one.save('Second', 'state=rejected')];
    await one.save('Second', 'state=paid', 'wallet.deskWithdrawals');
    const { id } = second.value;
    expect((await other.rename(id, 'Mine')).refusal).toBe('notFound');
    expect((await one.rename(id, ' Third ')).value).toEqual({ id, name: 'Third', asked: 'state=rejected' });
    expect((await latestActs(world.ports.db, 1))[0]).toMatchObject({
      act: 'view.rename',
      subject: id,
      detail: { list: LIST },
    });
    expect((await one.rename(id, 'Third')).status).toBe(200);
    expect((await one.views()).map(({ name }) => name)).toEqual(['First', 'Third']);
    expect((await one.rename(id, 'First')).value).toMatchObject({ id, name: 'First' });
    expect(await one.views()).toMatchObject([{ id, name: 'First', asked: 'state=rejected' }]);
    expect((await one.rename(first.value.id, 'Again')).refusal).toBe('notFound');
    expect(await one.views('wallet.deskWithdrawals')).toMatchObject([{ name: 'Second' }]);
    for (const name of ['', ' ', 'x'.repeat(41)]) expect((await one.rename(id, name)).status).toBe(400);
  });

  it('are refused of a list that is none or not the operator’s to read, and with what the list cannot be asked for', async () => {
    const [support, auditor] = [await operatorWith('content'), await operatorWith('super')];
    expect((await support.save('Mine', 'state=rejected')).refusal).toBe('forbidden');
    expect((await support.client.call('admin.views', { params: { list: LIST } })).refusal).toBe('forbidden');
    expect((await auditor.save('Mine', '', 'wallet.nothing')).refusal).toBe('notFound');
    expect((await auditor.save('Mine', '', '__proto__')).refusal).toBe('notFound');
    expect((await auditor.save('Mine', 'state=unknown')).refusal).toBe('badRequest');
    expect((await auditor.save('Mine', 'member=-1')).refusal).toBe('badRequest');
    for (const name of ['', ' ', 'x'.repeat(41), 'a\u0000b']) expect((await auditor.save(name, '')).status).toBe(400);
    expect((await auditor.save('Mine', 'x'.repeat(1_001))).status).toBe(400);
    expect((await new TestClient(world.http).call('admin.views', { params: { list: LIST } })).status).toBe(401);
    expect((await world.ann.client.call('admin.views', { params: { list: LIST } })).status).toBe(401);
    expect(await auditor.views()).toEqual([]);
  });

  it('are at most twenty of a list, also when more are saved at once', async () => {
    const one = await operatorWith('super');
    const saved = await Promise.all(Array.from({ length: VIEWS_AT_MOST + 4 }, (_, n) => one.save(`View ${n}`, '')));
    expect(saved.filter(({ status }) => status === 200)).toHaveLength(VIEWS_AT_MOST);
    const refused = saved.filter(({ status }) => status !== 200);
    expect(refused.map(({ refusal, params }) => [refusal, params])).toEqual(
      refused.map(() => ['viewsFull', { max: VIEWS_AT_MOST }]),
    );
    const [kept] = await one.views();
    expect((await one.save(kept?.name ?? '', 'state=booked')).status).toBe(200);
    expect((await one.save('Paid', '', 'wallet.deskWithdrawals')).status).toBe(200);
  });
});
