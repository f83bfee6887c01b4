/**
 * A load in a process of its own, until its input ends: `lanes URL COUNT one|each` asks a URL in so many lanes, each at once
 * again, from one network or each lane from one of its own; `sockets URL COUNT` opens sockets of one member that join a
 * channel as often as they can. At last it prints how often each answer came.
 */
import { Agent, get } from 'node:http';
import { clientOf } from '@greenhall/test-kit/outside';
import { openSockets } from '../live/sockets.ts';
import { companionOf, tokenOf } from '../otc/world.ts';

/** Joins that each socket has sent and that are not answered. */
const OPEN_JOINS = 30;

const answers: Record<string, number> = {};
const note = (what: string): void => {
  answers[what] = (answers[what] ?? 0) + 1;
};

function lane(url: string, localAddress: string): void {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (): void => {
    const request = get(url, { agent, localAddress }, (response) => {
      note(String(response.statusCode));
      response.resume();
      response.once('end', ask);
    });
    request.once('error', () => {
      note('error');
      setTimeout(ask, 100);
    });
  };
  ask();
}

async function joinAgain(url: string, count: number): Promise<void> {
  const member = { token: tokenOf(0), companion: companionOf(0) };
  const join = JSON.stringify({ kind: 'join', channel: 'member', after: null });
  await openSockets(
    `${url.replace('http', 'ws')}/wss`,
    count,
    (index, message) => {
      note(message['kind'] === 'closed' ? `closed ${String(message['code'])}` : String(message['kind']));
      const turns = message['kind'] === 'ready' ? OPEN_JOINS : Number(message['kind'] === 'joined');
      for (let turn = 0; turn < turns; turn += 1) sockets[index]?.send(join);
    },
    async (socket, index) => {
      sockets[index] = socket;
      const { ticket } = await clientOf(url, member).call('live.ticket', { body: {} });
      socket.send(JSON.stringify({ kind: 'ticket', ticket }));
    },
  );
}

const [kind = '', url = '', count = '', networks = ''] = process.argv.slice(2);
const sockets: { send: (text: string) => void }[] = [];
if (kind === 'sockets') await joinAgain(url, Number(count));
else
  for (let index = 0; index < Number(count); index += 1)
    lane(url, networks === 'each' ? `127.0.${index + 10}.1` : '127.0.9.1');
process.stdin.resume();
process.stdin.once('end', () => {
  process.stdout.write(JSON.stringify(answers));
  process.exit(0);
});
