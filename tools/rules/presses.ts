import { deskWrites } from '@greenhall/contract/generated/desk';
import { writes } from '@greenhall/contract/generated/writes';
import { WRITE_SITES } from '../../e2e/presses/register.ts';
import { isTest, lineAt, type Rule, type SourceFile } from '../rule.ts';

/** A call that sends a write, or a component that is told which one it sends. */
const CALL =
  /\b(?:useWrite|useRepeatable|useMark|api|write)(?:<[^>(]*>)?\(\s*'([a-z]+\.[A-Za-z]+)'|\broute="([a-z]+\.[A-Za-z]+)"/g;
/** A write that is named by a value: the places are those where the value is given. */
const UNNAMED = /\b(?:useWrite|useRepeatable|useMark)\((?!'|route\b)/g;
const APP = /^apps\/(web|console)\/src\/(.+)\.tsx?$/;
const MECHANISM = /^apps\/(?:web\/src\/shared\/request|console\/src\/kit)\/(?:acts|use-write|failure)\.ts$/;

const isWrite = (route: string): boolean => route in writes || route in deskWrites;

/** The places of a file where a write is sent, as the register names them. */
function placesOf({ path, text }: SourceFile): readonly string[] {
  const [, app, name] = APP.exec(path) ?? [];
  if (!app || isTest(path)) return [];
  const named = [...text.matchAll(CALL)].map(([, called, given]) => called ?? (app === 'web' ? given : undefined));
  return [...new Set(named)].flatMap((route) => (route && isWrite(route) ? [`${app}/${name} ${route}`] : []));
}

const sample = (path: string, text: string): SourceFile => ({ path, text });

/** Every place of both apps that sends a write is in the register of write sites, and nothing else is. */
export const presses: Rule = {
  says: 'every place that sends a write is in the register of write sites, and every place of the register exists',
  check: (files) => {
    const places = files.flatMap(placesOf);
    const known = new Set(places);
    // Small repositories of tests have none of the places.
    const isWhole = files.some(({ path }) => path === 'e2e/presses/register.ts');
    return [
      ...places
        .filter((place) => !(place in WRITE_SITES))
        .map((place) => `${place} is not in the register of write sites`),
      ...(isWhole
        ? Object.keys(WRITE_SITES)
            .filter((place) => !known.has(place))
            .map((place) => `the register of write sites names ${place}, which sends no such write`)
        : []),
      ...files
        .filter(({ path }) => APP.test(path) && !isTest(path) && !MECHANISM.test(path))
        .flatMap(({ path, text }) =>
          [...text.matchAll(UNNAMED)].map(({ index }) => `${path}:${lineAt(text, index)} does not name its write`),
        ),
    ];
  },
  broken: [
    [sample('apps/web/src/features/wallet/new-form.tsx', "const write = useWrite('wallet.transfer');")],
    [
      sample(
        'apps/console/src/features/admin/new.tsx',
        "useAct((write) => write('admin.approveProposal', { params }))",
      ),
    ],
    [sample('apps/web/src/features/wallet/new-form.tsx', 'const write = useWrite(kind);')],
    [sample('e2e/presses/register.ts', '')],
  ],
};
