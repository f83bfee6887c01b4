import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { hostPath } from '../paths.mjs';

/** @param {string} text A number in the form of a UUID that is the same for the same text. */
function uuidOf(text) {
  const hex = createHash('sha256').update(text).digest('hex');
  // Version 8 is for numbers that are made by a rule of one's own.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/**
 * The bill of materials of what the server depends on, in the form of CycloneDX. Its number and its time are those of the
 * commit, so that two builds of one commit have the same one.
 * @param {string} folder With the lock file.
 * @param {{ readonly commit: string, readonly seconds: number }} of
 */
export function billOfMaterials(folder, { commit, seconds }) {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--omit=dev',
    '--package-lock-only',
    '--workspace=@greenhall/server',
  ];
  const text = execFileSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: hostPath() },
    maxBuffer: 64 * 1024 * 1024,
  });
  const bill = JSON.parse(text);
  bill.serialNumber = `urn:uuid:${uuidOf(commit)}`;
  bill.metadata.timestamp = new Date(seconds * 1000).toISOString();
  return `${JSON.stringify(bill, undefined, 2)}\n`;
}
