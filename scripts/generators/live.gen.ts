import { live } from '../../packages/contract/src/routes.ts';
import type { ReadKey } from '../../packages/contract/src/shared/route.ts';
import type { Generator } from './generator.ts';

function entry([event, reads]: readonly [string, readonly ReadKey[]]): string {
  return `  ${event}: [${reads.map((read) => `'${read}'`).join(', ')}],\n`;
}

/** What each live event makes out of date, without the schemas: both apps read it again. */
export const liveReads: Generator = {
  file: 'packages/contract/src/generated/live.ts',
  make: () => {
    const events = Object.values(live).flatMap((ofSlice) => Object.entries<readonly ReadKey[]>(ofSlice.events));
    const names = events.map(([event]) => event);
    const twice = names.find((name, place) => names.indexOf(name) !== place);
    if (twice !== undefined) throw new Error(`two slices have an event ${twice}`);
    return `/** Generated from routes.ts by \`npm run generate\`. */
import type { ReadKey } from '../shared/route.ts';

/** The events of all slices. */
export type LiveEventName = ${names.map((name) => `'${name}'`).join(' | ')};

/** The reads that are out of date after each event. Rule: shared#live. */
export const LIVE_READS: Readonly<Record<LiveEventName, readonly ReadKey[]>> = {
${events.map(entry).join('')}};
`;
  },
};
