import { checkAnswer } from '@greenhall/domain/messages/answer';
import { type Result, accept, refuse } from '@greenhall/domain/shared/result';
import { audit, changeOf } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/database/database.ts';
import type { Answer, Call } from '../../../platform/http/call.ts';
import { type Ports, once } from '../../../platform/ports.ts';
import { presentCanned } from './present.ts';
import { type CannedRow, cannedById, insertCanned, updateCanned, withdrawCanned } from './store-canned.ts';

type Saving = Call<'messages.addCannedAnswer'> | Call<'messages.saveCannedAnswer'>;

const values = ({ title, texts }: CannedRow) => ({
  title,
  ...Object.fromEntries(Object.entries(texts).map(([language, text]) => [`text ${language}`, text])),
});

/** Runs a change of a canned answer once, with its line in the audit log. */
function change<T>(
  ports: Ports,
  call: Saving | Call<'messages.withdrawCannedAnswer'>,
  run: (
    tx: Tx,
    at: Date,
  ) => Promise<Result<{ readonly id: bigint; readonly before: CannedRow | null; readonly answer: T }>>,
): Promise<Result<T>> {
  const { caller, route: act } = call;
  return once<typeof act, T>(ports, call, async (tx) => {
    const at = ports.clock.now();
    const done = await run(tx, at);
    if (!done.ok) return done;
    const { id, before } = done.value;
    const after = await cannedById(tx, id);
    const changed = changeOf(before && values(before), after ? values(after) : null);
    await audit(tx, { operator: caller.username, act, subject: String(id), detail: {}, ...changed, at });
    return accept(done.value.answer);
  });
}

async function saved(tx: Tx, id: bigint, before: CannedRow | null) {
  const row = await cannedById(tx, id);
  return row ? accept({ id, before, answer: presentCanned(row) }) : refuse('notFound');
}

/** Adds a canned answer. */
export async function addCanned(
  ports: Ports,
  call: Call<'messages.addCannedAnswer'>,
): Promise<Result<Answer<'messages.addCannedAnswer'>>> {
  const { title, texts } = call.body;
  const whole = checkAnswer(texts);
  if (!whole.ok) return whole;
  return change(ports, call, async (tx, at) =>
    saved(tx, await insertCanned(tx, { title, texts, by: call.caller.username, at }), null),
  );
}

/** Changes a canned answer unless somebody else has saved it since. */
export async function saveCanned(
  ports: Ports,
  call: Call<'messages.saveCannedAnswer'>,
): Promise<Result<Answer<'messages.saveCannedAnswer'>>> {
  const { title, texts, version } = call.body;
  const whole = checkAnswer(texts);
  if (!whole.ok) return whole;
  const id = BigInt(call.params.id);
  return change(ports, call, async (tx, at) => {
    const before = await cannedById(tx, id);
    if (!before) return refuse('notFound');
    const isSaved = await updateCanned(tx, id, version, { title, texts, by: call.caller.username, at });
    return isSaved ? saved(tx, id, before) : refuse('statusChanged');
  });
}

/** Takes a canned answer off the list. */
export function endCanned(
  ports: Ports,
  call: Call<'messages.withdrawCannedAnswer'>,
): Promise<Result<Answer<'messages.withdrawCannedAnswer'>>> {
  const id = BigInt(call.params.id);
  return change(ports, call, async (tx, at) => {
    const before = await cannedById(tx, id);
    return before && (await withdrawCanned(tx, id, at)) ? accept({ id, before, answer: {} }) : refuse('notFound');
  });
}
