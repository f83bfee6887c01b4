import { type MemberNo, memberNumber } from '@greenhall/domain/shared/member-no';
import type { Plan } from '../../packages/domain/src/members/plan.ts';
import { ZONES, type Zone } from '../../packages/domain/src/network/zones.ts';
import { parseAmount, parseShares } from '../../packages/domain/src/shared/money.ts';
import type { DayEvent } from '../../packages/domain/src/stock/settlement/events.ts';
import { PAYMENT_COINS, type PaymentKind } from '../../packages/domain/src/stock/payment/payments.ts';
import type { DayInput } from '../../packages/domain/src/stock/settlement/settle.ts';
import type { Place } from '../../packages/domain/src/stock/settlement/trees.ts';
import { readPlan } from './plan.ts';
import { InputFault, readDecimal, readFields, readList, readWhole } from './read.ts';

/** A scenario as the law takes it. */
export interface Scenario {
  readonly plan: Plan;
  readonly places: readonly Place[];
  readonly days: readonly DayInput[];
}

/** The places read so far, by member number. */
type Known = Map<MemberNo, Place>;

const PLACE = ['sponsor', 'parent', 'zone'];

/** The number of a member that is listed, and before the one that names it. */
function readKnown(value: unknown, field: string, known: Known): MemberNo {
  const member = memberNumber(BigInt(readWhole(value, field, 1)));
  if (!known.has(member)) throw new InputFault(field, `names member ${member}, who is not listed before`);
  return member;
}

function readZone(value: unknown, field: string): Zone {
  const zone = ZONES.find((usable) => usable === value);
  if (zone === undefined) throw new InputFault(field, 'must be "A" or "B"');
  return zone;
}

/** A contact person is the referrer or stands below it in the placement tree. */
function isInTeam(contact: MemberNo, referrer: MemberNo, known: Known): boolean {
  for (let above: MemberNo | null = contact; above !== null; above = known.get(above)?.parent ?? null)
    if (above === referrer) return true;
  return false;
}

function readPlace(value: unknown, field: string, known: Known): Place {
  const given = readFields(value, field, ['no'], [...PLACE, 'owner']);
  const member = memberNumber(BigInt(readWhole(given.no, `${field}.no`, 1)));
  if (known.has(member)) throw new InputFault(`${field}.no`, `is member ${member} again`);
  const owner = 'owner' in given ? readKnown(given.owner, `${field}.owner`, known) : member;
  if (!PLACE.some((name) => name in given)) return { member, sponsor: null, parent: null, zone: null, owner };
  const placed = readFields(value, field, ['no', ...PLACE], ['owner']);
  const sponsor = readKnown(placed.sponsor, `${field}.sponsor`, known);
  const parent = readKnown(placed.parent, `${field}.parent`, known);
  const zone = readZone(placed.zone, `${field}.zone`);
  const isTaken = [...known.values()].some((place) => place.parent === parent && place.zone === zone);
  if (isTaken) throw new InputFault(`${field}.zone`, `is taken under member ${parent}`);
  if (!isInTeam(parent, sponsor, known)) throw new InputFault(`${field}.parent`, `is outside the team of ${sponsor}`);
  return { member, sponsor, parent, zone, owner };
}

function readPlaces(value: unknown, field: string): Known {
  const known: Known = new Map();
  readList(value, field, (entry, name) => {
    const place = readPlace(entry, name, known);
    known.set(place.member, place);
  });
  return known;
}

const isKind = (value: unknown): value is PaymentKind =>
  typeof value === 'string' && Object.hasOwn(PAYMENT_COINS, value);

/** A payment that the payer funds itself, in the coin that pays its kind. */
function readPayment(value: unknown, field: string, known: Known): DayEvent {
  const { kind } = readFields(value, field, ['no', 'kind'], ['level']);
  if (!isKind(kind)) throw new InputFault(`${field}.kind`, `must be one of ${Object.keys(PAYMENT_COINS).join(', ')}`);
  const given = readFields(value, field, kind === 'reinvest' ? ['no', 'kind'] : ['no', 'kind', 'level']);
  const payer = readKnown(given.no, `${field}.no`, known);
  const level = kind === 'reinvest' ? 0 : readWhole(given.level, `${field}.level`, 1);
  return { kind, payer, funder: payer, coin: PAYMENT_COINS[kind][0], level };
}

function readEvent(value: unknown, field: string, known: Known): DayEvent {
  const has = (name: string) => typeof value === 'object' && value !== null && Object.hasOwn(value, name);
  if (has('cancel')) {
    const { cancel } = readFields(value, field, ['cancel']);
    return { kind: 'cancel', payment: BigInt(readWhole(cancel, `${field}.cancel`, 1)) };
  }
  if (has('sell')) {
    const { sell, shares } = readFields(value, field, ['sell', 'shares']);
    const member = readKnown(sell, `${field}.sell`, known);
    return { kind: 'sale', member, quantity: readDecimal(shares, `${field}.shares`, parseShares) };
  }
  if (has('run')) {
    const { run } = readFields(value, field, ['run']);
    if (run !== 1) throw new InputFault(`${field}.run`, 'must be 1');
    return { kind: 'run' };
  }
  if (has('fee')) {
    const { fee } = readFields(value, field, ['fee']);
    return { kind: 'fee', amount: readDecimal(fee, `${field}.fee`, parseAmount) };
  }
  return readPayment(value, field, known);
}

function readDay(value: unknown, field: string, known: Known): Omit<DayInput, 'day'> {
  const { events, monthEnd = false } = readFields(value, field, ['events'], ['monthEnd']);
  if (typeof monthEnd !== 'boolean') throw new InputFault(`${field}.monthEnd`, 'must be true or false');
  const read = readList(events, `${field}.events`, (event, name) => readEvent(event, name, known));
  return { events: read, isMonthEnd: monthEnd };
}

/** Reads a scenario; throws `InputFault` for the first field that is not as it must be. What it expects is not read. */
export function readScenario(value: unknown): Scenario {
  const given = readFields(value, 'scenario', ['members', 'days'], ['name', 'plan', 'expect']);
  const plan = readPlan(given.plan ?? {}, 'plan');
  const known = readPlaces(given.members, 'members');
  const days = readList(given.days, 'days', (day, field) => readDay(day, field, known));
  return { plan, places: [...known.values()], days: days.map((day, index) => ({ ...day, day: index + 1 })) };
}
