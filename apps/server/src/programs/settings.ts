import { openLog } from '../platform/logs/log.ts';
import { folderFaults } from '../platform/settings/data-dir.ts';
import { settingsInForce } from '../platform/settings/in-force.ts';
import { parseSettings } from '../platform/settings/settings.ts';
import { tryServices } from '../platform/settings/try.ts';
import { unwiseSettings } from '../platform/settings/unwise.ts';
import { runProgram, StartError } from '../platform/start-error.ts';

const USAGE = 'Usage: greenhall settings check [--try]';

function print(title: string, lines: readonly string[]): void {
  process.stdout.write(`${title}\n${(lines.length > 0 ? lines : ['none']).map((line) => `  ${line}`).join('\n')}\n\n`);
}

/**
 * `greenhall settings check`: prints the settings in force, every fault and what is unwise; with `--try` it also asks each service.
 * Ends with 1 where a server would not start, or a service did not answer.
 */
async function main([check = 'check', flag, ...more]: readonly string[]): Promise<void> {
  if (check !== 'check' || (flag !== undefined && flag !== '--try') || more.length > 0) throw new StartError(USAGE);
  const { settings, dataDir, faults } = parseSettings(process.env);
  const widest = Math.max(...settingsInForce({}).map(({ name }) => name.length));
  print(
    'In force',
    settingsInForce(process.env).map(({ name, value, from }) => `${name.padEnd(widest)}  ${value}  (${from})`),
  );
  const all = [...faults, ...folderFaults(dataDir)];
  print('Faults', all);
  if (settings) print('Unwise', unwiseSettings(settings));
  const tried = settings && flag ? await tryServices(settings, openLog('silent')) : [];
  if (flag)
    print(
      'Asked',
      settings
        ? tried.map(({ what, isWell, said }) => `${isWell ? 'well' : 'NOT WELL'}  ${what}: ${said}`)
        : ['nothing, before the faults are mended'],
    );
  process.exitCode = all.length > 0 || tried.some(({ isWell }) => !isWell) ? 1 : 0;
}

runProgram(() => main(process.argv.slice(2)), 2);
