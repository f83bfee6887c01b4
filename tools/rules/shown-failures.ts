import { isTest, lineAt, type Rule, type SourceFile } from '../rule.ts';

/** A write of a screen with what it is bound to: a name, some of its parts, or several at once. */
const BOUND = /\bconst (?<bound>\w+|\{[^}]*\}|\[[^\]]*\]) = \[?(?:useWrite|useAct)\b/g;
const WRITE = /\b(?:useWrite|useAct)(?:<[^(]*>)?\(/g;
/** Where both are made, and the marks that nobody presses, which are set again by themselves. */
const MAKERS = /^apps\/(?:web\/src\/shared\/request\/use-(?:write|mark)\.ts|console\/src\/kit\/failure\.ts)$/;
/** What waits for a promise and says why it was rejected; a hook hands its promise on. */
const TELLERS =
  /\b(?:errorText|setError|confirmThenMove|PayStep)\b|\b(?:pay|save|send|submit|prove|onSend|onReason|onDecide)=\{|^export function use[A-Z]/m;

/** How the outcome of a write is awaited in a file: its error is shown, it is handed on, or its promise is told about. */
function isTold(name: string, text: string): boolean {
  if (new RegExp(`\\b${name}\\.error\\b|=\\{${name}\\}|[{[(,]\\s*${name}\\s*[,})\\]](?! =)`).test(text)) return true;
  const isAwaited = new RegExp(`\\b${name}\\.mutateAsync\\(`).test(text);
  const isSilent = new RegExp(`\\b${name}\\.mutate\\b`).test(text);
  return isAwaited && !isSilent && TELLERS.test(text);
}

function findings({ path, text }: SourceFile): string[] {
  const bound = [...text.matchAll(BOUND)];
  const silent = bound.flatMap(({ groups, index }) => {
    const names = groups?.['bound'] ?? '';
    const parts: readonly string[] = names.match(/\w+/g) ?? [];
    const isOk = names.startsWith('{')
      ? parts.includes('error') || parts.includes('mutateAsync')
      : parts.every((name) => isTold(name, text.slice(0, index) + text.slice(index + names.length + 6)));
    return isOk ? [] : [`${path}:${lineAt(text, index)} shows nowhere why ${names} has failed`];
  });
  const counted = bound.reduce((sum, { groups }) => {
    const names = groups?.['bound'] ?? '';
    return sum + (names.startsWith('[') ? (names.match(/\w+/g)?.length ?? 0) : 1);
  }, 0);
  const isLost = [...text.matchAll(WRITE)].length > counted;
  return [...silent, ...(isLost ? [`${path} makes a write that is bound to no constant`] : [])];
}

/** The error of a failed write is shown where the write was sent: the rule finds writes whose error no screen reads. */
export const shownFailures: Rule = {
  says: 'every write of a screen shows why it has failed',
  check: (files) =>
    files
      .filter(({ path }) => /^apps\/(?:web|console)\/src\/.*\.tsx?$/.test(path) && !isTest(path) && !MAKERS.test(path))
      .flatMap(findings),
  broken: [
    [
      {
        path: 'apps/web/src/a.tsx',
        text: "const remove = useWrite('shop.remove');\n<button onClick={() => remove.mutate({})} />",
      },
    ],
    [{ path: 'apps/web/src/a.tsx', text: "const { mutate } = useWrite('content.read');\nmutate({});" }],
    [
      {
        path: 'apps/console/src/a.tsx',
        text: "const save = useAct((write) => write('a.b'));\n<Form onFinish={() => void save.mutateAsync()} />",
      },
    ],
    [{ path: 'apps/web/src/a.tsx', text: "useWrite('content.read').mutate({});" }],
  ],
};
