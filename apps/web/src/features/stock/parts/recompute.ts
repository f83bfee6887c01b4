import { type Amount, parseAmount, parseShares, type Shares, shares } from '@greenhall/domain/shared/money';
import { type BonusClaim, type BonusFigures, figuresOf } from '@greenhall/domain/stock/bonus';
import type { Bonus } from './kinds.ts';

/** A figure of the wire. Throws on what is none: the server's word is what is being checked. */
function micro(text: string): Amount {
  const value = parseAmount(text);
  if (value === undefined) throw new Error(`not an amount: ${text}`);
  return value;
}

function count(text: string): Shares {
  return parseShares(text) ?? shares(0n);
}

/** The claim behind a bonus, as the law takes it. */
function claimOf({ inputs }: Bonus): BonusClaim {
  const receiver = BigInt(inputs.receiver);
  if (inputs.kind === 'yield') {
    const { payout, held, outstanding } = inputs;
    return { kind: 'yield', receiver, payout: micro(payout), held: count(held), outstanding: count(outstanding) };
  }
  const earner = { receiver, height: micro(inputs.height) };
  switch (inputs.kind) {
    case 'referral':
    case 'seePoint': {
      const { payment, source, fee, rateBp } = inputs;
      const instant = { ...earner, payment: BigInt(payment), source: BigInt(source), fee: micro(fee), rateBp };
      return inputs.kind === 'referral'
        ? { kind: 'referral', ...instant }
        : { kind: 'seePoint', ...instant, distance: inputs.distance };
    }
    case 'collision': {
      const { carryA, carryB, newA, newB, rateBp, dailyCap } = inputs;
      const zones = { carryA: micro(carryA), carryB: micro(carryB), newA: micro(newA), newB: micro(newB) };
      return { kind: 'collision', ...earner, ...zones, rateBp, dailyCap: micro(dailyCap) };
    }
    case 'leadership': {
      const sources = inputs.sources.map((led) => ({ ...led, source: BigInt(led.source), paid: micro(led.paid) }));
      return { kind: 'leadership', ...earner, sources };
    }
    case 'lifetime':
      // The day on which the threshold was reached decides the place in the line, not the figure.
      return {
        kind: 'lifetime',
        ...earner,
        threshold: micro(inputs.threshold),
        award: micro(inputs.award),
        reachedOn: 0,
      };
    case 'merit': {
      const { rank, matched, weight, balance } = inputs;
      return { kind: 'merit', ...earner, rank, matched: micro(matched), weight, balance: micro(balance) };
    }
  }
}

/** The figures of a bonus, computed here from its inputs by the law that the server is bound to. */
export function recompute(bonus: Bonus): BonusFigures {
  return figuresOf(claimOf(bonus), { pool: micro(bonus.pool), dues: micro(bonus.dues) }, bonus.ftbBp);
}

/** Whether the figures that were booked are the law's. */
export function isRight(bonus: Bonus): boolean {
  const { due, paid, ftb, mey } = recompute(bonus);
  const booked = [bonus.due, bonus.paid, bonus.ftb, bonus.mey].map(micro);
  return [due, paid, ftb, mey].every((figure, index) => figure === booked[index]);
}
