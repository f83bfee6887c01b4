import type { LinkConsent, LinkState } from '@greenhall/domain/network/link';
import type { MemberNo } from '@greenhall/domain/shared/member-no';
import { sql } from 'kysely';
import { type Db, type Tx, maybeRow, rows, run } from '../../../platform/database/database.ts';
import { type RowOf, columns, returning, select } from '../../../platform/database/select.ts';

export type LinkRow = RowOf<typeof LINK>;

const LINK = columns('network_link', [
  'id',
  'main',
  'sub',
  'state',
  'appliedAt',
  'expiresAt',
  'boundAt',
  'closedAt',
  'maySignIn',
  'mayCollect',
]);

/** A binding, if the member is one of its two accounts. */
export function linkOf(db: Db | Tx, id: bigint, memberNo: MemberNo): Promise<LinkRow | undefined> {
  return maybeRow(db, select(LINK)`from network_link where id = ${id} and ${memberNo} in (main, sub)`);
}

/** The same, which cannot change until the transaction ends. */
export function lockLinkShared(tx: Tx, id: bigint, memberNo: MemberNo): Promise<LinkRow | undefined> {
  return maybeRow(tx, select(LINK)`from network_link where id = ${id} and ${memberNo} in (main, sub) for share`);
}

/** A binding in force. */
export type BoundLink = RowOf<typeof BOUND_LINK>;

const BOUND_LINK = columns('network_link', ['id', 'main', 'sub', 'mayCollect', 'boundAt']).narrow<{ boundAt: Date }>();

/** What is bound to a main account, in the order of the bindings; none of it can change until the transaction ends. */
export function lockLinksOf(tx: Tx, main: bigint): Promise<BoundLink[]> {
  return rows(
    tx,
    select(BOUND_LINK)`
      from network_link
       where main = ${main} and state = 'bound' order by id for share`,
  );
}

/** The open bindings of a member, and those that were closed since a moment, newest first. */
export function listLinks(db: Db, memberNo: MemberNo, since: Date, limit: number): Promise<LinkRow[]> {
  const side = (column: 'main' | 'sub') => sql<LinkRow>`
    (select ${LINK} from network_link
      where ${sql.ref(column)} = ${memberNo} and (closed_at is null or closed_at > ${since})
      order by id desc limit ${limit})`;
  return rows(db, sql<LinkRow>`${side('main')} union all ${side('sub')} order by id desc`);
}

/** The applications and bindings of a member that are not over, in their order. */
export function openLinksOf(tx: Tx, memberNo: MemberNo): Promise<LinkRow[]> {
  return rows(
    tx,
    select(LINK)`from network_link where ${memberNo} in (main, sub) and state in ('applied', 'bound') order by id`,
  );
}

/** What stands against a binding of two members, apart from one that they have applied for. */
export interface StoredFacts {
  readonly sameOwner: boolean;
  readonly mainIsSub: boolean;
  readonly subIsMain: boolean;
  readonly subHasMain: boolean;
  readonly subs: number;
  readonly endedAt: Date | null;
}

/** The facts about two members; `undefined` if one of them does not exist. */
export function linkFacts(db: Db | Tx, main: bigint, sub: bigint): Promise<StoredFacts | undefined> {
  return maybeRow(
    db,
    sql<StoredFacts>`
      select m.owner = s.owner as "sameOwner",
             exists (select from network_link where sub = ${main} and state = 'bound') as "mainIsSub",
             exists (select from network_link where main = ${sub} and state = 'bound') as "subIsMain",
             exists (select from network_link where sub = ${sub} and state = 'bound') as "subHasMain",
             (select count(*)::int from network_link
               where main = ${main} and sub <> ${sub} and state in ('applied', 'bound')) as subs,
             (select max(closed_at) from network_link
               where main = ${main} and sub = ${sub} and state = 'ended') as "endedAt"
        from members_state m join members_state s on s.member_no = ${sub}
       where m.member_no = ${main}`,
  );
}

/** An application; `undefined` if there is one of these two that is still open. */
export async function insertLink(
  tx: Tx,
  fresh: Pick<LinkRow, 'main' | 'sub' | 'appliedAt' | 'expiresAt'>,
): Promise<bigint | undefined> {
  const row = await maybeRow(
    tx,
    returning(columns('network_link', ['id']))`
      insert into network_link (main, sub, state, applied_at, expires_at)
      values (${fresh.main}, ${fresh.sub}, 'applied', ${fresh.appliedAt}, ${fresh.expiresAt})
      on conflict do nothing`,
  );
  return row?.id;
}

/** Ends an application or a binding; `false` when another change came first. */
export async function closeLink(tx: Tx, id: bigint, from: LinkState, to: LinkState, at: Date): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update network_link
           set state = ${to}, closed_at = ${at}, may_sign_in = false, may_collect = false,
               sign_in_changed_at = case when may_sign_in then ${at} else sign_in_changed_at end,
               collect_changed_at = case when may_collect then ${at} else collect_changed_at end
         where id = ${id} and state = ${from}`,
  );
  return changed === 1;
}

/** Binds the two accounts of an application; `false` when another change came first. */
export async function bindLink(
  tx: Tx,
  id: bigint,
  { signIn, collect }: Readonly<Record<LinkConsent, boolean>>,
  at: Date,
): Promise<boolean> {
  const changed = await run(
    tx,
    sql`update network_link
           set state = 'bound', bound_at = ${at}, may_sign_in = ${signIn}, sign_in_changed_at = ${at},
               may_collect = ${collect}, collect_changed_at = ${at}
         where id = ${id} and state = 'applied'`,
  );
  return changed === 1;
}

/** Refuses what else was applied for with a sub-account, and answers the main accounts that did. */
export async function refuseOthers(tx: Tx, sub: MemberNo, at: Date): Promise<MemberNo[]> {
  const refused = await rows(
    tx,
    returning(columns('network_link', ['main']))`
      update network_link set state = 'refused', closed_at = ${at} where sub = ${sub} and state = 'applied'`,
  );
  return refused.map(({ main }) => main);
}

const CONSENTS = {
  signIn: { given: sql.ref('may_sign_in'), changedAt: sql.ref('sign_in_changed_at') },
  collect: { given: sql.ref('may_collect'), changedAt: sql.ref('collect_changed_at') },
} as const satisfies Record<LinkConsent, unknown>;

/** Gives or takes back a consent of a bound account; `false` when it stood so already or nothing is bound. */
export async function setConsent(
  tx: Tx,
  id: bigint,
  consent: LinkConsent,
  isGiven: boolean,
  at: Date,
): Promise<boolean> {
  const { given, changedAt } = CONSENTS[consent];
  const changed = await run(
    tx,
    sql`update network_link set ${given} = ${isGiven}, ${changedAt} = ${at}
         where id = ${id} and state = 'bound' and ${given} <> ${isGiven}`,
  );
  return changed === 1;
}

export type OverdueRow = RowOf<typeof OVERDUE>;

const OVERDUE = columns('network_link', ['id', 'main', 'sub']);

/** Applications that nobody has answered in time. */
export function overdueLinks(db: Db, now: Date, limit: number): Promise<OverdueRow[]> {
  return rows(
    db,
    select(OVERDUE)`
      from network_link where state = 'applied' and expires_at <= ${now}
       order by expires_at limit ${limit}`,
  );
}
