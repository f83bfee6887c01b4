import type { Reply } from '@greenhall/client/route-input';
import type { SearchKind } from '@greenhall/contract/admin/cases';
import type { Role } from '@greenhall/domain/admin/roles';
import type { PlainKey } from '@greenhall/locales/runtime';
import { links, placeOfCase } from '../../kit/location.ts';
import { type DeskRoute, mayCall } from '../../kit/rights.tsx';
import type { Texts } from '../../kit/texts.ts';
import { screens } from '../routes.ts';

export type Thing = Reply<'admin.search'>['items'][number];

/** Something that the search leads to. */
export interface Hit {
  readonly key: string;
  readonly title: string;
  readonly about: string | null;
  readonly place: string;
}

/** Hits of one kind. */
export interface Hits {
  readonly title: PlainKey;
  readonly hits: readonly Hit[];
}

/** How things of each kind are called together. */
const TITLES: Readonly<Record<SearchKind, PlainKey>> = {
  member: 'console.members',
  contact: 'console.findContacts',
  verification: 'verification.title',
  conversation: 'messagesDesk.inbox',
  recharge: 'console.recharges',
  withdrawal: 'console.withdrawals',
  trade: 'console.orders',
  appeal: 'otc.appeals',
  order: 'shopDesk.orders',
};

/** Acts by the name of their button, the place where it stands, and what it calls. */
const ACTS: readonly (readonly [title: PlainKey, place: string, calls: DeskRoute])[] = [
  ['console.checkNow', links.operations, 'admin.checkLedger'],
  ['console.switches', links.dashboard, 'admin.setSwitch'],
  ['console.unlockLogin', links.members, 'identity.unlockLogin'],
  ['operators.new', '/operators', 'admin.proposeOperator'],
  ['console.declare', '/operators', 'admin.declareMembers'],
  ['console.planNew', '/plans', 'stock.proposePlan'],
  ['console.launchNew', links.launch, 'members.proposeLaunch'],
];

const MOST_PLACES = 8;

/** The places and acts of an operator whose names have what was typed; all places where nothing was. */
export function placesNamed(typed: string, roles: readonly Role[], { t, language }: Texts): readonly Hits[] {
  const fits = (name: string) => name.toLocaleLowerCase(language).includes(typed.toLocaleLowerCase(language));
  const places = screens
    .filter(({ title, reads }) => mayCall(roles, reads) && fits(t(title)))
    .map(({ path, title }) => ({ key: path, title: t(title), about: null, place: path }));
  const acts = ACTS.filter(([title, , calls]) => typed !== '' && mayCall(roles, calls) && fits(t(title))).map(
    ([title, place, calls]) => ({ key: calls, title: t(title), about: null, place }),
  );
  return [
    { title: 'console.findPlaces', hits: typed === '' ? places : places.slice(0, MOST_PLACES) },
    { title: 'console.findActs', hits: acts },
  ];
}

/** The things that were found, by kind. */
export function thingsByKind(items: readonly Thing[]): readonly Hits[] {
  return [...Map.groupBy(items, ({ kind }) => kind)].map(([kind, things]) => ({
    title: TITLES[kind],
    hits: things.map((thing) => ({
      key: `${kind} ${thing.id}`,
      title: thing.title,
      about: thing.about,
      place: placeOfCase(kind, { id: thing.id, number: thing.title }),
    })),
  }));
}
