import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';

const NAME = 'operators.sock';
const LONGEST = 4_096;
const ANSWER_WITHIN_MS = 10_000;

/**
 * The socket through which programs of the same machine reach a server with the embedded database, which only one
 * process can open.
 */
const pathIn = (dataDir: string): string => join(dataDir, NAME);

/** Answers one line with one line. Only users who can read the data folder can connect. */
export function serveLocalSocket(dataDir: string, answer: (line: string) => Promise<string>): Promise<Server> {
  const path = pathIn(dataDir);
  const server = createServer((socket) => {
    let asked = '';
    socket.setEncoding('utf8');
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: string) => {
      asked += chunk;
      const end = asked.indexOf('\n');
      // What was asked for may take long, such as a copy of the data.
      if (end >= 0) socket.setTimeout(0);
      if (end >= 0)
        answer(asked.slice(0, end)).then(
          (said) => socket.end(`${said}\n`),
          () => socket.destroy(),
        );
      else if (asked.length > LONGEST) socket.destroy();
    });
  });
  // A socket file left by a killed process. The lock of the folder guarantees that no other process listens there.
  rmSync(path, { force: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      resolve(server);
    });
  });
}

/** Sends a request to the server that has the data folder open; `undefined` if there is none. */
export function askLocalServer(
  dataDir: string,
  line: string,
  withinMs: number = ANSWER_WITHIN_MS,
): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(pathIn(dataDir));
    let said = '';
    socket.setEncoding('utf8');
    socket.setTimeout(withinMs, () => socket.destroy(new Error('the server did not answer')));
    socket.on('connect', () => socket.write(`${line}\n`));
    socket.on('data', (chunk: string) => (said += chunk));
    socket.on('end', () => resolve(said.trim()));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
  });
}
