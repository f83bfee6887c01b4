import { type Line, openLine } from '../line.ts';
import { type Act, requestOf } from './requests.ts';

/** So many members ask. */
const MEMBERS = 256;
const CONNECTIONS = 64;

/** What came of a request. */
export interface RequestOutcome {
  readonly act: Act;
  readonly status: number;
  readonly took: number;
}

export function* numbers(): Generator<number> {
  for (let turn = 0; ; turn += 1) yield turn;
}

export async function sendRequest(line: Line, turns: Iterator<number>, told: RequestOutcome[]): Promise<void> {
  const { act, request } = requestOf(Number(turns.next().value), MEMBERS);
  const asked = performance.now();
  const status = await line.send(request);
  told.push({ act, status, took: performance.now() - asked });
}

/** Sends over so many connections, each one request after another. */
export async function asFastAsItGoes(
  port: number,
  turns: Iterator<number>,
  seconds: number,
): Promise<RequestOutcome[]> {
  const told: RequestOutcome[] = [];
  const until = performance.now() + seconds * 1_000;
  const lines = await Promise.all(Array.from({ length: CONNECTIONS }, () => openLine(port)));
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() < until) await sendRequest(line, turns, told);
    }),
  );
  for (const line of lines) line.close();
  return told;
}
