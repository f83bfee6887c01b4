import { createHash } from 'node:crypto';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from './step.mjs';

const hashOf = (path: string): string => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Makes the archive of another release of an unpacked one, changed a little; answers its path. */
export function releaseOf(
  unpacked: string,
  into: string,
  digit: string,
  change: (folder: string) => void = () => {},
): string {
  const name = unpacked.split('/').at(-1) ?? '';
  const folder = join(into, name);
  cpSync(unpacked, folder, { recursive: true, verbatimSymlinks: true });
  change(folder);
  writeFileSync(join(folder, 'COMMIT'), `${digit.repeat(40)}\n`);
  say('sh', [
    '-c',
    `cd '${folder}' && find . -type f ! -name SHA256SUMS -printf '%P\\0' | xargs -0 sha256sum > SHA256SUMS`,
  ]);
  const archive = join(into, `${name}.tar.gz`);
  say('tar', ['-czf', archive, '-C', into, name]);
  writeFileSync(`${archive}.sha256`, `${hashOf(archive)}  ${name}.tar.gz\n`);
  rmSync(folder, { recursive: true });
  return archive;
}
