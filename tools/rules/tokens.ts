import { type Rule, isTest, lineAt } from '../rule.ts';

/** What a person sees of the apps. */
const SEEN = /^(?:apps\/(?:web|console)\/src|packages\/ui\/src)\/.+\.tsx?$/;
/** A colour, a size of text or a duration that is written out, where a token has a name for it. */
const WRITTEN_OUT = [
  { what: 'a colour', as: /#(?:[\da-fA-F]{8}|[\da-fA-F]{6}|[\da-fA-F]{3,4})\b(?=['"\s)\]])|\brgba?\(|\bhsla?\(/g },
  { what: 'a size of text', as: /\btext-\[\d[\d.]*(?:px|rem)\]/g },
  { what: 'a duration', as: /\b(?:duration|delay)-\[/g },
] as const;

export const tokens: Rule = {
  says: 'the apps take their colours, sizes of text and durations from the design tokens',
  check: (files) =>
    files
      .filter(({ path }) => SEEN.test(path) && !isTest(path))
      .flatMap(({ path, text }) =>
        WRITTEN_OUT.flatMap(({ what, as }) =>
          [...text.matchAll(as)].map((found) => `${path}:${lineAt(text, found.index)} writes out ${what}: ${found[0]}`),
        ),
      ),
  broken: [
    [{ path: 'apps/web/src/features/a.tsx', text: '<b className="bg-[#b42318]" />' }],
    [{ path: 'packages/ui/src/b.tsx', text: "const shade = 'rgb(6 20 19)';" }],
    [{ path: 'apps/web/src/c.tsx', text: '<b className="text-[11px]" />' }],
    [{ path: 'apps/console/src/d.tsx', text: '<b className="duration-[90ms]" />' }],
  ],
};
