import { LANGUAGES } from '@greenhall/locales/languages';
import { parseAmount } from '@greenhall/domain/shared/money';
import { liveCells } from '@greenhall/test-kit/data/csv';
import { ENGINES } from '@greenhall/test-kit/database';
import { PAY, type WalletWorld, openWalletWorld } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const micro = (text: string | undefined): bigint => {
  const sign = text?.startsWith('-') ? -1n : 1n;
  const value = parseAmount((text ?? '').replace('-', ''));
  if (value === undefined) throw new Error(`no amount: ${text}`);
  return sign * value;
};

describe.each(ENGINES)('what a member sees of its coins on the %s database', (engine) => {
  let world: WalletWorld;
  const day = () => world.ports.clock.now().toISOString().slice(0, 10);

  beforeAll(async () => {
    world = await openWalletWorld(engine);
    await world.give(world.ann, { mey: 1_000n, usdt: 50n });
    for (const amount of ['3', '4.25', '0.000001']) {
      await world.ann.client.call('wallet.transfer', {
        body: { payee: 'bochen', coin: 'mey', amount, remark: '=1+1, "tea";=2', payPassword: PAY },
      });
    }
  });
  afterAll(() => world.close());

  const statement = (query: Record<string, string>) =>
    world.ann.client.call('wallet.statement', {
      query: { coin: 'mey', from: day(), to: day(), format: 'csv', language: 'en', ...query },
    });

  it('a CSV statement closes: opening and movements make the closing balance, which is the balance', async () => {
    const { raw } = await statement({});
    const rows = raw.body
      .trim()
      .split('\r\n')
      .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    const opening = micro(rows[3]?.at(-1));
    const closing = micro(rows.at(-3)?.at(-1));
    const movements = rows.slice(5, -3);
    expect(movements.length).toBeGreaterThan(4);
    expect(movements.reduce((sum, row) => sum + micro(row[4]), opening)).toBe(closing);
    expect(closing).toBe(micro((await world.balance(world.ann, 'mey')).available));
    expect(raw.body).toContain(`"'=1+1, ""tea"";'=2"`);
    expect(liveCells(raw.body)).toEqual([]);
  });

  it.each(LANGUAGES)('a statement is made in %s, and says in which time zone its moments are', async (language) => {
    const rows = (await statement({ language })).raw.body.split('\r\n');
    expect(rows[2], 'the period').toContain('UTC');
    expect(rows[4], 'the head of the times').toContain('UTC');
    expect(rows[5]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z,/);
    const { raw, status } = await statement({ format: 'pdf', language });
    expect(status).toBe(200);
    expect(raw.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(raw.headers['content-type']).toBe('application/pdf');
    expect(raw.bytes.length).toBeGreaterThan(4_000);
    world.ports.clock.advance(301_000);
  });

  it('refuses periods that are backwards, endless or no days', async () => {
    expect((await statement({ from: '2026-03-02', to: '2026-03-01' })).refusal).toBe('badRequest');
    expect((await statement({ from: '2020-01-01' })).refusal).toBe('badRequest');
    expect((await statement({ from: 'yesterday' })).refusal).toBe('badRequest');
    expect((await statement({ coin: 'doge' })).refusal).toBe('badRequest');
  });

  it('tells the rules, the balances and what was owned on each day', async () => {
    const { value: rules } = await world.ann.client.call('wallet.rules');
    expect(rules.transferable.map((one) => one.coin)).toEqual(['mey', 'bdb', 'usdt']);
    const { value: balances } = await world.ann.client.call('wallet.balances');
    const { value: history } = await world.ann.client.call('wallet.history', { query: { days: '7' } });
    expect(history.items).toHaveLength(7);
    expect(history.items.at(-1)).toEqual({ day: day(), total: balances.total });
    expect(history.items[0]?.total).toBe('0.000000');
  });

  it('quotes a flash exchange in multiples of 100, good for 30 seconds, once, for its own member', async () => {
    const quote = (body: Record<string, string>) => world.ann.client.call('wallet.quote', { body });
    const take = (id: string, person = world.ann) =>
      person.client.call('wallet.exchange', { body: { quote: id, payPassword: PAY } });
    expect((await quote({ from: 'mey', to: 'usdt', amount: '150' })).refusal).toBe('amountMultiple');
    expect((await quote({ from: 'mey', to: 'bdb', amount: '100' })).refusal).toBe('directionNotAllowed');
    expect((await quote({ from: 'mey', to: 'usdt', amount: '0' })).refusal).toBe('amountRule');
    const late = await quote({ from: 'mey', to: 'usdt', amount: '100' });
    world.ports.clock.advance(30_000);
    expect((await take(late.value.id)).refusal).toBe('quoteExpired');
    const good = await quote({ from: 'mey', to: 'usdt', amount: '100' });
    expect((await take(good.value.id, world.bo)).refusal).toBe('notFound');
    const before = micro((await world.balance(world.ann, 'usdt')).available);
    const both = await Promise.all([take(good.value.id), take(good.value.id)]);
    expect(both.filter((one) => one.status === 200)).toHaveLength(1);
    expect(micro((await world.balance(world.ann, 'usdt')).available) - before).toBe(99_800_000n);
    const { value } = await world.ann.client.call('wallet.conversions', { query: { kind: 'exchange' } });
    expect(value.items[0]).toMatchObject({ from: 'mey', to: 'usdt', amount: '100.000000', fee: '0.200000' });
    expect(await world.faults()).toEqual([]);
  });
});
