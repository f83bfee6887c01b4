import type { NoticeKind, NoticeParams } from '@greenhall/domain/notifications/notice';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import type { Tx } from './database/database.ts';

/**
 * Notifies a member in the transaction of the change, so that nothing is told about a change that was rolled back. The
 * implementation is set in `compose.ts`, so that a slice need not know how members are reached.
 */
export type Notify = <K extends NoticeKind>(
  tx: Tx,
  member: MemberNo,
  kind: K,
  params: NoticeParams<K>,
) => Promise<void>;
