import { live } from '../../packages/contract/src/routes.ts';
import type { LiveDeclaration } from '../../packages/contract/src/shared/live.ts';
import type { ReadKey } from '../../packages/contract/src/shared/route.ts';
import type { Generator } from './generator.ts';

type Entry = readonly [string, readonly ReadKey[]];

const slices: readonly LiveDeclaration[] = Object.values(live);
const events: readonly Entry[] = slices.flatMap((slice) => Object.entries(slice.events));
const deskEvents: readonly Entry[] = slices.flatMap(({ deskEvents: ofSlice = {} }) => Object.entries(ofSlice));

const line = ([event, reads]: Entry): string => `  ${event}: [${reads.map((read) => `'${read}'`).join(', ')}],\n`;
const union = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(' | ');

function checkNames(): void {
  const names = [...events, ...deskEvents].map(([event]) => event);
  const twice = names.find((name, place) => names.indexOf(name) !== place);
  if (twice !== undefined) throw new Error(`two slices have an event ${twice}`);
}

/** What each live event makes out of date, without the schemas: the member app reads it again. */
export const liveReads: Generator = {
  file: 'packages/contract/src/generated/live.ts',
  make: () => {
    checkNames();
    return `/** Generated from routes.ts by \`npm run generate\`. */
import type { ReadKey } from '../shared/route.ts';

/** The events of members, of all slices. */
export type MemberEventName = ${union(events.map(([event]) => event))};

/** The reads that are out of date after each event. Rule: shared#live. */
export const LIVE_READS: Readonly<Record<MemberEventName, readonly ReadKey[]>> = {
${events.map(line).join('')}};
`;
  },
};

/** The same of the operators' events, and the channels that a console joins. */
export const deskLive: Generator = {
  file: 'packages/contract/src/generated/desk-live.ts',
  make: () => {
    const channels = slices
      .flatMap(({ deskChannels = [] }) => deskChannels)
      .flatMap(({ name, act, tells }) =>
        name === undefined ? [] : [`  { name: '${name}', act: '${act}', tells: '${tells}' },\n`],
      );
    return `/** Generated from routes.ts by \`npm run generate\`. */
import type { Act } from '@greenhall/domain/admin/roles';
import type { ReadKey } from '../shared/route.ts';

/** The events of operators, of all slices. */
export type DeskEventName = ${union(deskEvents.map(([event]) => event))};

/** The reads of the console that are out of date after each event. Rule: shared#live. */
export const DESK_READS: Readonly<Record<DeskEventName, readonly ReadKey[]>> = {
${deskEvents.map(line).join('')}};

/** The channels that a console joins if the operator's roles reach the act, and the event that comes there. */
export const DESK_CHANNELS = [
${channels.join('')}] as const satisfies readonly { readonly name: string; readonly act: Act; readonly tells: DeskEventName }[];
`;
  },
};
