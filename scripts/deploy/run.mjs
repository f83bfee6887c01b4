import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { archiveStep } from './archive.mjs';
import { containerDatabaseStep } from './container-database.mjs';
import { guideStep } from './guide.mjs';
import { composeStep, imagesStep, setUpStep, sizeStep } from './others.mjs';
import { caddyStep, nginxStep } from './proxies.mjs';
import { NotHereError, say } from './step.mjs';
import { unitsStep } from './units.mjs';
import { ROOT } from '../paths.mjs';
import { isInterrupted, oneRun } from '../runner/one-run.mjs';

const STEPS = [
  sizeStep,
  composeStep,
  setUpStep,
  unitsStep,
  containerDatabaseStep,
  archiveStep,
  guideStep,
  caddyStep,
  nginxStep,
  imagesStep,
];

/** The release of this commit, unpacked. @param {string} folder @param {string | undefined} archive */
function unpack(folder, archive) {
  if (archive === undefined) say(process.execPath, [join(ROOT, 'scripts/release/pack.mjs'), folder]);
  const file = archive ?? join(folder, readdirSync(folder).find((name) => name.endsWith('.tar.gz')) ?? '');
  say('tar', ['-xzf', file, '-C', folder]);
  const name = readdirSync(folder, { withFileTypes: true }).find((entry) => entry.isDirectory())?.name ?? '';
  say('sh', ['-c', 'sha256sum --check --quiet SHA256SUMS'], { cwd: join(folder, name) });
  return { archive: file, release: join(folder, name) };
}

/** `npm test -- --deploy [ARCHIVE]`: tries what a release is deployed with, and prints what was tried here and what could not be. */
async function main([archive] = process.argv.slice(2)) {
  const folder = mkdtempSync(join(tmpdir(), 'greenhall-deploy-'));
  const place = { folder, ...unpack(folder, archive) };
  let isGreen = true;
  for (const { name, run } of STEPS) {
    if (isInterrupted()) break;
    try {
      console.log(`✓ ${name}\n    ${(await run(place)).split('\n').join('\n    ')}`);
    } catch (error) {
      const isHere = !(error instanceof NotHereError);
      console.log(
        `${isHere ? '✗' : '– not tried here:'} ${name}\n    ${error instanceof Error ? error.message : String(error)}`,
      );
      if (isHere) isGreen = false;
    }
  }
  return isGreen;
}

await oneRun(() => main());
