import { CATALOGUE } from '@greenhall/domain/shared/codes';
import type { Result } from '@greenhall/domain/shared/result';
import type { Ports } from '../../../platform/ports.ts';
import { closeAfterRestore } from '../closure/close-after-restore.ts';
import { linksFromTerminal } from '../set-up-links.ts';
import { setApartFromTerminal, suspendFromTerminal, unlockFromTerminal } from '../terminal.ts';

/** What operators can be helped with on the server's own machine. */
export type TerminalAct =
  | { readonly act: 'link' }
  | { readonly act: 'unlock' | 'suspend'; readonly name: string }
  | { readonly act: 'apart'; readonly name: string; readonly other: string }
  | { readonly act: 'close-after-restore'; readonly takenAt: string; readonly mayEnter: readonly [string, string] };

/** What the terminal is told: the lines to print, or the name of a refusal. */
export type TerminalAnswer = { readonly tokens: readonly string[] } | { readonly refusal: string };

const answerOf = <T>(result: Result<T>, tokens: (value: T) => readonly string[]): TerminalAnswer =>
  result.ok ? { tokens: tokens(result.value) } : { refusal: `${CATALOGUE[result.refusal].code} ${result.refusal}` };

/** Does an act of the terminal. */
export async function actFromTerminal(
  ports: Pick<Ports, 'db' | 'clock' | 'random'>,
  asked: TerminalAct,
): Promise<TerminalAnswer> {
  if (asked.act === 'link') return answerOf(await linksFromTerminal(ports), (tokens) => tokens);
  if (asked.act === 'apart') return answerOf(await setApartFromTerminal(ports, asked.name, asked.other), () => []);
  if (asked.act === 'close-after-restore') {
    const { takenAt, mayEnter } = asked;
    const restored = { restoredAt: ports.clock.now(), takenAt: new Date(takenAt), mayEnter };
    return answerOf(await closeAfterRestore(ports.db, restored), () => []);
  }
  const onOperator = asked.act === 'suspend' ? suspendFromTerminal : unlockFromTerminal;
  return answerOf(await onOperator(ports, asked.name), () => []);
}
