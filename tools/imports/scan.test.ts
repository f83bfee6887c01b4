import { describe, expect, it } from 'vitest';
import { importsOf } from './scan.ts';

describe('importsOf', () => {
  it.each([
    ["import { a, type B } from './a.ts';", './a.ts', false, false],
    ["import {\n  a,\n  b,\n} from '@greenhall/domain/shared/money';", '@greenhall/domain/shared/money', false, false],
    ["import type { A } from './a.ts';", './a.ts', true, false],
    ["import * as z from 'zod/mini';", 'zod/mini', false, false],
    ["export * from './a.ts';", './a.ts', false, false],
    ["export type { A } from './a.ts';", './a.ts', true, false],
    ["import './tokens.css';", './tokens.css', false, false],
    ["const screen = lazy(() => import('./screen.tsx'));", './screen.tsx', false, true],
  ])('reads %s', (text, specifier, isType, isLazy) => {
    expect(importsOf(text)).toEqual([{ specifier, isType, isLazy }]);
  });

  it('takes neither a string nor an export with a body for an import', () => {
    expect(
      importsOf("export const from = 'here';\nconst text = \"import x from 'y'\";\nexport function f() {}"),
    ).toEqual([]);
  });
});
