import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { newDataDir } from '@greenhall/test-kit/data/folder';
import { type Program, startProgram } from '@greenhall/test-kit/program';
import { closeSeats } from './browser.ts';

/** A program that serves, and the messages that it would have sent. */
export interface Served {
  readonly url: string;
  /** The six digits of the last message to an address. */
  readonly codeFor: (address: string) => string;
  /** The link in the last message to an address. */
  readonly linkFor: (address: string) => string;
  /** Closes all browsers of this file, ends the program and removes its data. */
  readonly close: () => Promise<void>;
}

/** A program in a process of its own, as people run it. */
export type TestServer = Served & Program;

interface Message {
  readonly to: string;
  readonly text: string;
}

/** What matches a pattern in the last message to an address that has it: a notice may be mailed after a code. */
function lastMessagePart(directory: string, address: string, pattern: RegExp): string {
  const file = join(directory, 'outbox', 'messages.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const sent = lines.map((line) => JSON.parse(line) as Message).filter((message) => message.to === address);
  const said = sent.map(({ text }) => pattern.exec(text)?.[0]).findLast((part) => part !== undefined);
  if (!said) throw new Error(`nothing like ${pattern.source} was sent to ${address}`);
  return said;
}

/** What a file knows of a program on a data folder, however it runs. */
export function servedFrom(directory: string, url: string, end: () => Promise<unknown>): Served {
  return {
    url,
    codeFor: (address) => lastMessagePart(directory, address, /\b\d{6}\b/),
    linkFor: (address) => lastMessagePart(directory, address, /https?:\S+/),
    close: async () => {
      await closeSeats();
      await end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Starts the program in a process of its own, on a data folder that is removed afterwards. */
export async function openServer(
  directory: string = newDataDir(),
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const program = await startProgram({ ...environment, DATA_DIR: directory });
  return { ...program, ...servedFrom(directory, program.url, program.stop) };
}
