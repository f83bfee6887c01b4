import type { Role } from '@greenhall/domain/admin/roles';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { parameter } from '@greenhall/domain/shared/parameter';
import { accept } from '@greenhall/domain/shared/result';
import { DAY, HOUR, MINUTE } from '@greenhall/domain/shared/time';
import { WALLET_PARAMETERS } from '@greenhall/domain/wallet/parameters';
import { ENGINES } from '@greenhall/test-kit/database';
import { type RoleClients, openRoleClients } from '@greenhall/test-kit/desk/role-clients';
import { operatorCaller } from '@greenhall/test-kit/operators';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AUDIT } from '../../../platform/audit/audit.ts';
import { rows, run } from '../../../platform/database/database.ts';
import { transact } from '../../../platform/database/transact.ts';
import { checkParameters } from '../../../platform/parameters/check.ts';
import { parametersAt } from '../../../platform/parameters/store.ts';
import { singleOperatorLimit } from '../../shop/desk/alone-up-to.ts';
import { addressRetentionAt, orderClocksAt } from '../../shop/order/values-in-force.ts';
import { caseTimesAt, retentionTimesAt } from '../../verification/values-in-force.ts';
import { insertAccount } from '../../wallet/account/store-accounts.ts';
import { changeRoles, suspendOne } from '../lose-rights.ts';
import { parameterChanged } from './parameter-kind.ts';

