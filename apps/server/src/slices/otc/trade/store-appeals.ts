import { sql } from 'kysely';
import type { Network } from '@greenhall/domain/chain/networks';
import { memberNumber } from '@greenhall/domain/shared/member-no';
import type { OperatorId } from '@greenhall/domain/shared/four-eyes';
import type { AppealState, Verdict } from '@greenhall/domain/otc/trade/appeal';
import { type Db, type Tx, maybeRow, oneRow, rows, run } from '../../../platform/database/database.ts';
import { int8Column } from '../../../platform/database/columns.ts';
import { type RowOf, columns, returning, select, selectDistinct } from '../../../platform/database/select.ts';
import type { TradeRow } from './store-trades.ts';
import { ALIKE_BITS } from '../../../platform/pictures/pictures.ts';
import type { Signer } from '../../../platform/approvals/persons.ts';
import { BEYOND_LAST } from '../../../platform/cursor.ts';
import { listOf } from '../../../platform/lists/list-of.ts';
import { namesFile } from '../../../platform/pictures/named-files.ts';

export type AppealRow = RowOf<typeof APPEAL>;

export const APPEAL = columns('otc_appeal', [
  'id',
  'tradeId',
  'openedBy',
  'reason',
  'voucher',
  'state',
  'clockLeftMs',
  'verdict',
  'verdictReason',
  'proposedBy',
  'proposedById',
  'proposedAt',
  'decidedBy',
  'madeAt',
  'decidedAt',
]).narrow<{ proposedById: OperatorId | null }>();

/** `undefined` if one is open on the trade already. */
export function insertAppeal(
  tx: Tx,
  fresh: Pick<AppealRow, 'tradeId' | 'openedBy' | 'reason' | 'voucher' | 'clockLeftMs' | 'madeAt'>,
): Promise<AppealRow | undefined> {
  return maybeRow(
    tx,
    returning(APPEAL)`
      insert into otc_appeal (trade_id, opened_by, reason, voucher, state, clock_left_ms, made_at)
      values (${fresh.tradeId}, ${fresh.openedBy}, ${fresh.reason}, ${fresh.voucher}, 'inReview', ${fresh.clockLeftMs},
              ${fresh.madeAt})
      on conflict (trade_id) where state = 'inReview' do nothing`,
  );
}

export function appealById(db: Db | Tx, id: bigint): Promise<AppealRow | undefined> {
  return maybeRow(db, select(APPEAL)`from otc_appeal where id = ${id}`);
}

/** Which of these trades are under appeal. */
export async function appealedOf(db: Db, trades: readonly bigint[]): Promise<Set<bigint>> {
  const found = await rows(
    db,
    select(columns('otc_appeal', ['tradeId as id']))`
      from otc_appeal where trade_id = any(${trades}::bigint[]) and state = 'inReview'`,
  );
  return new Set(found.map((row) => row.id));
}

const AROUND = (trades: readonly bigint[], members: readonly bigint[]) => sql<{
  readonly names: Readonly<Record<string, string>>;
  readonly appealed: readonly string[];
  readonly down: readonly Network[];
}>`
  select (select coalesce(json_object_agg(n.member_no, n.username), '{}') from identity_name n
           where n.member_no = any(${int8Column(members)}::bigint[])) as names,
         array(select a.trade_id::text from otc_appeal a
                where a.trade_id = any(${int8Column(trades)}::bigint[]) and a.state = 'inReview') as appealed,
         array(select o.network from otc_outage o where o.ended_at is null and o.network is not null) as down`;

/** What a list of trades shows around them: names, open appeals, and the networks that are out. */
export async function aroundTrades(db: Db, trades: readonly Pick<TradeRow, 'id' | 'buyer' | 'seller'>[]) {
  const members = [...new Set(trades.flatMap(({ buyer, seller }) => [buyer, seller]))];
  const found = await oneRow(
    db,
    AROUND(
      trades.map(({ id }) => id),
      members,
    ),
  );
  return {
    names: new Map(Object.entries(found.names).map(([no, name]) => [memberNumber(no), name])),
    appealed: new Set(found.appealed.map(BigInt)),
    down: new Set(found.down),
  };
}

export function appealsOf(db: Db | Tx, tradeId: bigint): Promise<AppealRow[]> {
  return rows(db, select(APPEAL)`from otc_appeal where trade_id = ${tradeId} order by id limit 50`);
}

/** Ends an open appeal; false if it had ended already. */
export async function endAppeal(
  tx: Tx,
  id: bigint,
  to: { state: AppealState; verdict: Verdict | null; decidedBy: Signer | null; at: Date },
): Promise<boolean> {
  const ended = await run(
    tx,
    sql`update otc_appeal set state = ${to.state}, verdict = ${to.verdict}, decided_by = ${to.decidedBy?.name ?? null},
               decided_by_id = ${to.decidedBy?.id ?? null},               decided_at = ${to.at}
         where id = ${id} and state = 'inReview'`,
  );
  return ended === 1;
}

/** Stores a proposal in place of the previous one; `undefined` if the appeal has ended. */
export function proposeVerdict(
  tx: Tx,
  id: bigint,
  proposal: { verdict: Verdict; reason: string; by: Signer; at: Date },
): Promise<AppealRow | undefined> {
  return maybeRow(
    tx,
    returning(APPEAL)`
      update otc_appeal set verdict = ${proposal.verdict}, verdict_reason = ${proposal.reason},
             proposed_by = ${proposal.by.name}, proposed_by_id = ${proposal.by.id}, proposed_at = ${proposal.at}
       where id = ${id} and state = 'inReview'`,
  );
}

