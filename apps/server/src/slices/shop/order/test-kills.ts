import { randomUUID } from 'node:crypto';
import type { Engine } from '@greenhall/test-kit/database';
import { type Answer, KilledShop } from '@greenhall/test-kit/shop/killed-shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** What the program is killed at, by its failpoint, and what must be true however it was killed. */
const ACTS = [
  { name: 'place', title: (when: string) => `places one order when it is killed ${when} the commit` },
  { name: 'pay', title: (when: string) => `takes the coins of one payment when it is killed ${when} the commit` },
  {
    name: 'cancel',
    title: (when: string) => `gives coins and stock back once when it is killed ${when} the commit of a cancellation`,
  },
  { name: 'refund', title: (when: string) => `refunds a part once when it is killed ${when} the commit` },
  {
    name: 'close',
    title: (when: string) => `earns what is left of an order once when it is killed ${when} the commit of its close`,
  },
] as const;

type Side = 'before' | 'after';
/** An act, and the side of its commit at which the program is killed. */
interface Cross {
  readonly act: (typeof ACTS)[number];
  readonly side: Side;
}

/**
 * Every act once, before and after its commit in turns. No act follows itself: a program that is to be killed at the next
 * act can still answer for the one before.
 */
export const inTurns = (first: Side): readonly Cross[] =>
  ACTS.map((act, index) => ({ act, side: (index % 2 === 0) === (first === 'before') ? 'before' : 'after' }));

type Killed = (send: () => Promise<Answer>) => Promise<Answer>;
type Name = (typeof ACTS)[number]['name'];

/** What is done of each act, and what must be there afterwards. */
const checksOf = (
  shop: KilledShop,
  killed: Killed,
  next: () => Promise<void>,
): Readonly<Record<Name, () => Promise<void>>> => ({
  place: async () => {
    const orders = async () => ((await shop.asBuyer('shop.orders', { query: {} }))['items'] as unknown[]).length;
    const before = await orders();
    const asked = shop.placing();
    const placed = await killed(() => shop.asBuyer('shop.place', asked));
    expect(placed).toMatchObject({ state: 'toPay' });
    expect(await orders()).toBe(before + 1);
    await shop.asBuyer('shop.cancel', { params: { id: String(placed['id']) } });
  },
  pay: async () => {
    const id = await shop.place();
    const asked = shop.paying(id);
    await killed(() => shop.asBuyer('shop.pay', asked));
    expect(await shop.see(id)).toMatchObject({ state: 'toShip', total: '45.000000', refunded: '0.000000' });
  },
  cancel: async () => {
    const id = await shop.buy();
    const asked = { params: { id }, key: randomUUID() };
    await killed(() => shop.asBuyer('shop.cancelPaid', asked));
    expect(await shop.see(id)).toMatchObject({ state: 'canceled', refunded: '45.000000' });
  },
  refund: async () => {
    const { id, about } = await shop.openReturnRequest();
    const body = { freight: false, restock: [], reason: 'it was broken' };
    const asked = { params: { id: about }, body, key: randomUUID() };
    await killed(() => shop.asDesk('shop.refund', asked));
    expect(await shop.see(id)).toMatchObject({ state: 'toShip', refunded: '20.000000' });
  },
  close: async () => {
    const id = await shop.buy();
    await shop.asDesk('shop.ship', { params: { id }, body: { carrier: 'DHL', tracking: 'JD1' } });
    await shop.asBuyer('shop.receive', { params: { id } });
    const { lethal } = shop;
    await shop.makeDue(id);
    await shop.restart(lethal);
    await expect.poll(shop.isDead).toBe(true);
    await next();
    await expect.poll(async () => (await shop.see(id))['isClosed']).toBe(true);
  },
});

/** Kills the program at these crosses on one engine, one after the other on the same data. */
export function killAround(engine: Engine, crosses: readonly Cross[]): void {
  const failpoints = crosses.map(({ act, side }) => `shop.${act.name}.${side}-commit`);
  describe(`the program that is killed around the commit of an order on the ${engine} database`, () => {
    let shop: KilledShop;
    beforeAll(async () => {
      shop = await KilledShop.open(engine, failpoints[0]);
    });
    afterAll(() => shop.close());

    it.each(crosses.map(({ act, side }, index) => [act.title(side), act.name, index] as const))(
      '%s',
      async (_title, name, index) => {
        if (shop.lethal !== failpoints[index]) await shop.restart(failpoints[index]);
        /** The program that is to be killed next answers for what was killed before: one start for each kill. */
        const next = () => shop.restart(failpoints[index + 1]);
        /** The same request before and after its program was killed: the answer that it gets in the end. */
        const killed: Killed = async (send) => {
          await expect(send()).rejects.toThrow();
          await expect.poll(shop.isDead).toBe(true);
          await next();
          return send();
        };
        await checksOf(shop, killed, next)[name]();
      },
    );

    it('leaves data in which every invariant holds', async () => expect(await shop.faults()).toEqual([]));
  });
}
