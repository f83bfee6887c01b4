/**
 * The load from outside, in its own process: keep-alive connections that send prepared requests one after the
 * other. Usage: load.ts <port> <connections> <seconds> <members> <hot>. Prints one JSON line.
 */
import { prepareWrite } from '@greenhall/client/write';
import { writes } from '@greenhall/contract/generated/writes';
import { openLine } from '../line.ts';
import { SENDERS, companionOf, nameOf, payeeOf, tokenOf } from './world.ts';

const [port = 0, connections = 0, seconds = 0, members = 0] = process.argv.slice(2, 6).map(Number);
const hot = process.argv[6] === 'hot';
const PAY = 'larch-2209';
/** The clock starts when the server's code is compiled: before that the same load runs for a while. */
const WARM_SECONDS = 10;
/** Requests are written out and signed beforehand; more than these nobody sends in a second. */
const A_SECOND = 12_000;

function requestOf(sender: number, turn: number): Buffer {
  const payee = nameOf(hot ? SENDERS : payeeOf(sender, turn, members));
  const body = { payee, coin: 'mey', amount: '0.000001', payPassword: PAY };
  const outgoing = prepareWrite('wallet.transfer', writes['wallet.transfer'], { body });
  const headers = Object.entries(outgoing.headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const text = JSON.stringify(body);
  return Buffer.from(
    `${outgoing.method} ${outgoing.url} HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: keep-alive\r\ncontent-type: application/json\r\n` +
      `authorization: Bearer ${tokenOf(sender)}\r\ncookie: gh_companion=${companionOf(sender)}\r\n` +
      `${headers.join('')}content-length: ${text.length}\r\n\r\n${text}`,
  );
}

const openLines = (count: number) => Promise.all(Array.from({ length: count }, () => openLine(port)));

// Every sender's payment password is proved once before the clock starts, by few at once: that is slow, and a process in which
// many wait refuses the next.
let warmed = 0;
await Promise.all(
  (await openLines(32)).map(async (one) => {
    for (let sender = warmed++; sender < SENDERS; sender = warmed++) {
      const status = await one.send(requestOf(sender, 0));
      if (status !== 200) throw new Error(`warming answered ${status}`);
    }
    one.close();
  }),
);
const prepared = Array.from({ length: A_SECOND * (WARM_SECONDS + seconds) }, (_, index) =>
  requestOf(index % SENDERS, Math.floor(index / SENDERS)),
);
// A connection over which nothing comes is closed after a while, so they are opened when they are needed.
const lines = await openLines(connections);
let next = 0;
let refused = 0;

/** All lines busy for so long; what each request took, in milliseconds. */
async function drive(forSeconds: number): Promise<number[]> {
  const times: number[] = [];
  const until = performance.now() + forSeconds * 1000;
  await Promise.all(
    lines.map(async (one) => {
      for (let request = prepared[next++]; request && performance.now() < until; request = prepared[next++]) {
        const begun = performance.now();
        const status = await one.send(request);
        if (status === 200) times.push(performance.now() - begun);
        else if (status === 429) refused += 1;
        else throw new Error(`a transfer was answered with ${status}`);
      }
    }),
  );
  return times;
}

await drive(WARM_SECONDS);
const started = performance.now();
const times = await drive(seconds);
const took = (performance.now() - started) / 1000;
times.sort((a, b) => a - b);
const at = (share: number): number => times[Math.floor(times.length * share)] ?? 0;
process.stdout.write(`${JSON.stringify({ perSecond: times.length / took, p50: at(0.5), p99: at(0.99), refused })}\n`);
process.exit(0);