export const APPEALS = listOf('otc.deskAppeals', 'otc_appeal', {
  key: 'id',
  filters: {
    state: 'state',
    // The audit log names an appeal by its own number, members by that of their trade.
    number: (number) =>
      /^\d{1,18}$/.test(number)
        ? sql`id = ${BigInt(number)}`
        : sql`trade_id in (select t.id from otc_trade t where t.number = ${number})`,
    member: (no) => sql`trade_id in (select t.id from otc_trade t where t.buyer = ${no}
                                     union select t.id from otc_trade t where t.seller = ${no})`,
    made: 'madeAt',
  },
  orders: { made: 'id' },
  read: (part) => select(APPEAL)`from otc_appeal ${part}`,
});

export type AnswerRow = RowOf<typeof ANSWER>;

export const ANSWER = columns('otc_appeal_answer as w', ['appealId', 'by', 'text', 'voucher', 'at']);

/** False if the side has answered already. */
export async function insertAnswer(tx: Tx, fresh: AnswerRow): Promise<boolean> {
  const made = await run(
    tx,
    sql`insert into otc_appeal_answer (appeal_id, by, text, voucher, at)
        values (${fresh.appealId}, ${fresh.by}, ${fresh.text}, ${fresh.voucher}, ${fresh.at}) on conflict do nothing`,
  );
  return made === 1;
}

export async function answersOf(db: Db | Tx, appeals: readonly bigint[]): Promise<AnswerRow[]> {
  if (appeals.length === 0) return [];
  return rows(db, select(ANSWER)`from otc_appeal_answer w where w.appeal_id = any(${appeals}::bigint[]) order by w.at`);
}

export type MessageRow = RowOf<typeof MESSAGE>;

const MESSAGE = columns('otc_message', ['id', 'memberNo', 'text', 'image', 'at']);

export async function insertMessage(tx: Tx, fresh: Omit<MessageRow, 'id'> & { tradeId: bigint }): Promise<MessageRow> {
  return oneRow(
    tx,
    returning(MESSAGE)`
      insert into otc_message (trade_id, member_no, text, image, at)
      values (${fresh.tradeId}, ${fresh.memberNo}, ${fresh.text}, ${fresh.image}, ${fresh.at})`,
  );
}

export function messagesOf(
  db: Db | Tx,
  tradeId: bigint,
  before: bigint | undefined,
  limit: number,
): Promise<MessageRow[]> {
  return rows(
    db,
    select(MESSAGE)`
      from otc_message where trade_id = ${tradeId} and id < ${before ?? BEYOND_LAST}
       order by id desc limit ${limit}`,
  );
}

export type PictureRow = RowOf<typeof PICTURE>;

const PICTURE = columns('otc_picture', ['name', 'hash']);

export async function insertPicture(
  tx: Tx,
  picture: PictureRow & { fingerprint: string | null; tradeId: bigint; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`insert into otc_picture (name, hash, fingerprint, trade_id, at)
        values (${picture.name}, ${picture.hash}, ${picture.fingerprint}::bit(64), ${picture.tradeId}, ${picture.at})`,
  );
}

export function picturesOf(db: Db | Tx, tradeId: bigint): Promise<PictureRow[]> {
  return rows(db, select(PICTURE)`from otc_picture where trade_id = ${tradeId} order by at, name limit 500`);
}

/** Which of these files were used in trades. */
export async function otcFiles(db: Db, among?: readonly string[]): Promise<string[]> {
  const found = await rows(
    db,
    select(columns('otc_picture', ['name']))`from otc_picture where ${namesFile('name', among)}`,
  );
  return found.map((row) => row.name);
}

/** Numbers of other trades that used a picture like one of this trade or its txid. */
export async function reusedBy(db: Db | Tx, tradeId: bigint): Promise<string[]> {
  const found = await rows(
    db,
    selectDistinct(columns('otc_trade as o', ['number']))`
      from otc_trade t join otc_trade o on o.id <> t.id
       where t.id = ${tradeId}
         and ((o.network = t.network and o.txid = t.txid)
              or o.id in (select p.trade_id from otc_picture p join otc_picture mine
                              on p.hash = mine.hash or bit_count(p.fingerprint # mine.fingerprint) <= ${ALIKE_BITS}
                           where mine.trade_id = t.id))
       order by o.number limit 20`,
  );
  return found.map((row) => row.number);
}

export type InspectionRow = RowOf<typeof INSPECTION>;

export const INSPECTION = columns('otc_inspection', ['operatorId', 'roles', 'reason', 'at']);

export async function insertInspection(
  tx: Tx,
  fresh: InspectionRow & { readonly tradeId: bigint; readonly operator: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into otc_inspection (trade_id, operator, operator_id, roles, reason, at)
        values (${fresh.tradeId}, ${fresh.operator}, ${fresh.operatorId}, ${fresh.roles}, ${fresh.reason}, ${fresh.at})`,
  );
}

/** The reason of an operator's latest inspection of a trade, if it was after a moment. */
export async function inspectionReasonOf(
  tx: Tx,
  tradeId: bigint,
  operator: string,
  since: Date,
): Promise<string | undefined> {
  const row = await maybeRow(
    tx,
    select(columns('otc_inspection', ['reason']))`
      from otc_inspection
       where trade_id = ${tradeId} and operator = ${operator} and at > ${since} order by at desc limit 1`,
  );
  return row?.reason;
}
