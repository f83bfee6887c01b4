import { randomUUID } from 'node:crypto';
import { type Answer, KilledMarket } from '@greenhall/test-kit/otc/killed-market';
import { JPG } from '@greenhall/test-kit/otc-world';
import { PAY } from '@greenhall/test-kit/wallet-world';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A step of a trade's life: a call that is made, or what makes it due; then the trade it happens to. */
interface Step {
  readonly name: string;
  /** The failpoint after the commit, where it has another name. */
  readonly after?: string;
  readonly arrange?: () => Promise<unknown>;
  readonly ask?: () => Promise<Answer>;
  /** Its job comes round so seldom that another start, which does at once what is due, takes less time. */
  readonly isSeldom?: true;
  /** What has happened to the trade when the step is done. */
  readonly events: readonly string[];
}

type Side = 'before' | 'after';
/** On which sides of the commit of each step the program is killed. */
interface Kills {
  readonly title: string;
  readonly sidesOf: (index: number) => readonly Side[];
}
/** Each step once, before its commit and after it in turns. */
export const IN_TURNS: Kills = {
  title: 'the program that is killed before or after the commit of',
  sidesOf: (index) => [index % 2 === 0 ? 'before' : 'after'],
};
export const ON_BOTH_SIDES: Kills = {
  title: 'the program that is killed before and after the commit of',
  sidesOf: () => ['before', 'after'],
};

/** A trade that is not paid in time, and comes back with its payment. */
const latePayment = (market: () => KilledMarket): readonly Step[] => [
  {
    name: 'post',
    ask: async () => {
      const order = {
        coin: 'mey',
        network: 'BEP20',
        side: 'sale',
        price: '1',
        quantity: '600',
        min: '100',
        max: '100',
      };
      const posted = await market().ofSeller('otc/listings', {
        ...order,
        ...(await market().authority(market().seller)),
      });
      market().now.listing = String(posted['id']);
      return posted;
    },
    events: [],
  },
  { name: 'take', ask: () => market().take(), events: ['take'] },
  { name: 'timeout', arrange: () => market().due('due_at'), events: ['take', 'timeout'] },
  {
    name: 'revive',
    isSeldom: true,
    arrange: async () => {
      await market().pay(true);
      await market().mine();
    },
    events: ['take', 'timeout', 'revive'],
  },
  { name: 'prove', arrange: () => market().due('due_at'), events: ['take', 'timeout', 'revive', 'prove'] },
  {
    name: 'settle',
    isSeldom: true,
    arrange: () => market().due('settles_at'),
    events: ['take', 'timeout', 'revive', 'prove'],
  },
];

/** Trades whose payment is not found: refuted, confirmed all the same, and awarded. */
function disputes(market: () => KilledMarket): readonly Step[] {
  let wrong = '';
  return [
    {
      name: 'claim',
      arrange: async () => {
        await market().fresh(market().take);
        wrong = await market().pay(false);
      },
      ask: () => market().claim(wrong),
      events: ['take', 'claim'],
    },
    { name: 'refute', isSeldom: true, arrange: () => market().mine(), events: ['take', 'claim', 'refute'] },
    {
      name: 'cancel',
      ask: () => market().ofBuyer(`otc/trades/${market().now.trade}/cancel`),
      events: ['take', 'claim', 'refute', 'cancel'],
    },
    {
      name: 'confirm',
      arrange: async () => {
        await market().fresh(market().take);
        await market().fresh(() => market().claim(`0x${'ab'.repeat(32)}`));
      },
      ask: async () =>
        market().ofSeller(`otc/trades/${market().now.trade}/confirm`, {
          payPassword: PAY,
          numberEnd: (await market().see()).number.slice(-4),
        }),
      events: ['take', 'claim', 'confirm'],
    },
    {
      name: 'award',
      after: 'decide',
      arrange: async () => {
        await market().fresh(market().take);
        await market().fresh(() => market().claim(`0x${'cd'.repeat(32)}`));
        await market().fresh(() =>
          market().ofBuyer(`otc/trades/${market().now.trade}/appeal`, { reason: 'I have paid' }, JPG),
        );
        market().now.appeal = (await market().see()).appeals[0]?.id ?? '';
        await market().fresh(() =>
          market().ofDesk('ada', `${market().now.appeal}/propose`, {
            verdict: 'toBuyer',
            reason: 'it has',
            answers: 0,
          }),
        );
      },
      ask: () => market().ofDesk('grace', `${market().now.appeal}/decide`, { verdict: 'toBuyer', answers: 0 }),
      events: ['take', 'claim', 'appeal', 'award'],
    },
  ];
}

/** Kills the program at every step of trades, one after the other on the same data. */
export function killTrading({ title, sidesOf }: Kills): void {
  let market: KilledMarket;
  const steps = [...latePayment(() => market), ...disputes(() => market)];
  const places = steps.map(({ name, after = name }, index) =>
    sidesOf(index).map((side) => (side === 'before' ? `${name}.before-commit` : `${after}.after-commit`)),
  );

  describe(title, () => {
    beforeAll(async () => {
      market = await KilledMarket.open();
      await market.start(places[0]?.[0]);
    });
    afterAll(() => market.close());

    it.each(steps)('$name has done it once, and nothing else', async (step) => {
      const index = steps.indexOf(step);
      await step.arrange?.();
      market.now.key = randomUUID();
      const [first, ...further] = places[index] ?? [];
      if (step.isSeldom) await market.start(first);
      for (const next of [...further, places[index + 1]?.[0]]) {
        await Promise.allSettled([step.ask?.()]);
        await expect.poll(market.isDead).toBe(true);
        expect(await market.faults()).toEqual([]);
        await market.start(next);
      }
      await step.ask?.();
      if (step.events.length === 0) return;
      const done = async () => ((await market.see()).steps as { event: string }[]).map(({ event }) => event);
      // What a job does is done again by the program that was started after the kill, when its turn comes.
      await expect.poll(done).toEqual(step.events);
      expect(await market.faults()).toEqual([]);
    });

    it('nothing more: three lots are sold, one has come back, and nothing is lost', async () => {
      const { items } = await market.listings();
      expect(items).toMatchObject([{ id: market.now.listing, remaining: '300.000000', openTrades: 0 }]);
      expect(await market.mey(market.seller)).toMatchObject({ available: '4397.000000', locked: '301.500000' });
      expect(await market.mey(market.buyer)).toMatchObject({ available: '5100.000000', locked: '200.000000' });
    });
  });
}
