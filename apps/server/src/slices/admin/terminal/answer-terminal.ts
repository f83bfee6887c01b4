import type { Server } from 'node:net';
import { commandOf } from '../../../platform/build.ts';
import { serveLocalSocket } from '../../../platform/local-socket.ts';
import type { Ports } from '../../../platform/ports.ts';
import { actFromTerminal, type TerminalAct } from './terminal-acts.ts';

/** The embedded database admits one process: what the terminal asks for, the server does. */
export async function answerTerminal(ports: Ports): Promise<Server | undefined> {
  if (ports.engine !== 'embedded') return undefined;
  const answer = async (line: string): Promise<string> =>
    JSON.stringify(await actFromTerminal(ports, JSON.parse(line) as TerminalAct));
  try {
    return await serveLocalSocket(ports.settings.dataDir, answer);
  } catch (error) {
    ports.log.warn({ err: error }, `${commandOf('operators')} works only while the server is stopped`);
    return undefined;
  }
}
