import type { Output } from '@greenhall/contract/shared/route';
import { type platformRoutes, readsAskedFor } from '@greenhall/contract/platform';
import { accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import { BUILD } from '../build.ts';
import { openRestoreLocks } from '../restore-lock/store.ts';
import type { Ports } from '../ports.ts';
import type { Handlers } from '../http/call.ts';
import { answerOutcome } from './outcome.ts';

/** The reads that the text of a query asks for; `undefined` where it asks for none. */
function askedBy(of: string) {
  try {
    return z.safeParse(readsAskedFor, JSON.parse(of)).data;
  } catch {
    return undefined;
  }
}

type Mode = Output<typeof platformRoutes.status>['mode'];

/** The routes of the program itself. */
export const platformHandlers = (ports: Ports, mode: () => Promise<Mode>): Handlers<'platform'> => ({
  'platform.status': async () =>
    accept({
      version: BUILD.version,
      mode: await mode(),
      durable: ports.engine === 'postgresql',
      closedAfter: (await openRestoreLocks(ports.db)).at(-1)?.takenAt.toISOString() ?? null,
    }),
  'platform.reads': async ({ query, also }) => {
    const asked = askedBy(query.of);
    return asked ? accept({ answers: await Promise.all(asked.map(also)) }) : refuse('badRequest', { field: 'of' });
  },
  'platform.outcome': (call) => answerOutcome(ports, call),
  'platform.deskOutcome': (call) => answerOutcome(ports, call),
});
