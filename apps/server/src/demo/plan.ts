import { DAY, MINUTE } from '@greenhall/domain/shared/time';
import { seededRandom } from './seeded-random.ts';

/** A member of the demo world before it exists: where it will stand and what it will do. */
export interface Planned {
  readonly name: string;
  /** Index of the contact person and of the referrer; `undefined` is the platform itself. */
  readonly contact: number | undefined;
  readonly sponsor: number | undefined;
  readonly zone: 'A' | 'B';
  readonly level: number;
  /** Milliseconds before the world's end. */
  readonly joins: number;
  /** `undefined` for one that stays pending. */
  readonly activates: number | undefined;
  /** Brings coins of its own; the others are paid for by those above them. */
  readonly funded: boolean;
}

const GIVEN = (
  'ann bo kim lin tha ben eva ida jon max mia noa pia ray sam tom uma vic wei yuki zoe alma bruno clara diego elsa ' +
  'felix greta hugo ines jana karl lena marco nina oscar paula rosa sofia theo vera wanda xenia'
).split(' ');
const FIRST = ['leo2026', 'ann88', 'bo7700', 'mia2024', 'tha2100', 'lin8899', 'kim0700'] as const;
/** Cheap levels are the common ones. */
const LEVELS = [1, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4] as const;
/** Nobody may wait seven days without somebody below. */
const PATIENCE = 4 * DAY;
const BEGIN = 21 * DAY;
/** The first payments: older than the cooling-off time, so that shares, bonuses and a price have come of them. */
const RECENT = 16 * DAY;
/** Growth: the first third of the members takes most of the time. */
const joinsAt = (index: number, size: number): number => BEGIN * (1 - index / size) ** 1.6 + 40 * MINUTE;

/** Every so manieth of the last members stays pending; the last of all has coins to activate itself with. */
const PENDING_EVERY = 9;
const isPending = (index: number, size: number): boolean =>
  index === size - 1 || (index > size * 0.7 && index % PENDING_EVERY === 0);

interface Slot {
  readonly joins: number;
  readonly above: number | undefined;
  readonly taken: ('A' | 'B')[];
}

/** Under whom a newcomer is placed: first under those who have waited long, else anywhere, rather high than low. */
function chooseContact(slots: readonly Slot[], now: number, draw: (limit: number) => number): number {
  const waiting = slots.findIndex((slot) => slot.taken.length === 0 && slot.joins - now > PATIENCE);
  if (waiting >= 0) return waiting;
  const free = slots.flatMap((slot, index) => (slot.taken.length < 2 ? [index] : []));
  return free[Math.min(draw(free.length), draw(free.length))] ?? 0;
}

/** Somebody between the contact person and the head of the tree. */
function chooseSponsor(slots: readonly Slot[], contact: number, draw: (limit: number) => number): number {
  const up = slots[contact]?.above;
  return up === undefined || draw(2) > 0 ? contact : chooseSponsor(slots, up, draw);
}

/** The people of a demo world of `size` members, in the order in which they join. */
export function planPeople(size: number): readonly Planned[] {
  const { below, pick } = seededRandom(size);
  const slots: Slot[] = [];
  return Array.from({ length: size }, (_, index) => {
    const joins = joinsAt(index, size);
    const contact = index === 0 ? undefined : chooseContact(slots, joins, below);
    const taken = contact === undefined ? [] : (slots[contact]?.taken ?? []);
    const zone = taken.length > 0 ? (taken[0] === 'A' ? 'B' : 'A') : below(3) > 0 ? 'A' : 'B';
    taken.push(zone);
    const isHeads = isPending(index, size) && index % 2 === 0;
    const sponsor = contact === undefined ? undefined : isHeads ? 0 : chooseSponsor(slots, contact, below);
    slots.push({ joins, above: contact, taken: [] });
    const share = RECENT - (RECENT - 30 * MINUTE) * (index / size);
    return {
      name: FIRST[index] ?? `${pick(GIVEN)}${String(index).padStart(3, '0')}`,
      contact,
      sponsor,
      zone: index === 0 ? 'A' : zone,
      level: index < 2 ? 3 : pick(LEVELS),
      joins,
      activates: isPending(index, size) ? undefined : Math.min(joins - 10 * MINUTE, share),
      funded: index < Math.max(6, size / 2) || index === size - 1,
    };
  });
}
