import { refusalOfCode } from '@greenhall/domain/shared/codes';
import { HOUR, SECOND } from '@greenhall/domain/shared/time';
import { settleDays } from '@greenhall/server/slices/stock/settlement/settle-day';
import type { Engine } from '@greenhall/test-kit/database';
import { SeededRandom } from './seeded-random.ts';
import { Seen } from './fields.ts';
import { FUZZ_ROUTES, type FuzzRoute, type Sent, draft, corrupt, write } from './requests.ts';
import { type FuzzWorld, openFuzzWorld, type Persona } from './world.ts';

export interface FuzzReport {
  readonly requests: number;
  /** How many answers had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** Routes whose handler has accepted something. */
  readonly accepted: ReadonlySet<string>;
  /** A sentence for each answer that no request may get, and for each invariant that does not hold. */
  readonly faults: readonly string[];
}

/** Slices whose writes change who can sign in: those are called by somebody else. */
const OF_THE_VICTIM = new Set(['identity', 'live']);
const FAULTS_SHOWN = 40;

function choosePersona(world: FuzzWorld, { slice, route }: FuzzRoute, dice: SeededRandom): Persona {
  const roll = dice.next();
  if (roll < 0.04) return world.guest;
  if (roll < 0.08) return dice.pick([...world.members, ...world.operators]);
  if (route.access === 'operator') return dice.pick(world.operators);
  if (route.access === 'public' && dice.chance(0.7)) return world.guest;
  return OF_THE_VICTIM.has(slice) ? world.victim : dice.pick(world.members);
}

/** What is wrong with an answer, if anything is. */
function faultOf(status: number, type: string, body: string): string | undefined {
  if (status >= 500) return `answered ${status}: ${body.slice(0, 200)}`;
  if (status < 400) return undefined;
  if (!type.includes('problem+json'))
    return `was refused with ${status} as ${type || 'nothing'}: ${body.slice(0, 100)}`;
  const code = (JSON.parse(body) as { code?: number }).code ?? 0;
  return refusalOfCode(code) ? undefined : `was refused with the unknown code ${code}`;
}

const show = ({ method, url, headers, payload }: Sent): string =>
  `${method} ${url.slice(0, 300)} ${JSON.stringify(headers).slice(0, 400)} ${String(payload ?? '').slice(0, 500)}`;

/** One run against one world. */
class Run {
  readonly #world: FuzzWorld;
  readonly #dice: SeededRandom;
  readonly #seen: Seen;
  readonly statuses: Record<string, number> = {};
  readonly accepted = new Set<string>();
  readonly faults: string[] = [];
  requests = 0;

  constructor(world: FuzzWorld, dice: SeededRandom) {
    this.#world = world;
    this.#dice = dice;
    this.#seen = new Seen([...world.members, world.victim, ...world.operators].map(({ name }) => name));
    this.#seen.learn('', { member: world.members[0]?.no, code: world.world.ann.code });
  }

  async step(): Promise<void> {
    const dice = this.#dice;
    const target = dice.pick(FUZZ_ROUTES);
    const persona = choosePersona(this.#world, target, dice);
    const made = await draft(target, persona, this.#world, { slice: target.slice, dice, seen: this.#seen });
    corrupt(made, dice, this.#seen);
    const sent = write(target, made, persona);
    // Some come twice, one after the other or at once, as from an app that heard no answer.
    const roll = dice.next();
    if (roll < 0.04) await Promise.all([this.#send(target, sent, persona), this.#send(target, sent, persona)]);
    else {
      await this.#send(target, sent, persona);
      if (roll < 0.1) await this.#send(target, sent, persona);
    }
  }

  async #send(target: FuzzRoute, sent: Sent, persona: Persona): Promise<void> {
    this.requests += 1;
    const answer = await this.#world.http.inject({
      method: sent.method as 'GET',
      url: sent.url,
      headers: sent.headers,
      // Many callers, so that the limit of one network address is not what answers.
      remoteAddress: `10.0.${this.#dice.below(250)}.${1 + this.#dice.below(250)}`,
      ...(sent.payload === undefined ? {} : { payload: sent.payload }),
    });
    const { statusCode, headers, body } = answer;
    this.statuses[statusCode] = (this.statuses[statusCode] ?? 0) + 1;
    const fault =
      sent.method === 'HEAD' && statusCode < 500 ? undefined : faultOf(statusCode, headers['content-type'] ?? '', body);
    if (fault) this.#report(target, sent, fault);
    if (statusCode < 300) {
      this.accepted.add(target.key);
      if (body.startsWith('{')) this.#seen.learn(target.slice, JSON.parse(body));
    }
    const rotated = headers['x-token'];
    if (typeof rotated === 'string' && persona.token) persona.token = rotated;
    if (statusCode === 401 && persona.name) await persona.renew();
  }

  #report({ key }: FuzzRoute, sent: Sent, fault: string): void {
    const logged = this.#world.errors.at(-1) ?? 'nothing was logged';
    if (this.faults.length < FAULTS_SHOWN) this.faults.push(`${key} ${fault}\n    ${show(sent)}\n    ${logged}`);
  }

  /** Lets some time pass, and what is due then be done. */
  async pass(): Promise<void> {
    const { world } = this.#world;
    const { ports } = world;
    if (this.#dice.chance(0.02)) {
      await world.pass(HOUR);
      await settleDays(ports);
    } else ports.clock.advance(this.#dice.below(20) * SECOND);
  }
}

/** Sends so many requests to a fresh world; the same seed and program send the same ones. */
export async function fuzz(engine: Engine, requests: number, seed: number): Promise<FuzzReport> {
  const world = await openFuzzWorld(engine);
  try {
    const run = new Run(world, new SeededRandom(seed));
    while (run.requests < requests) {
      await run.step();
      await run.pass();
    }
    const { statuses, accepted, faults } = run;
    return { requests: run.requests, statuses, accepted, faults: [...faults, ...(await world.faults())] };
  } finally {
    await world.close();
  }
}