describe.each(ENGINES)('parameters on the %s database', (engine) => {
  let world: WalletWorld;
  let desk: RoleClients;
  let account: string;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    desk = await openRoleClients(world);
    await world.give(world.ann, { usdt: 5_000n });
    const usableAt = world.ports.clock.now();
    await transact(world.ports.db, async (tx) =>
      accept(
        await insertAccount(tx, {
          memberNo: memberNumber(world.ann.no),
          network: 'BEP20',
          address: `0x${'7'.repeat(40)}`,
          label: 'own',
          isDefault: true,
          usableAt,
        }),
      ),
    );
    account = (await world.ann.client.call('wallet.accounts')).value.items[0]?.id ?? '';
  });
  // Versions and proposals are only ever added by the program.
  const empty = (...tables: readonly string[]) =>
    transact(world.ports.db, async (tx) => {
      await run(tx, sql`set local session_replication_role = replica`);
      for (const table of tables) await run(tx, sql`delete from ${sql.table(table)}`);
      return accept(true);
    });
  beforeEach(() => empty('platform_parameter', 'platform_proposal', 'platform_limit'));
  afterAll(async () => {
    await empty('platform_parameter');
    expect(await world.faults()).toEqual([]);
    await desk.close();
    await world.close();
  });

  type Name = Parameters<typeof proposeWith>[0];
  const as = (name: string, role: Role = 'super') => desk.as(name, [role]);
  const proposeWith = (
    name: 'withdrawalFee' | 'inspectionsAnHour' | 'limitLevel1' | 'withdrawalMin' | 'serviceOpens',
    value: string,
    version = 0,
    by = as('otto', 'accountant'),
  ) => by.call('admin.proposeParameter', { params: { name }, body: { value, version, reason: 'it is time' } });
  const approve = ({ id, digest }: { readonly id: string; readonly digest: string }, by = as('olga', 'compliance')) =>
    by.call('admin.approveProposal', { params: { id }, body: { digest } });
  const shown = async (name: Name) =>
    (await as('ines', 'auditor').call('admin.parameters')).value.items.find((one) => one.name === name);
  /** Agreed by two, and a day later in force where members feel it. */
  const set = async (name: Name, value: string, version = 0) => {
    const { value: made } = await proposeWith(name, value, version);
    const agreed = await approve(made);
    if (agreed.value.state === 'applied') return;
    world.ports.clock.advance(DAY);
    await world.ports.approvals.due();
  };
  const member = async () => (await world.signIn(world.ann.no, world.ann.name)).client;
  const withdraw = async (amount: string, fee?: string) =>
    (await member()).call('wallet.withdraw', { body: { account, amount, payPassword: PAY, ...(fee ? { fee } : {}) } });

  it('are as they were shipped until two operators agree on something else', async () => {
    expect(await shown('inspectionsAnHour')).toMatchObject({
      slice: 'members',
      unit: 'times',
      feltBy: 'operators',
      min: '5',
      max: '600',
      now: { version: 0, value: '60', from: null },
      announced: null,
      proposed: null,
      before: [],
    });
    const made = await proposeWith('inspectionsAnHour', '6');
    expect(made.value).toMatchObject({
      kind: 'parameter',
      about: { name: 'inspectionsAnHour', id: null },
      changes: [{ field: 'parameter', from: '60 times', to: '6 times' }],
    });
    expect(await shown('inspectionsAnHour')).toMatchObject({
      now: { value: '60' },
      proposed: { proposal: made.value.id, value: '6', by: 'otto' },
    });
    expect((await approve(made.value, as('otto'))).refusal).toBe('fourEyes');
    expect((await approve(made.value, as('sue', 'support'))).refusal).toBe('forbidden');
    expect((await proposeWith('inspectionsAnHour', '7', 0, as('paul'))).refusal).toBe('resubmitted');
    expect((await approve(made.value)).value.state).toBe('applied');
    expect(await shown('inspectionsAnHour')).toMatchObject({
      now: { version: 1, value: '6', from: world.ports.clock.now().toISOString() },
      announced: null,
      proposed: null,
      before: [{ version: 0, value: '60', from: null }],
    });
    const entries = await AUDIT.page(world.ports.db, { act: 'proposal.apply' }, (found) => found);
    expect(entries.ok && entries.value.items[0]).toMatchObject({
      before: { parameter: '60 times' },
      after: { parameter: '6 times' },
    });
  });

  it('of operators hold at once: the seventh look of an hour is refused where six are allowed', async () => {
    await set('inspectionsAnHour', '6');
    const look = () =>
      as('lena', 'support').call('members.inspect', {
        params: { id: world.bo.no },
        body: { category: 'help', reason: 'the member asks about its balance' },
      });
    const answers: (string | undefined)[] = [];
    for (let times = 0; times < 7; times += 1) answers.push((await look()).refusal);
    expect(answers).toEqual([undefined, undefined, undefined, undefined, undefined, undefined, 'tooFrequent']);
  });

  it('of customer service hold at once: the next read of its hours has the value that two operators agreed on', async () => {
    const hours = async () => (await (await member()).call('messages.hours')).value;
    expect(await hours()).toEqual({ opens: 540, hours: 9, days: 5, answer: 3 });
    await set('serviceOpens', '480');
    expect(await hours()).toEqual({ opens: 480, hours: 9, days: 5, answer: 3 });
  });

  it('are refused with their bounds, and where they change nothing or are not as they were shown', async () => {
    expect(await proposeWith('inspectionsAnHour', '601')).toMatchObject({
      refusal: 'parameterRange',
      params: { min: '5', max: '600' },
    });
    expect(await proposeWith('withdrawalFee', '9.000001')).toMatchObject({
      refusal: 'parameterRange',
      params: { min: '0.000000', max: '9.000000' },
    });
    for (const value of ['', '-1', 'many', '6.5'])
      expect((await proposeWith('inspectionsAnHour', value)).refusal).toBe('amountRule');
    expect((await proposeWith('inspectionsAnHour', '60')).refusal).toBe('statusChanged');
    expect((await proposeWith('inspectionsAnHour', '61', 1)).refusal).toBe('statusChanged');
    expect((await proposeWith('inspectionsAnHour', '61', 0, as('sue', 'support'))).refusal).toBe('forbidden');
    expect((await as('sam', 'content').call('admin.parameters')).refusal).toBe('forbidden');
  });

  it('are asked for their bounds again when they are executed', async () => {
    const { db, clock } = world.ports;
    // As a later version of the program would have it, which bounds the fee otherwise.
    const narrower = { withdrawalFee: parameter('usdt', 'members', { shipped: 1, min: 0, max: 2 }) };
    const by = ['otto', 'olga'].map((name) => operatorCaller(name).operatorId);
    const kind = parameterChanged(world.ports, narrower);
    const done = await transact(
      db,
      async (tx) => (await kind.apply?.(tx, 'withdrawalFee', { value: '3' }, clock.now(), by, 1n)) ?? accept(true),
    );
    expect(done).toMatchObject({ refusal: 'parameterRange' });
    expect(await shown('withdrawalFee')).toMatchObject({ now: { version: 0 } });
  });

  it('of members are announced for a day, told to open screens, and hold then', async () => {
    const { db, clock } = world.ports;
    const { value: made } = await proposeWith('withdrawalFee', '2.5');
    const rules = async () => (await (await member()).call('wallet.rules')).value;
    const told = async () => (await (await member()).call('content.noticeState', { query: {} })).value.parameters;
    expect(await told()).toEqual([]);
    await run(db, sql`delete from platform_event`);
    expect((await approve(made)).value.state).toBe('approved');
    const at = new Date(clock.now().getTime() + DAY).toISOString();
    const change = { name: 'withdrawalFee', unit: 'usdt', from: '1.000000', to: '2.500000', at };
    expect(await told()).toEqual([change]);
    expect(await rules()).toMatchObject({ withdrawalFee: '1.000000', announced: [change] });
    expect(await shown('withdrawalFee')).toMatchObject({
      now: { value: '1.000000' },
      announced: { value: '2.500000', from: at },
    });
    expect(await rows(db, sql`select event->>'what' as what from platform_event where channel = 'all'`)).toEqual([
      { what: 'notice' },
    ]);
    clock.advance(DAY - 1);
    await world.ports.approvals.due();
    expect(await rules()).toMatchObject({ withdrawalFee: '1.000000' });
    clock.advance(1);
    await world.ports.approvals.due();
    expect(await rules()).toMatchObject({ withdrawalFee: '2.500000', announced: [] });
    expect(await told()).toEqual([]);
    const { value: asked } = await withdraw('100');
    expect(asked).toMatchObject({ fee: '2.500000', arrives: '97.500000' });
  });

  it('are not charged where another fee was shown', async () => {
    expect((await withdraw('20', '2')).refusal).toBe('rateChanged');
    expect((await withdraw('20', '1')).value).toMatchObject({ fee: '1.000000' });
  });

  it('that are announced can be stopped by one operator', async () => {
    const { value: made } = await proposeWith('withdrawalMin', '20');
    await approve(made);
    const stopped = await as('sara').call('admin.withdrawProposal', {
      params: { id: made.id },
      body: { reason: 'not now' },
    });
    expect(stopped.value.state).toBe('withdrawn');
    world.ports.clock.advance(DAY + HOUR);
    await world.ports.approvals.due();
    expect(await shown('withdrawalMin')).toMatchObject({ now: { version: 0, value: '10.000000' }, announced: null });
  });

  describe('whose operators may no longer decide on the day', () => {
    const stand = (name: string, roles: string) =>
      run(
        world.ports.db,
        sql`insert into admin_operator (id, username, roles, password_hash, totp_secret, created_at)
            overriding system value
            values (${operatorCaller(name).operatorId}, ${name}, ${roles}::text[], '', '', now())
            on conflict (id) do update set roles = excluded.roles, suspended_at = null`,
      );
    const lose = (name: string, how: 'suspended' | 'other role') =>
      transact(world.ports.db, async (tx) => {
        const [id, at] = [operatorCaller(name).operatorId, world.ports.clock.now()];
        await (how === 'suspended' ? suspendOne(tx, id, at) : changeRoles(tx, id, ['content'], at));
        return accept(true);
      });
    beforeEach(async () => {
      await stand('otto', '{accountant}');
      await stand('olga', '{compliance}');
    });
    afterAll(() => run(world.ports.db, sql`delete from admin_operator where username in ('otto', 'olga')`));
    const approved = async () => {
      const { value: made } = await proposeWith('withdrawalMin', '21', (await shown('withdrawalMin'))?.now.version);
      expect((await approve(made)).value.state).toBe('approved');
      return made;
    };
    const onItsDay = async () => {
      world.ports.clock.advance(DAY);
      await world.ports.approvals.due();
      return shown('withdrawalMin');
    };

    it.each([
      ['is suspended', 'suspended'],
      ['has lost the right', 'other role'],
    ] as const)('wait for another one when the one who approved %s', async (_, how) => {
      const made = await approved();
      await lose('olga', how);
      expect(await shown('withdrawalMin')).toMatchObject({ announced: null, proposed: { proposal: made.id } });
      expect(await onItsDay()).toMatchObject({ now: { version: 0 }, announced: null, proposed: { proposal: made.id } });
      const again = await approve(made, as('paul', 'compliance'));
      expect(again.value).toMatchObject({ state: 'approved', checker: 'paul' });
      expect(await onItsDay()).toMatchObject({ now: { version: 1, value: '21.000000' } });
    });

    it('wait for another one when the one who proposed is suspended, who makes the proposal anew', async () => {
      const made = await approved();
      await lose('otto', 'suspended');
      expect(await onItsDay()).toMatchObject({ now: { version: 0 }, proposed: { proposal: made.id } });
      expect((await approve(made)).refusal).toBe('statusChanged');
      const anew = await as('paul', 'accountant').call('admin.renewProposal', { params: { id: made.id } });
      expect(anew.value).toMatchObject({ state: 'proposed', maker: 'paul' });
      expect((await approve(anew.value)).value.state).toBe('approved');
      expect(await onItsDay()).toMatchObject({ now: { version: 1, value: '21.000000' } });
    });
  });

  it('bound what a level withdraws, in the request as in what the member is shown', async () => {
    const limit = async () => (await (await member()).call('wallet.withdrawalLimit')).value;
    expect(await limit()).toMatchObject({ level: 1, limit: '2000.000000' });
    await set('limitLevel1', '1000');
    expect(await limit()).toMatchObject({ level: 1, limit: '1000.000000' });
    expect((await (await member()).call('verification.state')).value.limits).toEqual([
      '500.000000',
      '1000.000000',
      '50000.000000',
    ]);
    expect((await withdraw('1001')).refusal).toBe('verificationRequired');
  });

  it('keep every value, so that each moment is looked at by its own', async () => {
    const { db, clock } = world.ports;
    const feeAt = async (at: Date) => (await parametersAt(db, WALLET_PARAMETERS, at)).withdrawalFee;
    const before = clock.now();
    await set('withdrawalFee', '2');
    const between = clock.now();
    await set('withdrawalFee', '3', 1);
    expect([await feeAt(before), await feeAt(between), await feeAt(clock.now())]).toEqual([
      1_000_000n,
      2_000_000n,
      3_000_000n,
    ]);
    expect(await shown('withdrawalFee')).toMatchObject({
      now: { version: 2, value: '3.000000' },
      before: [{ version: 1, value: '2.000000' }, { version: 0 }],
    });
    for (const change of [sql`update platform_parameter set value = 1`, sql`delete from platform_parameter`])
      await expect(run(db, change)).rejects.toThrow('append-only');
  });

  it('are the times of verifications and orders, and the sum that one operator decides alone', async () => {
    const { db, clock } = world.ports;
    const changed = {
      claimMinutes: 5n,
      rejectionHours: 48n,
      pictureDays: 30n,
      sealedDays: 60n,
      shopAlone: 100_000_000n,
      orderPaymentMinutes: 60n,
      orderReceivingDays: 20n,
      orderRefundDays: 14n,
      orderAddressDays: 90n,
    };
    const read = (at: Date) =>
      transact(db, async (tx) =>
        accept({
          ...(await caseTimesAt(tx, at)),
          ...(await retentionTimesAt(tx, at)),
          ...(await orderClocksAt(tx, at)),
          addresses: await addressRetentionAt(tx, at),
          alone: await singleOperatorLimit(tx, at),
        }),
      );
    const before = new Date(clock.now().getTime() - 1);
    for (const [name, value] of Object.entries(changed))
      await run(
        db,
        sql`insert into platform_parameter (name, version, value, effective_at, proposed_by, approved_by)
            values (${name}, 1, ${value}, ${clock.now()}, 1, 2)`,
      );
    expect(await read(clock.now())).toEqual(
      accept({
        claim: 5 * MINUTE,
        again: 48 * HOUR,
        pictures: 30 * DAY,
        fields: 60 * DAY,
        toPay: 60 * MINUTE,
        toReceive: 20 * DAY,
        completed: 14 * DAY,
        addresses: 90 * DAY,
        alone: 100_000_000n,
      }),
    );
    expect(await read(before)).toMatchObject({
      value: { claim: 20 * MINUTE, toPay: 30 * MINUTE, alone: 200_000_000n },
    });
  });

  it('that the program does not know, or would not have taken, keep it from starting', async () => {
    const { db, clock } = world.ports;
    const insert = (name: string, version: number, value: bigint) =>
      run(
        db,
        sql`insert into platform_parameter (name, version, value, effective_at, proposed_by, approved_by)
            values (${name}, ${version}, ${value}, ${clock.now()}, 1, 2)`,
      );
    await checkParameters(db);
    await insert('withdrawalTax', 1, 1n);
    await expect(checkParameters(db)).rejects.toThrow('withdrawalTax: this program knows no such parameter');
    await empty('platform_parameter');
    await insert('withdrawalFee', 1, 90_000_000n);
    await expect(checkParameters(db)).rejects.toThrow(
      'withdrawalFee: version 1 is 90.000000, not within 0.000000 and 9.000000',
    );
    // Nor is it charged by a program that runs already.
    await expect(parametersAt(db, WALLET_PARAMETERS, clock.now())).rejects.toThrow('out of bounds');
    await empty('platform_parameter');
    await insert('withdrawalFee', 2, 2_000_000n);
    await expect(checkParameters(db)).rejects.toThrow('version 2 does not follow the one before');
    expect(await world.faults()).toEqual([
      'versions of parameters are known, in bounds and in order: withdrawalFee: version 2 does not follow the one before',
    ]);
  });
});
