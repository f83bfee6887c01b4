import { TestClient } from '../client.ts';
import type { Engine } from '../database.ts';
import { operatorCaller } from '../operators.ts';
import { type PayInWorld, micro, openPayInWorld } from '../pay-in-world.ts';
import { PAY } from '../wallet-world.ts';
import { approveShown } from '../desk/approve.ts';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { slices } from '@greenhall/server/compose';
import { recentAlarms } from '@greenhall/server/platform/alarms';
import { OPERATOR_COOKIE } from '@greenhall/server/platform/http/caller';
import { createHttp } from '@greenhall/server/platform/http/server';
import type { Job } from '@greenhall/server/platform/jobs';

/** The world of a member with coins, an account to withdraw to, and three supers at the desk. */
export class Payouts {
  readonly world: PayInWorld;
  private readonly http: Awaited<ReturnType<typeof createHttp>>;
  private readonly account: string;
  readonly jobs: readonly Job[];
  private readonly address: string;

  private constructor(world: PayInWorld, http: Payouts['http'], { id, address }: { id: string; address: string }) {
    this.world = world;
    this.http = http;
    this.account = id;
    this.address = address;
    this.jobs = slices.flatMap(({ name, jobs }) => (name === 'proof' ? (jobs?.(world.ports) ?? []) : []));
  }

  static async open(engine: Engine): Promise<Payouts> {
    const world = await openPayInWorld(engine);
    const http = await createHttp(world.ports.settings, world.ports.log);
    const auth = { member: world.auth.member, operator: async (name: string) => operatorCaller(name) };
    for (const { bind } of slices) bind?.(http, auth, world.ports);
    await world.give(world.ann, { usdt: 5_000n, mey: 100n });
    await world.save(world.ann, world.address());
    await world.nextDay();
    const [saved] = (await world.ann.client.call('wallet.accounts')).value.items;
    if (!saved) throw new Error('no account is saved');
    return new Payouts(world, http, saved);
  }

  as(name: string): TestClient {
    const client = new TestClient(this.http);
    client.setCookie(OPERATOR_COOKIE, name);
    return client;
  }

  ask = async (): Promise<string> => {
    const body = { account: this.account, amount: '10', payPassword: PAY };
    return (await this.world.ann.client.call('wallet.withdraw', { body })).value.id;
  };
  approve = (id: string, name = 'ada') => this.as(name).call('wallet.approveWithdrawal', { params: { id } });
  pay = (id: string, name = 'bea') => {
    const sent = { from: this.address, to: this.address, amount: micro('9'), at: this.world.ports.clock.now() };
    const body = { reference: this.world.chain.pay(sent) };
    return this.as(name).call('wallet.approveWithdrawal', { params: { id }, body });
  };
  turn = (on: boolean, name = 'ada') =>
    this.as(name).call('admin.setSwitch', { params: { name: 'payouts' }, body: { on, reason: 'the books' } });
  release = (id: string | null, name = 'bea') => approveShown(this.as(name), id ?? '');
  areOn = async (): Promise<boolean> => (await this.as('ada').call('admin.switches')).value.payouts;
  check = () => this.as('cleo').call('admin.checkLedger');
  /** As somebody would who can write to the database. */
  addToBacking = (more: number) =>
    sql`update ledger_account set balance = balance + ${more}::bigint where purpose = 'backing'`.execute(
      this.world.ports.db,
    );
  alarms = async () => {
    await this.world.ports.alarms.idle();
    const { db, clock } = this.world.ports;
    return (await recentAlarms(db, clock.now())).filter(({ name }) => name === 'payoutsStopped');
  };

  /** Lets them go on, whatever stopped them. */
  turnOn = () => sql`update platform_switch set "on" = true`.execute(this.world.ports.db);

  async close(): Promise<void> {
    expect(await this.world.faults()).toEqual([]);
    await this.http.close();
    await this.world.close();
  }
}
