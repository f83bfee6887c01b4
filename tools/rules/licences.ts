import type { Rule, SourceFile } from '../rule.ts';

/** What is built into the member app. */
const PARTS = [
  'apps/web',
  'packages/client',
  'packages/contract',
  'packages/domain',
  'packages/locales',
  'packages/ui',
];
const NAMED = 'apps/web/src/features/members/parts/licences.ts';
/** Another half of what is named already; and what writes the styles and is no dependency. */
const WITH_REACT = 'react-dom';
const STYLES = 'tailwindcss';

const textOf = (files: readonly SourceFile[], path: string) => files.find((file) => file.path === path)?.text;

function builtIn(files: readonly SourceFile[]): ReadonlySet<string> {
  const names = PARTS.flatMap((part) => {
    const { dependencies = {} } = JSON.parse(textOf(files, `${part}/package.json`) ?? '{}') as {
      dependencies?: Record<string, string>;
    };
    return Object.keys(dependencies);
  });
  return new Set([...names.filter((name) => !name.startsWith('@greenhall/') && name !== WITH_REACT), STYLES]);
}

/** The licence of each package that is used at run time, as the list of all of them has it. */
const licencesOf = (files: readonly SourceFile[]) =>
  new Map(
    [...(textOf(files, 'THIRD-PARTY.md') ?? '').matchAll(/^\| (\S+) \| \S+ \| (.+?) \|$/gm)].map(
      ([, name, licence]) => [name, licence],
    ),
  );

export const licences: Rule = {
  says: 'the member app names every library that is built into it, by its licence, and no other',
  check: (files) => {
    const text = textOf(files, NAMED);
    if (text === undefined) return [];
    const named = new Map(
      [...text.matchAll(/^  '?([@\w/-]+)'?: \['[^']+', '([^']+)'\]/gm)].map(([, name, as]) => [name, as]),
    );
    const used = builtIn(files);
    const known = licencesOf(files);
    return [
      ...[...used].filter((name) => !named.has(name)).map((name) => `${NAMED} does not name ${name}`),
      ...[...named.keys()]
        .filter((name) => !used.has(name ?? ''))
        .map((name) => `${NAMED} names ${name}, which is not there`),
      ...[...named]
        .filter(([name, as]) => !(known.get(name) ?? as ?? '').includes(as ?? ''))
        .map(([name, as]) => `${NAMED} has ${name} under ${as}, THIRD-PARTY.md under ${known.get(name)}`),
    ];
  },
  broken: [
    [
      { path: NAMED, text: "  uqr: ['uqr', 'MIT'],\n  'old-one': ['Old', 'MIT'],\n" },
      { path: 'apps/web/package.json', text: '{"dependencies":{"uqr":"1"}}' },
      { path: 'THIRD-PARTY.md', text: '| uqr | 1 | MIT |\n| tailwindcss | 4 | MIT |' },
    ],
    [
      { path: NAMED, text: "  tailwindcss: ['Tailwind CSS', 'MIT'],\n" },
      { path: 'packages/ui/package.json', text: '{"dependencies":{"uqr":"1"}}' },
      { path: 'THIRD-PARTY.md', text: '| tailwindcss | 4 | MIT |' },
    ],
    [
      { path: NAMED, text: "  tailwindcss: ['Tailwind CSS', 'MIT'],\n" },
      { path: 'THIRD-PARTY.md', text: '| tailwindcss | 4 | ISC |' },
    ],
  ],
};
