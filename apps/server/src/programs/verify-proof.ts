import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { proofFile } from '@greenhall/contract/proof/routes';
import { readHead, readMemberProof, readWhole } from '@greenhall/contract/proof/file';
import { checkChain, checkMemberProof, checkWhole, type ProofFault } from '@greenhall/domain/proof/verify';

const sha256 = (bytes: Uint8Array): Uint8Array => createHash('sha256').update(bytes).digest();

/** A file that is no proof at all. */
class BadFile extends Error {
  override name = 'BadFile';
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(process.env.INIT_CWD ?? '.', path), 'utf8'));
  } catch (error) {
    throw new BadFile(error instanceof Error ? error.message : String(error));
  }
}

/** What was checked, and the first place that does not hold. */
function judge(content: unknown): { about: string; fault: ProofFault | undefined } {
  const file = proofFile.safeParse(content);
  if (!file.success) {
    const issue = file.error.issues[0];
    throw new BadFile(`not a proof: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`);
  }
  const { data } = file;
  const about = `snapshot ${data.head.number} of ${data.head.takenAt}`;
  if (data.kind === 'own') return { about, fault: checkMemberProof(sha256, readMemberProof(data)) };
  const chain = data.before
    ? checkChain({ head: readHead(data.before.head), hash: data.before.hash }, readHead(data.head))
    : undefined;
  return { about, fault: checkWhole(sha256, readWhole(data)) ?? chain };
}

/** `npm run verify -- proof FILE`: checks a downloaded proof without a network. Ends with 1 when it does not hold. */
function main(files: readonly string[]): void {
  const [path] = files;
  if (path === undefined || files.length > 1) throw new BadFile('takes one file');
  const { about, fault } = judge(parse(path));
  const place = fault && ('at' in fault ? `${fault.place} ${fault.at}` : fault.place);
  console.log(place === undefined ? `holds: ${about}` : `BROKEN at ${place}: ${about}`);
  process.exitCode = place === undefined ? 0 : 1;
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof BadFile ? error.message : error);
  process.exitCode = 2;
}
