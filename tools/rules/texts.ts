import { isTest, lineAt, type Rule } from '../rule.ts';

const isFace = (path: string) => /^(?:apps\/(?:web|console)|packages\/ui)\/src\/.*\.tsx$/.test(path) && !isTest(path);

/** Words between a tag and the next tag or brace. Characters such as `|`, `&` and `=` mean code, not text. */
const TEXT_NODE = /(?<=["'\w}/])>([^<>{}=;()|&]*\p{L}{2}[^<>{}=;()|&]*)(?=<\/|\{)/gu;
const ATTRIBUTE =
  /\b(?:aria-label|aria-description|title|placeholder|alt|label)=(?:\{\s*)?["'`]([^"'`]*\p{L}{2}[^"'`]*)["'`]/gu;

/** The code after an element inside an object literal, where the next property follows. */
const CODE = /^,\s*\n/;

/** The brand is the same in every language. */
const BRAND = 'Greenhall';

/** What members read, and what writes moments for them. */
const isForMembers = (path: string) =>
  /^(?:apps\/web|packages\/(?:ui|locales))\/src\/.*\.tsx?$/.test(path) &&
  !isTest(path) &&
  !path.includes('/desk/') &&
  !path.includes('/outside/');
/** A zone by its distance from UTC, and a day that is made from a date by hand. */
const MACHINE_TIME = /\bUTC[+-]?[\d$]|(?:long|short)Offset|T12:00:00Z?`/g;

export const memberTime: Rule = {
  says: "members read times by their zone's name, and business days by `utcDay`",
  check: (files) =>
    files
      .filter(({ path }) => isForMembers(path) && path !== 'packages/locales/src/format.ts')
      .flatMap(({ path, text }) =>
        [...text.matchAll(MACHINE_TIME)].map((found) => `${path}:${lineAt(text, found.index)} writes ${found[0]}`),
      ),
  broken: [
    [{ path: 'apps/web/src/features/wallet/a.tsx', text: "const time = clock.replace(/GMT(...)/, 'UTC$1:');" }],
    [{ path: 'apps/web/src/features/stock/b.tsx', text: 'const label = day(`${one.day}T12:00:00`);' }],
  ],
};

/** An amount and its unit with a space at which a line may end. */
const LOOSE_UNIT = /\} (?:\{(?:coin|getsCoin)\}|\$\{unitOf\(|(?:USDT|MEY|BDB|FTB)\b)/g;

export const unbrokenUnits: Rule = {
  says: 'the unit of an amount stays on its line',
  check: (files) =>
    files
      .filter(({ path }) => isForMembers(path) && !path.includes('/demo/'))
      .flatMap(({ path, text }) =>
        [...text.matchAll(LOOSE_UNIT)].map(
          (found) => `${path}:${lineAt(text, found.index)} needs an unbroken space before its unit`,
        ),
      ),
  broken: [
    [{ path: 'packages/locales/src/de/wallet.ts', text: `'wallet.a': '{amount} {coin} sind da',` }],
    [{ path: 'apps/web/src/features/otc/a.tsx', text: 'const total = `${exact(price)} USDT`;' }],
  ],
};

export const texts: Rule = {
  says: 'texts for people live in packages/locales',
  check: (files) =>
    files
      .filter(({ path }) => isFace(path))
      .flatMap(({ path, text }) =>
        [TEXT_NODE, ATTRIBUTE]
          .flatMap((place) => [...text.matchAll(place)])
          .filter((found) => found[1]?.trim() !== BRAND && !CODE.test(found[1] ?? ''))
          .map((found) => `${path}:${lineAt(text, found.index)} says ${JSON.stringify(found[1]?.trim())}`),
      ),
  broken: [
    [{ path: 'apps/web/src/features/wallet/node.tsx', text: 'return <p className="lead">Send coins</p>;' }],
    [{ path: 'apps/web/src/features/wallet/part.tsx', text: 'return <p>Hello {name}</p>;' }],
    [{ path: 'apps/console/src/app/title.tsx', text: 'return <img alt="A chart" />;' }],
    [{ path: 'packages/ui/src/close.tsx', text: "return <button aria-label={'Close'} />;" }],
  ],
};

const TRIMS = /\bz\.trim\(\)/g;

export const unseenTexts: Rule = {
  says: 'a text that a person writes is trimmed by `trimmed`, for which one that nobody sees is empty',
  check: (files) =>
    files
      .filter(({ path }) => path.startsWith('packages/contract/src/') && !isTest(path))
      .flatMap(({ path, text }) => [...text.matchAll(TRIMS)].map((found) => `${path}:${lineAt(text, found.index)}`)),
  broken: [
    [
      {
        path: 'packages/contract/src/wallet/payees.ts',
        text: 'const label = z.string().check(z.trim(), z.minLength(1));',
      },
    ],
  ],
};
