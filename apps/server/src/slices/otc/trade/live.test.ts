import type { AddressInfo } from 'node:net';
import type { LiveMessage } from '@greenhall/contract/live';
import { otcLive } from '@greenhall/contract/otc/live';
import { ENGINES } from '@greenhall/test-kit/database';
import { type OtcWorld, type Trader, openOtcWorld } from '@greenhall/test-kit/otc-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveChannels, openSessions } from '../../../compose.ts';
import { createHttp } from '../../../platform/http/server.ts';
import { LiveSessions } from '../../../platform/live/sessions.ts';
import { serveLive } from '../../../platform/live/socket.ts';

/** What the trading hall itself tells. */
const OWN: ReadonlySet<string> = new Set(Object.keys(otcLive.events));
/** Far longer than an event takes, also where other tests run beside this one. */
const PATIENCE = { timeout: 60_000 };

describe.each(ENGINES)('a trade over the live channel of the %s database', (engine) => {
  let world: OtcWorld;
  let third: Trader;
  let http: Awaited<ReturnType<typeof createHttp>>;
  beforeAll(async () => {
    world = await openOtcWorld(engine);
    [third = world.buyer] = await world.more(1);
    const { ports } = world;
    http = await createHttp(ports.settings, ports.log);
    await serveLive(http, ports, new LiveSessions(ports, ports.live, liveChannels, openSessions(ports)));
    await http.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await http.close();
    await world.close();
  });

  /** A member's app: listens to the member's own channel and to the market. */
  const listen = async (person: Trader) => {
    const host = `127.0.0.1:${(http.server.address() as AddressInfo).port}`;
    const socket = new WebSocket(`ws://${host}/wss`, { headers: { origin: `http://${host}` } });
    const all: LiveMessage[] = [];
    socket.addEventListener('message', ({ data }) => all.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    const { ticket } = (await person.client.call('live.ticket')).value;
    const joins = ['member', 'otc:mey:BEP20'].map((channel) => ({ kind: 'join', channel, after: null }));
    for (const message of [{ kind: 'ticket', ticket }, ...joins]) socket.send(JSON.stringify(message));
    const isCoins = (message: LiveMessage) => message.kind === 'event' && message.event.what === 'balance';
    const isMine = (message: LiveMessage) =>
      message.kind === 'event' && message.channel === 'member' && message.event.what === 'listing';
    /** Everything but what other slices tell a moment later, also of what was before, and the member's own listings. */
    const told = () =>
      all.filter((message) => message.kind !== 'event' || (OWN.has(message.event.what) && !isMine(message)));
    await expect.poll(() => told().map(({ kind }) => kind), PATIENCE).toEqual(['ready', 'joined', 'joined']);
    let seen = told().length;
    let coins = 0;
    return {
      socket,
      /** What has been told since the last look, by kind, once so many events have come. */
      heard: async (count: number) => {
        await expect.poll(() => told().length - seen, PATIENCE).toBe(count);
        const events = told()
          .slice(seen)
          .flatMap((message) => (message.kind === 'event' ? [message] : []));
        seen = told().length;
        return events.map(({ event }) => `${event.what} ${event.id}`).toSorted();
      },
      /** How often the member was told of a listing of its own, which another of its devices may show. */
      ofMine: () => all.filter(isMine).length,
      /** That coins of the member have moved since the last look. */
      heardOfCoins: async () => {
        await expect.poll(() => all.filter(isCoins).length, PATIENCE).toBeGreaterThan(coins);
        coins = all.filter(isCoins).length;
      },
    };
  };

  it('reaches both sides with each change, and the market with the listing alone', async () => {
    const [seller, buyer, other] = [await listen(world.seller), await listen(world.buyer), await listen(third)];
    const everybody = [seller, buyer, other];
    const listing = await world.post(world.seller, { quantity: '100' });
    for (const one of everybody) expect(await one.heard(1)).toEqual([`listing ${listing}`]);
    await expect.poll(seller.ofMine, PATIENCE).toBeGreaterThan(0);
    expect([buyer, other].map((one) => one.ofMine())).toEqual([0, 0]);

    const trade = await world.take(world.buyer, listing);
    const moved = [`badge ${trade}`, `listing ${listing}`, `trade ${trade}`];
    for (const side of [seller, buyer]) expect(await side.heard(3)).toEqual(moved);
    await seller.heardOfCoins();
    expect(await other.heard(1)).toEqual([`listing ${listing}`]);

    await world.claim(trade);
    for (const side of [seller, buyer]) expect(await side.heard(2)).toEqual([`badge ${trade}`, `trade ${trade}`]);
    await world.seller.client.upload('otc.say', { text: 'I am looking' }, {}, { id: trade });
    for (const side of [seller, buyer]) expect(await side.heard(1)).toEqual([`chat ${trade}`]);

    await world.seller.client.call('otc.confirm', { params: { id: trade }, body: await world.releasing(trade) });
    for (const side of [seller, buyer]) expect(await side.heard(3)).toEqual(moved);
    await buyer.heardOfCoins();
    expect(await other.heard(1)).toEqual([`listing ${listing}`]);
    for (const { socket } of everybody) socket.close();
  });
});
