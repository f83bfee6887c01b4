import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { TestClient } from '@greenhall/test-kit/client';
import { liveCells } from '@greenhall/test-kit/data/csv';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { sql } from 'kysely';
import { buffer } from 'node:stream/consumers';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { fromBufferPromise } from 'yauzl';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maybeRow, run } from './platform/database/database.ts';
import type { PersonalTable } from './platform/facts/personal-data.ts';
import { contactsOf } from './slices/identity/code/store-contact.ts';
import { makeCode, memberKey } from './slices/identity/code/codes.ts';
import { sendDueMail } from './slices/notifications/send-mail.ts';
import { makeExports } from './slices/members/export/make-exports.ts';

/** The files of an archive by their names. */
async function filesIn(archive: Buffer): Promise<ReadonlyMap<string, string>> {
  const zip = await fromBufferPromise(archive);
  const files = new Map<string, string>();
  for await (const entry of zip.eachEntry()) {
    const content = await buffer(await zip.openReadStreamPromise(entry));
    files.set(entry.fileName, content.toString('utf8'));
  }
  return files;
}

describe.each(ENGINES)('the own copy of what is kept about a member on %s', (engine) => {
  let world: OtcWorld;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
  });
  afterAll(async () => {
    expect(await world.faults()).toEqual([]);
    await world.close();
  });

  const codeOf = async ({ no }: Trader): Promise<string> => {
    const { phone } = await contactsOf(world.ports.db, memberNumber(no));
    const code = await makeCode(world.ports, memberKey(memberNumber(no), 'export', 'phone', phone ?? ''));
    if (!code.ok) throw new Error(`no code: ${code.refusal}`);
    return code.value;
  };
  const ask = async (who: Trader, over: Record<string, string> = {}) =>
    who.client.call('members.askExport', {
      body: { payPassword: PAY, codeChannel: 'phone', code: over['code'] ?? (await codeOf(who)), ...over },
    });
  const latest = async (who: Trader) => (await who.client.call('members.export')).value.latest;
  const fetch = (who: Trader, name: string) => who.client.call('members.fetchExport', { params: { name } });
  const confirm = (who: Trader, name: string, key?: string) =>
    who.client.call('members.confirmExport', { params: { name }, ...(key ? { key } : {}) });
  const mails = () => world.ports.messenger.sent.filter(({ text }) => text.includes('copy of your data')).length;

  it('is made once by however many sweeps, told by mail, and fetched once by its member alone', async () => {
    const { seller, buyer } = world;
    const trade = await world.trade();
    await run(
      world.ports.db,
      sql`insert into identity_session (member_no, token_hash, companion_hash, acting_for, device, network, created_at, rotated_at, seen_at, ended_at)
          select ${BigInt(seller.no)}, decode(md5('t' || n), 'hex'), decode(md5('c' || n), 'hex'), false, 'a device', '192.0.2.1', now(), now(), now(), now()
            from generate_series(1, 2500) n`,
    );
    expect(await latest(seller)).toBeNull();
    expect((await ask(seller)).value).toMatchObject({ state: 'asked', name: null });
    await Promise.all([makeExports(world.ports), makeExports(world.ports)]);
    await makeExports(world.ports);
    await sendDueMail(world.ports);
    expect(mails()).toBe(1);
    const { name } = (await latest(seller)) ?? {};
    if (!name) throw new Error('there is nothing to fetch');
    expect((await fetch(buyer, name)).refusal).toBe('notFound');
    const bare = new TestClient(world.http);
    bare.token = seller.client.token;
    expect((await bare.call('members.fetchExport', { params: { name } })).refusal).toBe('notSignedIn');
    const fetched = await fetch(seller, name);
    expect(fetched.raw.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
    });
    expect((await confirm(buyer, name)).refusal).toBe('notFound');
    expect((await confirm(seller, name)).refusal).toBeUndefined();
    expect((await fetch(seller, name)).refusal).toBe('notFound');
    expect(await latest(seller)).toMatchObject({ state: 'fetched', name: null });

    const files = await filesIn(fetched.raw.bytes);
    const data = JSON.parse(files.get('data.json') ?? '') as Record<string, Record<string, unknown>[]>;
    expect(data['sign_in']).toMatchObject([{ username: seller.name }]);
    expect(data['sessions']?.length).toBeGreaterThan(2_500);
    expect(data['addresses']).toMatchObject([{ address: seller.address }]);
    expect(data['trades']).toMatchObject([{ id: trade, role: 'seller', own_address: seller.address }]);
    expect(data['movements']?.length).toBeGreaterThan(0);
    expect(data['notifications']).toMatchObject([{ kind: 'listingTaken' }]);
    expect(files.get('trades.csv')).toContain(seller.address);
    const everything = [...files.values()].join('\n');
    for (const foreign of [buyer.name, buyer.address, 'login_hash', 'pay_hash', '$argon2'])
      expect(everything, foreign).not.toContain(foreign);
  });

  it('is refused without what it takes, and more than once a day', async () => {
    const { buyer, seller } = world;
    expect((await ask(buyer, { payPassword: 'other-2209' })).refusal).toBe('payPasswordWrong');
    expect((await ask(buyer, { code: '000000' })).refusal).toBe('codeWrong');
    const acting = await world.signIn(buyer.no, buyer.name, true);
    expect((await acting.client.call('members.export')).refusal).toBe('actingFor');
    expect((await ask({ ...buyer, client: acting.client }, { code: '000000' })).refusal).toBe('actingFor');
    world.ports.clock.advance(61_000);
    expect((await ask(seller)).refusal).toBe('tooFrequent');
    expect(await latest(buyer)).toBeNull();
  });

  it('is gone after a day, also from the database', async () => {
    const { buyer } = world;
    world.ports.clock.advance(61_000);
    expect((await ask(buyer)).refusal).toBeUndefined();
    await makeExports(world.ports);
    const { name } = (await latest(buyer)) ?? {};
    world.ports.clock.advance(DAY);
    expect((await fetch(buyer, name ?? '')).refusal).toBe('notFound');
    await makeExports(world.ports);
    expect(await latest(buyer)).toMatchObject({ state: 'expired', name: null });
    const after = await ask(buyer);
    expect(after.refusal).toBeUndefined();
  });

  it('is asked for once while it is being made, however long that takes', async () => {
    const { seller } = world;
    world.ports.clock.advance(2 * DAY);
    Object.assign(seller, await world.signIn(seller.no, seller.name));
    const first = await ask(seller);
    expect(first.value).toMatchObject({ state: 'asked' });
    world.ports.clock.advance(DAY);
    const again = await ask(seller);
    expect([again.status, again.value.askedAt]).toEqual([200, first.value.askedAt]);
    await makeExports(world.ports);
    expect(await latest(seller)).toMatchObject({ state: 'ready' });
  });

  it('has no words of others: what a payer has written stays the payer’s', async () => {
    const { seller, buyer } = world;
    world.ports.clock.advance(2 * DAY);
    for (const one of [seller, buyer]) Object.assign(one, await world.signIn(one.no, one.name));
    await world.give(buyer, { mey: 100n });
    const sent = (from: Trader, to: Trader, remark: string) =>
      from.client.call('wallet.transfer', {
        body: { payee: to.name, coin: 'mey', amount: '1', remark, payPassword: PAY },
      });
    expect((await sent(seller, buyer, 'my own remark; =1+1')).refusal).toBeUndefined();
    expect((await sent(buyer, seller, 'a remark of another')).refusal).toBeUndefined();
    await ask(seller);
    await makeExports(world.ports);
    const fetched = await fetch(seller, (await latest(seller))?.name ?? '');
    const files = await filesIn(fetched.raw.bytes);
    for (const [file, content] of files) if (file.endsWith('.csv')) expect(liveCells(content), file).toEqual([]);
    const everything = [...files.values()].join('\n');
    expect(everything).toContain('my own remark');
    expect(everything).not.toContain('a remark of another');
  });

  it('is not handed to whoever has changed the account’s security since', async () => {
    const { buyer } = world;
    const changed = (at: number | null) =>
      run(
        world.ports.db,
        sql`update identity_credential
               set changes = ${at === null ? '{}' : JSON.stringify({ loginPassword: at })}::jsonb
             where member_no = ${BigInt(buyer.no)}`,
      );
    expect((await ask(buyer)).refusal).toBeUndefined();
    await makeExports(world.ports);
    const { name = '' } = (await latest(buyer)) ?? {};
    await changed(world.ports.clock.now().getTime());
    const refused = await fetch(buyer, name ?? '');
    expect([refused.refusal, refused.params]).toEqual(['coolDown', { hours: 24 }]);
    await changed(null);
    expect((await fetch(buyer, name ?? '')).status).toBe(200);
  });

  it('stays for the session that fetched it first until that confirms it, and is noted as fetched once', async () => {
    const [seller] = await world.more(1);
    if (!seller) throw new Error('there is nobody');
    const { ports } = world;
    const noted = () =>
      maybeRow(
        ports.db,
        sql`select state, fetched_at, fetched_by, expires_at, content is null as "isGone" from members_export
             where member_no = ${BigInt(seller.no)} order by id desc limit 1`,
      );
    const other = { ...seller, ...(await world.signIn(seller.no, seller.name)) };
    expect((await ask(seller)).refusal).toBeUndefined();
    await makeExports(ports);
    const name = (await latest(seller))?.name ?? '';
    expect((await confirm(seller, name)).refusal).toBe('notFound');
    const both = await Promise.all([fetch(seller, name), fetch(seller, name)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].raw.bytes.equals(both[1].raw.bytes)).toBe(true);
    const first = await noted();
    expect(first).toMatchObject({ state: 'handed', isGone: false });
    ports.clock.advance(5 * MINUTE);
    expect((await fetch(seller, name)).status).toBe(200);
    expect(await noted()).toEqual(first);
    expect([(await fetch(other, name)).refusal, (await confirm(other, name)).refusal]).toEqual([
      'notFound',
      'notFound',
    ]);
    expect([await latest(seller), await latest(other)]).toMatchObject([{ name }, { state: 'handed', name: null }]);
    const key = 'a-receipt-of-a-copy-0001';
    const confirmed = [await confirm(seller, name, key), await confirm(seller, name, key)];
    expect(confirmed.map(({ status }) => status)).toEqual([200, 200]);
    expect([(await fetch(seller, name)).refusal, (await confirm(seller, name)).refusal]).toEqual([
      'notFound',
      'notFound',
    ]);
    expect(await noted()).toMatchObject({ state: 'fetched', isGone: true });
  });

  it('is given to one of two sessions that fetch it at once', async () => {
    const [one] = await world.more(1);
    if (!one) throw new Error('there is nobody');
    const sessions = [one, { ...one, ...(await world.signIn(one.no, one.name)) }];
    expect((await ask(one)).refusal).toBeUndefined();
    await makeExports(world.ports);
    const name = (await latest(one))?.name ?? '';
    const answers = await Promise.all(sessions.map((session) => fetch(session, name)));
    expect(answers.map(({ refusal }) => refusal ?? 'fetched').toSorted()).toEqual(['fetched', 'notFound']);
  });

  it('is gone ten minutes after it was fetched first, also from the database', async () => {
    const [one] = await world.more(1);
    if (!one) throw new Error('there is nobody');
    const { ports } = world;
    expect((await ask(one)).refusal).toBeUndefined();
    await makeExports(ports);
    const name = (await latest(one))?.name ?? '';
    expect((await fetch(one, name)).status).toBe(200);
    ports.clock.advance(10 * MINUTE);
    expect([(await fetch(one, name)).refusal, (await confirm(one, name)).refusal]).toEqual(['notFound', 'notFound']);
    expect(await latest(one)).toMatchObject({ state: 'handed', name: null });
    await makeExports(ports);
    expect(await latest(one)).toMatchObject({ state: 'expired', name: null });
    const left = sql`select 1 from members_export where name = ${name} and content is not null`;
    expect(await maybeRow(ports.db, left)).toBeUndefined();
  });

  it('is made for those behind one whose copy fails, which is made when it can be', async () => {
    const { seller, buyer, ports } = world;
    ports.clock.advance(2 * DAY);
    for (const one of [seller, buyer]) {
      Object.assign(one, await world.signIn(one.no, one.name));
      expect((await ask(one)).value.state).toBe('asked');
    }
    const broken: PersonalTable = {
      name: 'broken',
      page: async (_db, memberNo) => {
        if (memberNo === BigInt(seller.no)) throw new Error('a row cannot be read');
        return [];
      },
    };
    const failing = makeExports({ ...ports, personalData: [...ports.personalData, broken] });
    await expect(failing).rejects.toThrow('1 copies of own data failed');
    expect([(await latest(seller))?.state, (await latest(buyer))?.state]).toEqual(['asked', 'ready']);
    await makeExports(ports);
    expect((await latest(seller))?.state).toBe('ready');
  });

  it('is written as it is read, so that others are answered while a large one is made', async () => {
    const { seller, ports } = world;
    ports.clock.advance(2 * DAY);
    Object.assign(seller, await world.signIn(seller.no, seller.name));
    expect((await ask(seller)).value.state).toBe('asked');
    const [pages, size] = [60, 1_000];
    let turns = 0;
    let isOver = false;
    const turn = () => {
      turns += 1;
      if (!isOver) setImmediate(turn);
    };
    setImmediate(turn);
    const turnsAt: number[] = [];
    const large: PersonalTable = {
      name: 'large',
      page: async (_db, _memberNo, after) => {
        turnsAt.push(turns);
        const left = Math.min(size, pages * size - Number(after) - 1);
        return Array.from({ length: left }, (_, index) => ({ id: after + BigInt(index) + 1n, words: 'a row' }));
      },
    };
    await makeExports({ ...ports, personalData: [large] });
    isOver = true;
    const { name } = (await latest(seller)) ?? {};
    const files = await filesIn((await fetch(seller, name ?? '')).raw.bytes);
    expect((JSON.parse(files.get('data.json') ?? '') as Record<string, unknown[]>)['large']).toHaveLength(pages * size);
    expect(files.get('large.csv')?.split('\r\n')).toHaveLength(pages * size + 2);
    expect(new Set(turnsAt).size).toBeGreaterThan(pages / 6);
  });

  it('waits for the cool-down after a change of security', async () => {
    const [late] = await world.more(1);
    if (!late) throw new Error('there is nobody');
    await run(
      world.ports.db,
      sql`update identity_credential set changes = jsonb_build_object('loginPassword', ${world.ports.clock.now().getTime()}::bigint)
           where member_no = ${BigInt(late.no)}`,
    );
    expect((await ask(late)).refusal).toBe('coolDown');
  });
});
