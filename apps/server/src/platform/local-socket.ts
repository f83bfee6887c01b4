import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Server } from 'node:net';
import { join } from 'node:path';

const NAME = 'operators.sock';
const LONGEST = 4_096;
const ANSWER_WITHIN_MS = 10_000;

/** Where a server with the embedded database, which admits one process, is asked by programs of its own machine. */
const pathIn = (dataDir: string): string => join(dataDir, NAME);

/** Answers one line with one line. Only who may read the data folder reaches it. */
export function answerLocally(dataDir: string, answer: (line: string) => Promise<string>): Promise<Server> {
  const path = pathIn(dataDir);
  const server = createServer((socket) => {
    let asked = '';
    socket.setEncoding('utf8');
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy());
    socket.on('error', () => socket.destroy());
    socket.on('data', (chunk: string) => {
      asked += chunk;
      const end = asked.indexOf('\n');
      if (end >= 0)
        answer(asked.slice(0, end)).then(
          (said) => socket.end(`${said}\n`),
          () => socket.destroy(),
        );
      else if (asked.length > LONGEST) socket.destroy();
    });
  });
  // One that was left by a process that was killed: the lock of the folder says that nobody listens there.
  rmSync(path, { force: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, () => {
      chmodSync(path, 0o600);
      resolve(server);
    });
  });
}

/** Asks the server that has the data folder open; `undefined` where none is there. */
export function askLocally(dataDir: string, line: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(pathIn(dataDir));
    let said = '';
    socket.setEncoding('utf8');
    socket.setTimeout(ANSWER_WITHIN_MS, () => socket.destroy(new Error('the server did not answer')));
    socket.on('connect', () => socket.write(`${line}\n`));
    socket.on('data', (chunk: string) => (said += chunk));
    socket.on('end', () => resolve(said.trim()));
    socket.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
  });
}
