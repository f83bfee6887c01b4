import { describe, expect, it } from 'vitest';
import { MOST_NAMES, parseStrictJson } from './strict-json.ts';

const parse = (text: string) => parseStrictJson(text, MOST_NAMES.callers);

const nested = (depth: number, open: string, close: string, inner = '1'): string =>
  `${open.repeat(depth)}${inner}${close.repeat(depth)}`;

describe('a JSON body', () => {
  it('may be nested 32 deep and no deeper', () => {
    expect(parse(nested(32, '[', ']'))).toBeDefined();
    expect(parse(nested(32, '{"a":', '}'))).toBeDefined();
    for (const text of [nested(33, '[', ']'), nested(33, '{"a":', '}'), nested(10_000, '[', ']'), '['.repeat(100_000)])
      expect(() => parse(text)).toThrow(SyntaxError);
  });

  it('may hold any number of brackets in texts and beside each other', () => {
    expect(parse(JSON.stringify({ text: '[{"'.repeat(100) }))).toEqual({ text: '[{"'.repeat(100) });
    expect(parse(JSON.stringify(Array.from({ length: 100 }, () => [])))).toHaveLength(100);
  });

  it('has no more names in all its objects than it may, those in texts not counted', () => {
    const named = (count: number) =>
      JSON.stringify(Array.from({ length: count }, (_, n) => ({ [`a${n}`]: '"b": "c":' })));
    expect(parseStrictJson(named(200), MOST_NAMES.strangers)).toHaveLength(200);
    expect(() => parseStrictJson(named(201), MOST_NAMES.strangers)).toThrow('too many names');
    expect(() => parse('{"a":1,"a":2}')).toThrow(SyntaxError);
  });
});
