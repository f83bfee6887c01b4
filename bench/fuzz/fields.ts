import { DEFAULT_PLAN } from '@greenhall/domain/members/plan';
import { demoWallet } from '@greenhall/server/demo/chain/wallet';
import { presentPlan } from '@greenhall/server/slices/stock/plan/plan-wire';
import { PASSWORD, PAY_PASSWORD } from '@greenhall/test-kit/world';
import type { SeededRandom } from './seeded-random.ts';

/** A field of the contract as JSON Schema describes it. */
export interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly FieldSchema[];
  readonly prefixItems?: readonly FieldSchema[];
  readonly items?: FieldSchema;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
}

/** What answers have told so far: values by the name of their field, and ids by slice. */
export class Seen {
  readonly #values = new Map<string, unknown[]>();
  readonly #names: readonly string[];

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  /** Keeps the short values of an answer, the latest of each name. */
  learn(slice: string, value: unknown, depth = 0): void {
    if (value === null || typeof value !== 'object' || depth > 6) return;
    for (const [name, inner] of Object.entries(value)) {
      if (typeof inner === 'string' && inner.length > 0 && inner.length < 300) {
        this.#keep(name, inner);
        if (name === 'id') this.#keep(`${slice}.id`, inner);
      } else this.learn(slice, inner, depth + 1);
    }
  }

  #keep(name: string, value: unknown): void {
    const known = this.#values.get(name) ?? [];
    if (known.includes(value)) return;
    known.push(value);
    if (known.length > 60) known.shift();
    this.#values.set(name, known);
  }

  of(name: string): readonly unknown[] {
    return this.#values.get(name) ?? [];
  }

  get people(): readonly string[] {
    return this.#names;
  }
}

const LONG = 'What is traded here may lose its value, in whole or in part, and nobody stands in for it. '.repeat(2);
const LANGUAGES = ['zh-Hans', 'zh-Hant', 'en', 'kor', 'jp', 'de', 'spa', 'fra', 'pt', 'th'] as const;
const AMOUNTS = ['1', '10', '100', '100.5', '200', '500', '1000', '2000', '0.000001'];
const REASON = 'looked at for a good reason';

/** Values that a handler takes seriously, by the name of the field. */
const BY_NAME: Readonly<Record<string, (dice: SeededRandom, seen: Seen) => unknown>> = {
  payPassword: () => PAY_PASSWORD,
  newPayPassword: () => PAY_PASSWORD,
  original: (dice) => dice.pick([PAY_PASSWORD, PASSWORD]),
  password: (dice) => dice.pick([PASSWORD, 'a long enough sentence']),
  loginPassword: () => PASSWORD,
  payee: (dice, seen) => dice.pick(seen.people),
  username: (dice, seen) => (dice.chance(0.7) ? dice.pick(seen.people) : dice.text(8)),
  contact: (dice, seen) => dice.pick(seen.people),
  search: (dice, seen) => dice.pick(seen.people),
  amount: (dice) => dice.pick(AMOUNTS),
  quantity: (dice) => dice.pick(AMOUNTS),
  minTrade: (dice) => dice.pick(AMOUNTS),
  price: () => '1',
  min: () => '10',
  max: () => '500',
  feeBp: (dice) => dice.pick([0, 10, 50]),
  rate: () => 10_000,
  code: (dice, seen) =>
    dice.chance(0.3) && seen.of('code').length > 0 ? dice.pick(seen.of('code')) : dice.text(6, '0123456789'),
  reference: (dice) => `REF ${dice.text(8)}`,
  reason: () => REASON,
  remark: () => 'for the garden',
  text: () => 'is it paid?',
  label: (dice) => dice.text(6),
  nickname: (dice) => dice.text(6),
  language: (dice) => dice.pick(LANGUAGES),
  coin: (dice) => dice.pick(['mey', 'bdb', 'ftb', 'usdt']),
  address: (dice) =>
    dice.chance(0.6)
      ? demoWallet(dice.pick(['BEP20', 'TRC20'] as const), 1 + dice.below(50)).address
      : dice.pick([`139${dice.text(8, '0123456789')}`, `${dice.text(6)}@mail.example`]),
  phone: (dice) => `139${dice.text(8, '0123456789')}`,
  email: (dice) => `${dice.text(6)}@mail.example`,
  txid: (dice) => `0x${dice.text(64, '0123456789abcdef')}`,
  signature: (dice) => `0x${dice.text(130, '0123456789abcdef')}`,
  effectiveOn: (dice) => dice.pick(['2026-12-01', '2027-01-01', '2026-03-10']),
  plan: () => presentPlan(DEFAULT_PLAN),
  risk: () => Object.fromEntries(LANGUAGES.map((language) => [language, LONG])),
  countries: () => ['DE', 'FR'],
  entity: () => 'Greenhall GmbH',
  members: (_dice, seen) => seen.of('member').slice(0, 2),
  days: () => 30,
  day: (dice) => `2026-03-${String(1 + dice.below(28)).padStart(2, '0')}`,
  month: () => '2026-03',
  payload: () => Buffer.from('{"challenge":{},"solution":{}}').toString('base64'),
};

