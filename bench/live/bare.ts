/** A server that does nothing but pass on: each line of its input goes to every socket. */
import { createInterface } from 'node:readline';
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false, backlog: 1_024 });
server.on('listening', () => {
  const address = server.address();
  process.stdout.write(`${typeof address === 'object' ? address?.port : ''}\n`);
});
createInterface(process.stdin)
  .on('line', (line) => {
    for (const socket of server.clients) socket.send(line);
  })
  .on('close', () => process.exit(0));
