import type { WriteState } from '@greenhall/contract/platform';
import type { RouteKey } from '@greenhall/contract/routes';
import type { LooseRequestInput } from './route-input.ts';
import { EarlierWriteError } from './earlier-write.ts';
import { newKey } from './keys.ts';
import { printOf } from './print.ts';
import { isRefusedBy, RefusedError } from './refused.ts';

/** What a device keeps of a write whose outcome is not known: nothing of what it says. */
export interface PendingWrite {
  readonly account: string;
  readonly route: RouteKey;
  /** What the write is about, such as the number of an order; empty where there is one of its kind. */
  readonly subject: string;
  readonly key: string;
  /** When it was sent first (ms). */
  readonly at: number;
}

/** Where the acts stand of which the outcome is not known. */
export type ActState = 'sending' | 'unknown' | 'asking';

interface OpenAct extends PendingWrite {
  state: ActState;
  /** What it would do, and the form that sent it: only the same press of the same form sends the key again. */
  readonly print?: string;
  opening?: object;
  answer?: Promise<unknown>;
  question?: Promise<WriteState>;
}

export interface ActsOptions {
  /** Who is signed in; empty for nobody, of whose writes nothing is kept or asked. */
  readonly account: () => string;
  /** Asks the server what came of a write. */
  readonly ask: (route: RouteKey, key: string) => Promise<WriteState>;
  readonly keep: {
    readonly read: () => readonly PendingWrite[];
    readonly write: (acts: readonly PendingWrite[]) => void;
  };
  /** Called whenever the state of an act changes; `undefined` once its outcome is known. */
  readonly onState?: (id: string, state: ActState | undefined) => void;
  /** Called when it turned out that an act whose answer was lost has taken effect. */
  readonly onDone?: (route: RouteKey) => void;
  readonly now?: () => number;
}

/** A device keeps the key of a write for a day, the server for thirty (rule: app#acts). */
export const PENDING_TTL_MS = 86_400_000;

/** Names what is being done: a route and what it is about. */
export const actId = (route: string, subject = ''): string => `${route} ${subject}`;

/** What a call is about: the values in the path of its address. */
export const subjectOf = ({ params = {} }: LooseRequestInput): string => Object.values(params).map(String).join('/');

const isKnown = (error: unknown): boolean => error instanceof RefusedError && !error.unsettled;

/**
 * The writes of a page whose outcome is not known, by account and by what they are about. They stand above the forms that
 * sent them: a form that is closed undoes nothing, and one that is opened again does not send the same write twice.
 */
export class PendingWrites {
  readonly #open = new Map<string, OpenAct>();
  readonly #options: ActsOptions;

  constructor(options: ActsOptions) {
    this.#options = options;
    this.restore();
  }

  /** Takes up what the device has kept for who is signed in. */
  restore(): void {
    const { account, keep } = this.#options;
    const who = account();
    const kept = keep.read();
    const own = kept.filter((act) => who !== '' && act.account === who && !this.#isOld(act));
    // What is too old, or of somebody else, stays no longer on the device.
    if (own.length < kept.length && who !== '') keep.write(own);
    for (const act of own) {
      const id = actId(act.route, act.subject);
      if (!this.#open.has(id)) this.#put(id, { ...act, state: 'unknown' });
    }
  }

  stateOf(id: string): ActState | undefined {
    return this.#find(id)?.state;
  }

  /**
   * Sends a write. The same press of the same form sends the same key until the outcome is known. Anything else that is
   * about the same thing first asks what came of the earlier write: a `EarlierWriteError` says that it has taken effect or is
   * still under way, and nothing was sent.
   */
  async perform<T>(
    route: RouteKey,
    ask: LooseRequestInput,
    opening: object,
    send: (key: string) => Promise<T>,
  ): Promise<T> {
    const subject = subjectOf(ask);
    const id = actId(route, subject);
    const print = printOf(route, ask);
    const known = this.#find(id);
    const isSamePress = known !== undefined && known.opening === opening && known.print === print;
    if (known?.state === 'sending') {
      if (isSamePress && known.answer) return known.answer as Promise<T>;
      throw new EarlierWriteError('underWay');
    }
    const isSame = isSamePress && known.state === 'unknown';
    if (known && !isSame && known.account !== '') {
      const state = await this.settle(id);
      if (state === 'done' || state === 'underWay') throw new EarlierWriteError(state);
    }
    const key = isSame ? known.key : newKey();
    const at = isSame ? known.at : this.#now();
    const act: OpenAct = {
      account: this.#options.account(),
      route,
      subject,
      key,
      at,
      state: 'sending',
      print,
      opening,
    };
    this.#put(id, act);
    act.answer = this.#follow(id, act, send(key));
    return act.answer as Promise<T>;
  }

  /** Asks what came of an act whose answer was lost, once at a time. Throws, and it stays unknown, without an answer. */
  async settle(id: string): Promise<WriteState | undefined> {
    const act = this.#find(id);
    if (!act || act.state === 'sending' || act.account === '') return undefined;
    act.question ??= this.#ask(id, act);
    return act.question;
  }

  /** Forgets everything: somebody has signed out, or somebody else has signed in. */
  forget(): void {
    for (const id of this.#open.keys()) this.#options.onState?.(id, undefined);
    this.#open.clear();
    this.#options.keep.write([]);
  }

  async #ask(id: string, act: OpenAct): Promise<WriteState> {
    this.#set(id, act, 'asking');
    try {
      const state = await this.#options.ask(act.route, act.key);
      if (state === 'underWay') this.#set(id, act, 'unknown');
      else this.#remove(id, act);
      if (state === 'done') this.#options.onDone?.(act.route);
      return state;
    } catch (error) {
      this.#set(id, act, 'unknown');
      throw error;
    } finally {
      delete act.question;
    }
  }

  async #follow(id: string, act: OpenAct, answer: Promise<unknown>): Promise<unknown> {
    try {
      const value = await answer;
      this.#remove(id, act);
      return value;
    } catch (error) {
      if (isKnown(error)) this.#remove(id, act);
      else this.#set(id, act, 'unknown');
      // The key is in use or was closed elsewhere: the next press asks instead of sending it once more.
      if (isRefusedBy(error, 'resubmitted')) delete act.opening;
      throw error;
    }
  }

  /** The act that stands there, if it is of who is signed in. */
  #find(id: string): OpenAct | undefined {
    const act = this.#open.get(id);
    return act && act.account === this.#options.account() && !this.#isOld(act) ? act : undefined;
  }

  #isOld(act: PendingWrite): boolean {
    return this.#now() - act.at > PENDING_TTL_MS;
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }

  #put(id: string, act: OpenAct): void {
    this.#open.set(id, act);
    this.#keep(id, act);
    this.#options.onState?.(id, act.state);
  }

  #set(id: string, act: OpenAct, state: ActState): void {
    act.state = state;
    if (this.#open.get(id) === act) this.#options.onState?.(id, state);
  }

  #remove(id: string, act: OpenAct): void {
    if (this.#open.get(id) !== act) return;
    this.#open.delete(id);
    this.#keep(id, undefined);
    this.#options.onState?.(id, undefined);
  }

  /** Writes one act beside what other tabs have kept. */
  #keep(id: string, act: OpenAct | undefined): void {
    const { account, keep } = this.#options;
    const others = keep
      .read()
      .filter((one) => one.account === account() && !this.#isOld(one) && actId(one.route, one.subject) !== id);
    const own = act && act.account !== '' ? [act] : [];
    keep.write([
      ...others,
      ...own.map(({ account: who, route, subject, key, at }) => ({ account: who, route, subject, key, at })),
    ]);
  }
}
