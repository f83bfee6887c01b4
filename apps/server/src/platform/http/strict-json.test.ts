import { describe, expect, it } from 'vitest';
import { parseStrictJson } from './strict-json.ts';

const nested = (depth: number, open: string, close: string, inner = '1'): string =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`;

describe('a JSON body', () => {
  it('may be nested 32 deep and no deeper', () => {
    expect(parseStrictJson(nested(32, '[', ']'))).toBeDefined();
    expect(parseStrictJson(nested(32, '{"a":', '}'))).toBeDefined();
    for (const text of [nested(33, '[', ']'), nested(33, '{"a":', '}'), nested(10_000, '[', ']'), '['.repeat(100_000)])
      expect(() => parseStrictJson(text)).toThrow(SyntaxError);
  });

  it('may hold any number of brackets in texts and beside each other', () => {
    expect(parseStrictJson(JSON.stringify({ text: '[{"'.repeat(100) }))).toEqual({ text: '[{"'.repeat(100) });
    expect(parseStrictJson(JSON.stringify(Array.from({ length: 100 }, () => [])))).toHaveLength(100);
  });
});
