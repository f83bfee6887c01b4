import { memberNumber } from '@greenhall/domain/shared/member-no';
import { MINUTE } from '@greenhall/domain/shared/time';
import { SAVED_PAYEES } from '@greenhall/domain/wallet/payees';
import { TestClient } from '@greenhall/test-kit/client';
import { ENGINES } from '@greenhall/test-kit/database';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import type { Person } from '@greenhall/test-kit/world';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { run } from '../../../platform/database/database.ts';
import { walletPersonal } from '../store-personal.ts';
import { creditDueTransfers } from '../transfer/settle-transfer.ts';

describe.each(ENGINES)('payees on the %s database', (engine) => {
  let world: WalletWorld;
  let carl: Person;
  beforeAll(async () => {
    world = await openWalletWorld(engine);
    carl = await world.join('carlkim', { by: world.ann.code, contact: 'annlee', zone: 'A' });
    await world.give(world.ann, { mey: 1_000n, usdt: 100n });
  });
  afterAll(() => world.close());
  afterEach(async () => {
    expect(await world.faults()).toEqual([]);
    await run(world.ports.db, sql`delete from platform_limit`);
  });

  const payees = async (who = world.ann) => (await who.client.call('wallet.payees')).value;
  const save = (body: Record<string, unknown>, who = world.ann) => who.client.call('wallet.savePayee', { body });
  const send = (body: Record<string, unknown>, who = world.ann) =>
    who.client.call('wallet.transfer', { body: { coin: 'mey', amount: '1', payPassword: PAY, ...body } });
  const look = (query: Record<string, string>, who = world.ann) => who.client.call('wallet.payee', { query });
  const credit = async () => {
    world.ports.clock.advance(10 * MINUTE);
    await creditDueTransfers(world.ports);
  };

  it('are saved under a name of one’s own, and stand in full for who has typed them', async () => {
    const saved = await save({ payee: 'BOCHEN', label: ' Bo from the \u202echoir ' });
    expect(saved.value).toMatchObject({ label: 'Bo from the choir', name: 'bochen', isMasked: false });
    const again = await save({ payee: 'bochen', label: 'Bo' });
    expect(again.value).toMatchObject({ id: saved.value.id, label: 'Bo' });
    const renamed = await world.ann.client.call('wallet.renamePayee', {
      params: { id: saved.value.id },
      body: { label: 'Bo 🎶' },
    });
    expect(renamed.value.label).toBe('Bo 🎶');
    for (const label of ['\u3164', '\u2800', '\u115f\u1160', '\u034f', '\u200d'])
      expect((await save({ payee: 'bochen', label })).refusal, JSON.stringify(label)).toBe('badRequest');
    expect(await payees()).toMatchObject({ saved: [{ label: 'Bo 🎶', name: 'bochen', paidAt: null }], recent: [] });
    expect((await look({ saved: saved.value.id })).value).toMatchObject({ name: 'bochen', firstTime: true });
  });

  it('are not changed by a copied token, which comes without the cookie', async () => {
    const { id } = (await payees()).saved[0] ?? { id: '' };
    const copied = new TestClient(world.http);
    copied.token = world.ann.client.token;
    expect((await copied.call('wallet.removePayee', { params: { id } })).refusal).toBe('notSignedIn');
    expect((await copied.call('wallet.savePayee', { body: { payee: 'carl01', label: 'Bo 🎶' } })).refusal).toBe(
      'notSignedIn',
    );
    expect((await copied.call('wallet.renamePayee', { params: { id }, body: { label: 'x' } })).refusal).toBe(
      'notSignedIn',
    );
    expect(await payees()).toMatchObject({ saved: [{ label: 'Bo 🎶', name: 'bochen' }] });
  });

  it('shorten no hold: the first transfer to a saved one waits its ten minutes', async () => {
    const { id } = (await payees()).saved[0] ?? { id: '' };
    const first = await send({ saved: id });
    expect(first.value).toMatchObject({ state: 'held', payee: 'bo***n' });
    await world.ann.client.call('wallet.cancelTransfer', { params: { id: first.value.id } });
    expect((await send({ saved: id })).value.state).toBe('held');
    await credit();
    const last = (await send({ saved: id })).value;
    expect(last.state).toBe('credited');
    expect((await payees()).saved).toMatchObject([{ id, paidAt: last.at }]);
  });

  it('are recent once they were paid, until they are saved or removed, and again when they are paid again', async () => {
    await send({ payee: 'carlkim' });
    await credit();
    const [recent] = (await payees()).recent;
    expect(recent).toMatchObject({ name: 'carlkim', isMasked: false });
    const params = { transfer: recent?.transfer ?? '' };
    await world.ann.client.call('wallet.removeRecentPayee', { params });
    expect((await payees()).recent).toEqual([]);
    world.ports.clock.advance(1);
    expect((await send({ again: params.transfer })).value.state).toBe('credited');
    expect((await payees()).recent).toMatchObject([{ name: 'carlkim' }]);
    const saved = await save({ again: params.transfer, label: 'Carl' });
    expect((await payees()).recent).toEqual([]);
    await world.ann.client.call('wallet.removePayee', { params: { id: saved.value.id } });
    const after = await payees();
    expect([after.saved.map(({ label }) => label), after.recent]).toEqual([['Bo 🎶'], []]);
  });

  it('stay masked for who has only paid what they asked for, saved or not', async () => {
    const dora = await world.join('doralim', { by: carl.code, contact: 'carlkim', zone: 'A' });
    const body = { coin: 'usdt', amount: '5', minutes: 60 };
    const { name } = (await dora.client.call('wallet.makePaymentRequest', { body })).value;
    const pay = { feeBp: 10, payPassword: PAY };
    const paid = await world.ann.client.call('wallet.payPaymentRequest', { params: { name }, body: pay });
    await credit();
    const [recent] = (await payees()).recent;
    expect(recent).toMatchObject({ name: 'do***m', isMasked: true, transfer: paid.value.transfer?.id });
    const saved = await save({ again: recent?.transfer, label: 'The tea' });
    expect(saved.value).toMatchObject({ name: 'do***m', isMasked: true });
    expect((await look({ saved: saved.value.id })).value).toMatchObject({ name: 'do***m', isMasked: true });
    const sent = await send({ saved: saved.value.id, coin: 'usdt' });
    expect(sent.value).toMatchObject({ state: 'credited', payee: 'do***m' });
    const own = await walletPersonal
      .find((table) => table.name === 'payees')
      ?.page(world.ports.db, memberNumber(world.ann.no), 0n, world.ports.clock.now());
    expect(own?.map((row) => [row['label'], row['username']])).toEqual([
      ['Bo 🎶', 'bochen'],
      ['The tea', null],
    ]);
    for (const answer of [paid, saved, sent, { value: await payees() }])
      expect(JSON.stringify(answer.value)).not.toContain('doralim');
    // Neither does what was sent so, nor a payee that is removed and comes back by it.
    const again = { again: sent.value.id };
    expect((await look(again)).value).toMatchObject({ name: 'do***m', isMasked: true });
    await world.ann.client.call('wallet.removePayee', { params: { id: saved.value.id } });
    world.ports.clock.advance(1);
    await send({ ...again, coin: 'usdt' });
    expect((await payees()).recent).toMatchObject([{ name: 'do***m', isMasked: true }]);
    expect((await save({ ...again, label: 'The tea' })).value).toMatchObject({ name: 'do***m', isMasked: true });
    // Who types the name afterwards sees it in full.
    expect((await save({ payee: 'doralim', label: 'The tea' })).value).toMatchObject({
      name: 'doralim',
      isMasked: false,
    });
    expect((await look(again)).value).toMatchObject({ name: 'doralim', isMasked: false });
  });

  it('are nobody else’s, and nobody’s in a session that acts for another', async () => {
    const { id } = (await payees()).saved[0] ?? { id: '' };
    const [mine] = (await world.ann.client.call('wallet.transfers')).value.items;
    const named = [{ saved: id }, { again: mine?.id ?? '' }, { saved: '999999' }];
    for (const one of named) {
      expect((await look(one, carl)).refusal).toBe('notFound');
      expect((await send(one, carl)).refusal).toBe('notFound');
    }
    expect((await save({ again: mine?.id, label: 'x' }, carl)).refusal).toBe('notFound');
    const params = { id };
    expect((await carl.client.call('wallet.renamePayee', { params, body: { label: 'x' } })).refusal).toBe('notFound');
    expect((await carl.client.call('wallet.removePayee', { params })).refusal).toBe('notFound');
    const acting = await world.signIn(world.ann.no, world.ann.name, true);
    expect((await acting.client.call('wallet.payees')).refusal).toBe('actingFor');
    expect((await save({ payee: 'carlkim', label: 'x' }, acting)).refusal).toBe('actingFor');
    for (const one of named.slice(0, 2)) expect((await send(one, acting)).refusal).toBe('notFound');
    // What such a session types is none of the member's own words.
    const erik = await world.join('erikson', { by: carl.code, contact: 'carlkim', zone: 'B' });
    expect((await send({ payee: erik.name }, acting)).value.state).toBe('held');
    expect((await payees()).recent).toMatchObject([{ name: 'er***n', isMasked: true }]);
    expect(await payees(carl)).toEqual({ saved: [], recent: [] });
  });

  it('are named in one way, and not without end', async () => {
    for (const body of [{}, { payee: 'bochen', saved: '1' }, { saved: '1', again: '1' }])
      expect((await send(body)).refusal).toBe('badRequest');
    expect((await look({})).refusal).toBe('badRequest');
    expect((await save({ payee: 'annlee', label: 'me' })).refusal).toBe('selfTransfer');
    expect((await save({ payee: 'nobody', label: 'x' })).refusal).toBe('payeeNotFound');
    expect((await save({ payee: 'bochen', label: ' \ue000 ' })).refusal).toBe('contentEmpty');
    for (const label of ['', 'x'.repeat(41)]) expect((await save({ payee: 'bochen', label })).status).toBe(400);
    for (const id of ['x', '-1', '9'.repeat(30)])
      expect((await world.ann.client.call('wallet.removePayee', { params: { id } })).status).toBe(400);
    await run(world.ports.db, sql`delete from platform_limit`);
    await run(
      world.ports.db,
      sql`insert into wallet_payee (member_no, payee, label, typed, saved_at)
          select ${BigInt(carl.no)}, member_no, 'one', true, now() from identity_credential
           where username in ('annlee', 'bochen')`,
    );
    await run(
      world.ports.db,
      sql`insert into identity_credential select (jsonb_populate_record(c, jsonb_build_object(
            'member_no', 900000 + n, 'username', 'crowd' || n, 'invitation_code', 'crowd' || n))).*
            from identity_credential c, generate_series(1, ${SAVED_PAYEES - 3}) n where c.member_no = ${BigInt(carl.no)}`,
    );
    await run(
      world.ports.db,
      sql`insert into wallet_payee (member_no, payee, label, typed, saved_at)
          select ${BigInt(carl.no)}, member_no, 'one', true, now() from identity_credential where member_no > 900000`,
    );
    const before = (await payees(carl)).saved.length;
    expect(before).toBe(SAVED_PAYEES - 1);
    expect((await save({ payee: 'erikson', label: 'Erik' }, carl)).refusal).toBeUndefined();
    expect(await save({ payee: 'doralim', label: 'Dora' }, carl)).toMatchObject({ refusal: 'payeeLimit' });
    expect((await save({ payee: 'erikson', label: 'Erik S.' }, carl)).value.label).toBe('Erik S.');
    await run(world.ports.db, sql`delete from identity_credential where member_no > 900000`);
    expect((await payees(carl)).saved).toHaveLength(3);
  });

  it('are not found by trying: thirty look-ups and saves in a minute are counted together', async () => {
    for (let n = 0; n < 29; n += 1) await look({ username: `nobody${n}` });
    expect((await save({ payee: 'nobody', label: 'x' })).refusal).toBe('payeeNotFound');
    expect((await save({ payee: 'nobody', label: 'x' })).refusal).toBe('tooFrequent');
    expect((await look({ username: 'bochen' })).refusal).toBe('tooFrequent');
  });
});
