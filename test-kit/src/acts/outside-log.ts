import { randomUUID } from 'node:crypto';
import type { RouteInput } from '@greenhall/client/route-input';
import { clientOf } from '../outside.ts';
import { PAY_PASSWORD } from '../world.ts';
import type { Settled } from '../settled-world.ts';

interface Answer {
  readonly id: string;
  readonly [field: string]: unknown;
}

/** A write that somebody outside has asked for, and all they know about it. */
export interface Order {
  readonly kind: 'transfers' | 'exchanges';
  readonly key: string;
  readonly member: Settled;
  readonly body: Readonly<Record<string, string>>;
  answer?: Answer;
  refusal?: string;
}

/** Answers after which the same key may still take effect: they leave an order open. */
const UNSETTLED = new Set(['serverFault', 'serverBusy', 'resubmitted', 'tooFrequent', 'unavailable']);

type Said = { readonly accepted: Answer } | { readonly refused: string } | { readonly open: string };

type Written = 'wallet.transfer' | 'wallet.exchange' | 'wallet.quote';
const ROUTES = { transfers: 'wallet.transfer', exchanges: 'wallet.exchange' } as const;

async function say(url: string, route: Written, { member, key, body }: Omit<Order, 'kind'>): Promise<Said> {
  try {
    const outcome = await clientOf(url, member).send(route, ...([{ body, key }] as unknown as RouteInput<Written>));
    if (outcome.ok) return { accepted: outcome.value as unknown as Answer };
    const refused = outcome.refused.refusal ?? 'serverFault';
    return UNSETTLED.has(refused) ? { open: refused } : { refused };
  } catch {
    return { open: 'unanswered' };
  }
}

/** Everything that was asked for from outside; the program under test never sees it. */
export class OutsideLog {
  readonly orders: Order[] = [];
  /** Is told of each acknowledgement, in the moment it arrives. */
  heard: () => void = () => undefined;
  /** Sendings after which nobody outside knew what had happened: by what was said, and how often. */
  readonly unsettled = new Map<string, number>();

  open(member: Settled): Order[] {
    return this.orders.filter((order) => order.member === member && !order.answer && !order.refusal);
  }

  /** Sends an order, again when it was sent before; it stays open when no answer came. */
  async send(url: string, order: Order): Promise<boolean> {
    const said = await say(url, ROUTES[order.kind], order);
    if ('open' in said) {
      this.unsettled.set(said.open, (this.unsettled.get(said.open) ?? 0) + 1);
      return false;
    }
    if ('refused' in said) {
      order.refusal = said.refused;
      return true;
    }
    if (order.answer && order.answer.id !== said.accepted.id)
      throw new Error(`key ${order.key} answered ${order.answer.id} and ${said.accepted.id}`);
    order.answer ??= said.accepted;
    this.heard();
    return true;
  }

  #add(kind: Order['kind'], member: Settled, body: Order['body']): Order {
    const order: Order = { kind, member, key: randomUUID(), body: { ...body, payPassword: PAY_PASSWORD } };
    this.orders.push(order);
    return order;
  }

  transfer(member: Settled, payee: Settled, coin: string, amount: string): Order {
    return this.#add('transfers', member, { payee: payee.name, coin, amount });
  }

  /** A quote moves nothing, so only its taking is an order. */
  async exchange(url: string, member: Settled, from: string, to: string): Promise<Order | undefined> {
    const body = { from, to, amount: '100.000000' };
    const quote = await say(url, 'wallet.quote', { member, key: randomUUID(), body });
    return 'accepted' in quote ? this.#add('exchanges', member, { quote: quote.accepted.id }) : undefined;
  }
}
