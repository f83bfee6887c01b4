import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, startProgram } from '@greenhall/test-kit/program';

/** A started program with its own data, and the messages that it would have sent. */
export interface TestServer extends Program {
  /** The six digits of the last message to an address. */
  readonly codeFor: (address: string) => string;
  /** The link in the last message to an address. */
  readonly linkFor: (address: string) => string;
  readonly close: () => Promise<void>;
}

interface Message {
  readonly to: string;
  readonly text: string;
}

/** A folder for the data of one test file. */
export const newDataDir = (): string => mkdtempSync(join(tmpdir(), 'greenhall-e2e-'));

/** The part of the last message to an address that matches a pattern, from a data folder. */
function lastMessagePart(directory: string, address: string, pattern: RegExp): string {
  const file = join(directory, 'outbox', 'messages.jsonl');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const last = lines.map((line) => JSON.parse(line) as Message).findLast((message) => message.to === address);
  const said = pattern.exec(last?.text ?? '')?.[0];
  if (!said) throw new Error(`nothing like ${pattern.source} was sent to ${address}`);
  return said;
}

/** The six digits of the last message to an address, from a data folder. */
export const codeIn = (directory: string, address: string): string => lastMessagePart(directory, address, /\b\d{6}\b/);

/** Starts the program on a data folder that is removed afterwards. */
export async function openServer(
  directory: string = newDataDir(),
  environment: Readonly<Record<string, string>> = {},
): Promise<TestServer> {
  const program = await startProgram({ ...environment, DATA_DIR: directory });
  return {
    ...program,
    codeFor: (address) => codeIn(directory, address),
    linkFor: (address) => lastMessagePart(directory, address, /https?:\S+/),
    close: async () => {
      await program.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
