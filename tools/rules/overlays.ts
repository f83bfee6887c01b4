import { READ_ONLY_OVERLAYS, WRITE_SITES } from '../../e2e/presses/register.ts';
import { isTest, type Rule, type SourceFile } from '../rule.ts';

/** What makes something of its own that lies over a screen. */
const OWN =
  /@base-ui\/react\/(?:alert-dialog|dialog|drawer|menu|popover)'|role="(?:alert)?dialog"|<dialog\b|\.showModal\(/;
/** What has an entry of the history: by the hook, or as the single modal, which asks for it when it is opened. */
const HAS_ENTRY = /\buseOverlayEntry\(/;
const MODAL = 'packages/ui/src/overlay/modal.tsx';
/** A step inside a sheet is what a press on "Back" leaves; the header of a screen and its search are no steps. */
const STEP = /<Button[^>]*onClick=\{onBack\}[^>]*>\s*\{t\('common\.back'\)\}/;
/** The second step of the login is a part of its screen, and what was typed into the first is a password. */
const OF_A_SCREEN = 'apps/web/src/features/identity/session/second-step.tsx';

function findings({ path, text }: SourceFile): string[] {
  if (path.startsWith('packages/ui/src/'))
    return OWN.test(text) && !HAS_ENTRY.test(text) && path !== MODAL ? [`${path} opens what has no entry`] : [];
  if (OWN.test(text)) return [`${path} makes an overlay of its own instead of one of packages/ui`];
  return STEP.test(text) && !HAS_ENTRY.test(text) && path !== OF_A_SCREEN ? [`${path} is a step without an entry`] : [];
}

/** What opens one of the overlays that there are. */
const OPENS = /<(?:LazySheet|LegalSheet|PaySheet|PictureViewer|Sheet)\b|\b(?:confirmThenMove|openModal)\(/;
/** Where they are made of each other. */
const MECHANISM = /^apps\/web\/src\/shared\/(?:overlays\/|written\/legal-sheet\.tsx$)/;

/** The files that open an overlay have a write site that stands in it, or are among the overlays without one. */
function unknown(files: readonly SourceFile[]): string[] {
  const opening = files.flatMap(({ path, text }) =>
    path.startsWith('apps/web/src/') && !isTest(path) && !MECHANISM.test(path) && OPENS.test(text)
      ? [path.slice('apps/web/src/'.length)]
      : [],
  );
  const inOverlays = Object.keys(WRITE_SITES).filter((place) => WRITE_SITES[place]?.overlay);
  const writes = (file: string) => inOverlays.some((place) => place.startsWith(`web/${file.replace(/\.tsx?$/, '')} `));
  const isWhole = files.some(({ path }) => path === 'e2e/presses/register.ts');
  const superfluous = Object.keys(READ_ONLY_OVERLAYS).filter(
    (file) => (isWhole && !opening.includes(file)) || writes(file),
  );
  return [
    ...opening
      .filter((file) => !writes(file) && !(file in READ_ONLY_OVERLAYS))
      .map((file) => `${file} opens an overlay that is not in the register of write sites`),
    ...superfluous.map((file) => `the register names ${file} as an overlay without a write, which it is not`),
  ];
}

/** Back closes the topmost thing only, so each has an entry of the history, by one mechanism. */
export const overlays: Rule = {
  says: 'every sheet, dialog and step inside a sheet has its entry of the history, and every file that opens one is registered',
  check: (files) => [
    ...files
      .filter(({ path }) => /^(?:apps\/web|packages\/ui)\/src\/.*\.tsx?$/.test(path) && !isTest(path))
      .flatMap(findings),
    ...unknown(files),
  ],
  broken: [
    [{ path: 'apps/web/src/features/new.tsx', text: '<LazySheet show={show} />' }],
    [{ path: 'e2e/presses/register.ts', text: '' }],
    [{ path: 'apps/web/src/a.tsx', text: `import { Popover } from '@base-ui/react/popover';` }],
    [{ path: 'apps/web/src/a.tsx', text: '<div role="dialog">' }],
    [{ path: 'packages/ui/src/a.tsx', text: `import { Dialog } from '@base-ui/react/dialog';` }],
    [
      {
        path: 'apps/web/src/a.tsx',
        text: `<Button kind="text" onClick={onBack}>\n  {t('common.back')}\n</Button>`,
      },
    ],
  ],
};
