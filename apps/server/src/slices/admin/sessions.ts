import { operatorId } from '@greenhall/domain/shared/four-eyes';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import { HOUR, MINUTE } from '@greenhall/domain/shared/time';
import type { AuthPort } from '../../platform/http/caller.ts';
import { ifWritable } from '../../platform/outages.ts';
import type { Ports } from '../../platform/ports.ts';
import { tokenHash } from '../../platform/secrets/secrets.ts';
import { openSession, touchSession } from './store.ts';

/** An operator's session ends after half an hour without a call, and after a working day in any case. */
export const OPERATOR_SESSION = { idle: 30 * MINUTE, absolute: 12 * HOUR } as const;

/** How long a code of the authenticator opens the session for what needs a fresh one. */
const PROVED_FOR = 5 * MINUTE;

/** Until when a session counts as proved by a code that was given at a moment. Rule: admin#fresh-code. */
export const provedUntil = (at: Date): Date => new Date(at.getTime() + PROVED_FOR);

/** Who an operator's cookie belongs to. */
export function operatorSessions(ports: Ports): AuthPort['operator'] {
  return async (cookie) => {
    const now = ports.clock.now().getTime();
    const row = await openSession(
      ports.db,
      tokenHash(cookie),
      new Date(now - OPERATOR_SESSION.idle),
      new Date(now - OPERATOR_SESSION.absolute),
    );
    if (!row) return undefined;
    if (now - row.seenAt.getTime() > MINUTE) await ifWritable(() => touchSession(ports.db, row.id, new Date(now)));
    const { username, roles, id: sessionId } = row;
    const members = row.members?.map((no) => memberNumber(no)) ?? null;
    const isProved = row.provedUntil !== null && row.provedUntil.getTime() > now;
    return { kind: 'operator', operatorId: operatorId(row.operatorId), username, roles, sessionId, isProved, members };
  };
}
