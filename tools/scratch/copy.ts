import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import type { Addition } from './registrations.ts';

const ROOT = join(import.meta.dirname, '../..');
const FILES = join(import.meta.dirname, 'files');
const PROJECTS = ['tsconfig.json', 'apps/web/tsconfig.json', 'apps/console/tsconfig.json'];
/** What no commit holds: packages, and at the root what is built, kept and drawn. */
const SKIPPED = /(?:^|\/)(?:node_modules|dist|test-results)$|^(?:\.git|data|screens)$/;
const WORKSPACES = '@greenhall';

const ASK_RULES = `
  import { RULES } from './tools/all-rules.ts';
  import { readRepository } from './tools/repository.ts';
  const files = readRepository();
  console.log(JSON.stringify(RULES.flatMap((rule) => rule.check(files))));
`;

/** Links every package but the workspaces, which lead to those of the copy. */
function linkPackages(folder: string): void {
  for (const own of globSync('{apps,packages}/*/node_modules', { cwd: ROOT }))
    symlinkSync(join(ROOT, own), join(folder, own));
  const [from, to] = [join(ROOT, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from)) if (name !== WORKSPACES) symlinkSync(join(from, name), join(to, name));
  cpSync(join(from, WORKSPACES), join(to, WORKSPACES), { recursive: true, verbatimSymlinks: true });
}

/** A copy of this repository that tests may change. */
export class Copy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'greenhall-scratch-'));

  constructor() {
    cpSync(ROOT, this.#folder, {
      recursive: true,
      filter: (path) => !SKIPPED.test(relative(ROOT, path)),
    });
    linkPackages(this.#folder);
  }

  /** Writes the files of the scratch slice that are its own. */
  addFiles(): void {
    for (const path of globSync('**/*.txt', { cwd: FILES }))
      this.write(path.replace(/\.txt$/, ''), readFileSync(join(FILES, path), 'utf8'));
  }

  read(path: string): string {
    return readFileSync(join(this.#folder, path), 'utf8');
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, path)), { recursive: true });
    writeFileSync(join(this.#folder, path), text);
  }

  delete(path: string): void {
    rmSync(join(this.#folder, path));
  }

  /** Makes a change; a file that it puts behind nothing is new. */
  add({ path, behind, text }: Addition): void {
    if (behind === '') return this.write(path, text);
    const [before, after, ...more] = this.read(path).split(behind);
    if (after === undefined || more.length > 0) throw new Error(`${path} does not hold once: ${behind}`);
    this.write(path, `${before}${behind}${text}${after}`);
  }

  generate(): void {
    execFileSync(process.execPath, ['scripts/generate.ts'], { cwd: this.#folder, stdio: 'pipe' });
  }

  /** What the compiler says about all of it. */
  *typeFaults(): Generator<string> {
    const tsc = join(ROOT, 'node_modules/.bin/tsc');
    for (const project of PROJECTS) {
      const { stdout } = spawnSync(tsc, ['-p', project, '--noEmit'], { cwd: this.#folder, encoding: 'utf8' });
      yield* stdout.split('\n').filter((line) => line.includes('error TS'));
    }
  }

  /** What the repository's own rules say about it, as they are there, and then the compiler. */
  *faults(): Generator<string> {
    const rules = ['--input-type=module-typescript', '--eval', ASK_RULES];
    const said = execFileSync(process.execPath, rules, { cwd: this.#folder, encoding: 'utf8' });
    yield* JSON.parse(said) as string[];
    yield* this.typeFaults();
  }

  /** Runs the tests that are named; throws what they say if one fails. */
  test(...paths: readonly string[]): void {
    execFileSync(process.execPath, ['scripts/run.mjs', 'test', ...paths], { cwd: this.#folder, stdio: 'pipe' });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }
}
