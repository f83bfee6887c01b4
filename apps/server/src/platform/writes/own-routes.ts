import type { Output } from '@greenhall/contract/shared/route';
import type { platformRoutes } from '@greenhall/contract/platform';
import { accept } from '@greenhall/domain/shared/result';
import { BUILD } from '../build.ts';
import { openRestoreLocks } from '../restore-lock/store.ts';
import type { Ports } from '../ports.ts';
import type { Handlers } from '../http/call.ts';
import { answerOutcome } from './outcome.ts';

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
  'platform.outcome': (call) => answerOutcome(ports, call),
  'platform.deskOutcome': (call) => answerOutcome(ports, call),
});
