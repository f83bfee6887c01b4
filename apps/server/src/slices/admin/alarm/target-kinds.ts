import { NOBODY } from '@greenhall/domain/shared/four-eyes';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import * as z from 'zod/mini';
import {
  closeTarget,
  lockTarget,
  MOST_TARGETS,
  openTargets,
  setOpened,
  type TargetRow,
} from '../../../platform/alarm-targets/store.ts';
import type { ProposalKind } from '../../../platform/approvals/kind.ts';
import type { Tx } from '../../../platform/database/database.ts';

/** A target by its number, and what was said of it when it was proposed. */
const storedBody = z.object({ target: z.string(), kind: z.string(), address: z.string() });
type Proposed = z.infer<typeof storedBody>;

/** The target as it was proposed: `notFound`, `statusChanged` where its row says something else by now. */
async function proposedTarget(tx: Tx, { target, kind, address }: Proposed): Promise<Result<TargetRow>> {
  const row = await lockTarget(tx, BigInt(target));
  if (!row) return refuse('notFound');
  const isSame = row.kind === kind && row.address === address && row.closedAt === null;
  return isSame ? accept(row) : refuse('statusChanged');
}

/** One that may be opened: not open yet, nor another one to the same address, nor as many as are listed. */
async function openable(tx: Tx, body: Proposed): Promise<Result<TargetRow>> {
  const row = await proposedTarget(tx, body);
  if (!row.ok) return row;
  const open = await openTargets(tx);
  const isThere = open.some(({ kind, address }) => kind === body.kind && address === body.address);
  return row.value.openedAt === null && !isThere && open.length < MOST_TARGETS ? row : refuse('statusChanged');
}

async function closable(tx: Tx, body: Proposed): Promise<Result<TargetRow>> {
  const row = await proposedTarget(tx, body);
  return row.ok && row.value.openedAt === null ? refuse('statusChanged') : row;
}

/** Alarms are sent to a further target. Rule: admin#targets. */
export const alarmTarget: ProposalKind<Proposed> = {
  name: 'alarmTarget',
  body: storedBody,
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, _subject, body) => {
    const row = await openable(tx, body);
    return row.ok ? accept([{ field: 'alarmTarget', from: '', to: body.address }]) : row;
  },
  apply: async (tx, _subject, body, at) => {
    const row = await openable(tx, body);
    if (!row.ok) return row;
    await setOpened(tx, row.value.id, at);
    return accept(true);
  },
};

/** Alarms are no longer sent to a target. One operator alone could silence them, so this takes two as well. Rule: admin#targets. */
export const alarmTargetClosed: ProposalKind<Proposed> = {
  name: 'alarmTargetClosed',
  body: storedBody,
  noticeMs: 0,
  beneficiary: () => NOBODY,
  difference: async (tx, _subject, body) => {
    const row = await closable(tx, body);
    return row.ok ? accept([{ field: 'alarmTarget', from: body.address, to: '' }]) : row;
  },
  apply: async (tx, _subject, body, at) => {
    const row = await closable(tx, body);
    if (!row.ok) return row;
    await closeTarget(tx, row.value.id, at);
    return accept(true);
  },
};
