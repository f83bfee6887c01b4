import { explain, InputFault, readJson } from './scenario/read.ts';
import { resultOf } from './scenario/result.ts';
import { readScenario } from './scenario/scenario.ts';

/** `npm run scenario -- FILE.json`: settles a scenario and prints its result, and nothing else. */
function main(files: readonly string[]): void {
  const [file] = files;
  if (file === undefined || files.length > 1) throw new InputFault('scenario', 'takes one file');
  const result = resultOf(readScenario(readJson(file)));
  console.log(JSON.stringify(result, null, 1));
}

try {
  main(process.argv.slice(2));
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