const hasPattern = ({ pattern }: FieldSchema, value: unknown): boolean =>
  pattern === undefined || (typeof value === 'string' && new RegExp(pattern, 'u').test(value));

function textOf(name: string, schema: FieldSchema, dice: SeededRandom): unknown {
  if (schema.format === 'date') return `2026-03-0${1 + dice.below(9)}`;
  if (schema.format === 'date-time') return '2026-03-05T08:00:00.000Z';
  if (schema.pattern?.includes('[1-9]\\d')) return String(1 + dice.below(40));
  return dice.text(Math.max(8, schema.minLength ?? 0) + (name.length % 3));
}

function numberOf({ minimum = 0, maximum = 50 }: FieldSchema, dice: SeededRandom): number {
  const least = Math.max(minimum, -1_000);
  return least + dice.below(Math.min(maximum, least + 200) - least + 1);
}

function listOf(name: string, { prefixItems, items }: FieldSchema, setting: Setting): unknown[] {
  if (prefixItems) return prefixItems.map((item) => likely(name, item, setting));
  return items ? [likely(name, items, setting)] : [];
}

/** A value that other answers have told, or that a handler takes seriously; `undefined` where none is known. */
function meant(name: string, schema: FieldSchema, { slice, dice, seen }: Setting): unknown {
  const known = seen.of(name === 'id' ? `${slice}.id` : name).filter((value) => hasPattern(schema, value));
  const make = BY_NAME[name];
  if (known.length > 0 && schema.type === 'string' && (!make || dice.chance(0.3))) return dice.pick(known);
  if (!make || (schema.type === 'integer' && name === 'members')) return undefined;
  const made = make(dice, seen);
  return hasPattern(schema, made) ? made : undefined;
}

/** A value that a field's schema accepts, where it can be had one that means something. */
function likely(name: string, schema: FieldSchema, setting: Setting): unknown {
  const { dice } = setting;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return dice.pick(schema.enum);
  if (schema.anyOf) return likely(name, dice.pick(schema.anyOf), setting);
  const value = meant(name, schema, setting);
  if (value !== undefined) return value;
  if (schema.type === 'boolean') return dice.chance(0.7);
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema, dice);
  if (schema.type === 'array') return listOf(name, schema, setting);
  if (schema.type === 'object') return likelyFields(schema, setting);
  return schema.type === 'null' ? null : textOf(name, schema, dice);
}

/** Where a value is needed. */
export interface Setting {
  readonly slice: string;
  readonly dice: SeededRandom;
  readonly seen: Seen;
}

/** The fields of a schema, the optional ones now and then. */
export function likelyFields(schema: FieldSchema | undefined, setting: Setting): Record<string, unknown> {
  const fields = Object.entries(schema?.properties ?? {}).filter(
    ([name]) => schema?.required?.includes(name) || setting.dice.chance(0.5),
  );
  return Object.fromEntries(fields.map(([name, field]) => [name, likely(name, field, setting)]));
}
