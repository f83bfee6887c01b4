import type { Network } from '@greenhall/domain/chain/networks';
import { operatorId } from '@greenhall/domain/shared/four-eyes';
import { type RawBuilder, sql } from 'kysely';
import { type Db, type Tx, oneRow } from '../../../platform/database/database.ts';
import { select } from '../../../platform/database/select.ts';
import { ANSWER, APPEAL, type AnswerRow, type AppealRow, INSPECTION, type InspectionRow } from './store-appeals.ts';
import { STEP, type StepRow, type TradeRow } from './store-trades.ts';

/** The data that is shown with a trade. */
export interface TradeParts {
  readonly appeals: readonly AppealRow[];
  readonly answers: readonly AnswerRow[];
  readonly looks: readonly InspectionRow[];
  readonly steps: readonly StepRow[];
  readonly names: ReadonlyMap<bigint, string>;
  /** The networks that cannot be reached now. */
  readonly down: ReadonlySet<Network>;
}

/** A row as JSON returns it, with moments as texts. Ids and counts are far below 2⁵³. */
type AsJson<T> = {
  readonly [K in keyof T]: T[K] extends bigint
    ? number
    : T[K] extends bigint | null
      ? number | null
      : T[K] extends Date
        ? string
        : T[K] extends Date | null
          ? string | null
          : T[K];
};

interface Row {
  readonly appeals: readonly AsJson<AppealRow>[];
  readonly answers: readonly AsJson<AnswerRow>[];
  readonly looks: readonly AsJson<InspectionRow>[];
  readonly steps: readonly AsJson<StepRow>[];
  readonly names: readonly { readonly no: number; readonly name: string }[];
  readonly down: readonly Network[];
}

const listOf = (query: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(found), '[]'::json) from (${query}) found)`;

const date = (text: string | null): Date | null => (text === null ? null : new Date(text));
const heard = <T extends { readonly at: string }>(row: T): Omit<T, 'at'> & { at: Date } => ({
  ...row,
  at: new Date(row.at),
});

/** Reads all data that is shown with a trade in one statement. */
export async function partsOf(db: Db | Tx, { id, buyer, seller }: TradeRow): Promise<TradeParts> {
  const row = await oneRow(
    db,
    sql<Row>`
      select ${listOf(select(APPEAL)`from otc_appeal where trade_id = ${id} order by id limit 50`)} as appeals,
             ${listOf(select(ANSWER)`
                            from otc_appeal_answer w join otc_appeal a on a.id = w.appeal_id
                           where a.trade_id = ${id} order by w.at limit 100`)} as answers,
             ${listOf(select(INSPECTION)`from otc_inspection where trade_id = ${id}
                           order by id limit 100`)} as looks,
             ${listOf(select(STEP)`from otc_trade_step where trade_id = ${id}
                           order by id limit 100`)} as steps,
             ${listOf(sql`select member_no as no, username as name from identity_name
                           where member_no in (${buyer}, ${seller})`)} as names,
             array(select network from otc_outage where ended_at is null and network is not null) as down`,
  );
  return {
    appeals: row.appeals.map((appeal) => ({
      ...appeal,
      id: BigInt(appeal.id),
      tradeId: BigInt(appeal.tradeId),
      clockLeftMs: BigInt(appeal.clockLeftMs),
      proposedById: appeal.proposedById === null ? null : operatorId(BigInt(appeal.proposedById)),
      proposedAt: date(appeal.proposedAt),
      madeAt: new Date(appeal.madeAt),
      decidedAt: date(appeal.decidedAt),
    })),
    answers: row.answers.map((answer) => ({ ...heard(answer), appealId: BigInt(answer.appealId) })),
    looks: row.looks.map((look) => ({
      ...heard(look),
      operatorId: look.operatorId === null ? null : BigInt(look.operatorId),
    })),
    steps: row.steps.map(heard),
    names: new Map(row.names.map(({ no, name }) => [BigInt(no), name])),
    down: new Set(row.down),
  };
}
