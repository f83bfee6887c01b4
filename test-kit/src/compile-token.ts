import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const SOURCE = new URL('../../apps/server/src/demo/chain/TestToken.sol', import.meta.url);

interface Compiler {
  compile(input: string, callbacks: { import: (path: string) => { contents: string } | { error: string } }): string;
}

interface Output {
  readonly errors?: readonly { readonly severity: string; readonly formattedMessage: string }[];
  readonly contracts: { readonly 'TestToken.sol': { readonly TestToken: { evm: { bytecode: { object: string } } } } };
}

/** The bytecode of the test token, from its source. Takes some seconds. */
export function compileToken(): string {
  const solc = require('solc') as Compiler;
  const input = {
    language: 'Solidity',
    sources: { 'TestToken.sol': { content: readFileSync(fileURLToPath(SOURCE), 'utf8') } },
    settings: {
      optimizer: { enabled: true, runs: 200 },
      evmVersion: 'paris',
      metadata: { bytecodeHash: 'none' },
      outputSelection: { '*': { '*': ['evm.bytecode.object'] } },
    },
  };
  const bring = (path: string): { contents: string } => ({ contents: readFileSync(require.resolve(path), 'utf8') });
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: bring })) as Output;
  const faults = output.errors?.filter(({ severity }) => severity === 'error') ?? [];
  if (faults.length > 0) throw new Error(faults.map((fault) => fault.formattedMessage).join('\n'));
  return `0x${output.contracts['TestToken.sol'].TestToken.evm.bytecode.object}`;
}
