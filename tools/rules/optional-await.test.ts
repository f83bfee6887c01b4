import { describe, expect, it } from 'vitest';
import { optionalAwait } from './optional-await.ts';

const found = (text: string) => optionalAwait.check([{ path: 'apps/web/src/a.tsx', text }]);

describe('awaiting inside an optional call', () => {
  it.each([
    'done?.(async () => await read());',
    'done?.(async function () { await read(); });',
    'done?.({ async read() { await write(); } });',
    'const found = await list?.find(isOpen);',
    '(await read())?.done(1);',
    'list.push(await read())?.done();',
    'list(await read())?.[0]?.(1);',
    '(list?.first).push(await read())?.done;',
    'const one = is ? .5 : (await read());',
    "say('done?.(await read())'); // done?.(await read())",
    'const name = a?.b; push(await read());',
    'const shown = <p title={a?.b}>{a?.(1)} done?.(await read())</p>; await write();',
  ])('is not %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('is told by the line of what is awaited, once for each argument', () => {
    const text = 'const a = 1;\n\ndone?.(\n  1,\n  await read(),\n).then(await write());\n';
    expect(found(text)).toEqual([
      'apps/web/src/a.tsx:6 awaits inside an optional call',
      'apps/web/src/a.tsx:5 awaits inside an optional call',
    ]);
  });

  it('is not looked for in a file that cannot be parsed, which is told', () => {
    expect(found('done?.(await read()')).toEqual(['apps/web/src/a.tsx cannot be parsed']);
  });
});
