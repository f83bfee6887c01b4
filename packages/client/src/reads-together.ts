import { addressOf } from './address.ts';
import type { Answer, Outgoing, Transport } from './transport.ts';

/** Most reads in one request: the contract's limit, which a page does not load for it. */
const MOST = 12;

interface Waiting {
  readonly read: Outgoing;
  readonly resolve: (answer: Promise<Answer>) => void;
}

/**
 * Sends the reads that a session makes at once in one request, and each alone where the server has no such request: during an upgrade some
 * processes are of the release before.
 */
export function readsTogether(send: Transport): Transport {
  const waiting = new Map<string, Waiting[]>();

  const sendAll = (reads: readonly Waiting[]): void => {
    const of = JSON.stringify(
      reads.map(({ read: { route, ask } }) => ({ route, params: ask.params, query: ask.query })),
    );
    const [{ read: first }] = reads as [Waiting];
    const together = send({ ...first, route: 'platform.reads', ask: {}, url: addressOf('/reads', { query: { of } }) });
    reads.forEach(({ read, resolve }, index) => {
      const own = (answer: Answer): Answer | Promise<Answer> => {
        if (answer.status === 404) return send(read);
        if (answer.status >= 300) return answer;
        const { answers = [] } = Object(answer.data) as { answers?: readonly { status: number; body: unknown }[] };
        return { header: answer.header, status: answers[index]?.status ?? 200, data: answers[index]?.body };
      };
      resolve(together.then(own));
    });
  };

  return (read) => {
    const { headers, method, ask } = read;
    const session = headers['authorization'];
    if (method !== 'GET' || ask.download || !session) return send(read);
    return new Promise((resolve) => {
      const reads = waiting.get(session) ?? [];
      if (reads.push({ read, resolve }) === MOST) waiting.delete(session);
      if (reads.length > 1) return;
      waiting.set(session, reads);
      setTimeout(() => {
        if (waiting.get(session) === reads) waiting.delete(session);
        if (reads.length === 1) resolve(send(read));
        else sendAll(reads);
      });
    });
  };
}
