import { defineBound } from '../bounds.ts';

/** How many names of fields the objects of a body may have in all. They are counted before anything is done with them. */
export const MOST_NAMES = {
  strangers: defineBound({
    name: 'json-names-strangers',
    value: 200,
    unit: 'names',
    per: 'request',
    about: 'names of fields in a JSON body without a session, or for a route that needs none',
  }),
  /** An article’s tree has at most 5,300: it is bounded in bytes. */
  callers: defineBound({
    name: 'json-names',
    value: 6_000,
    unit: 'names',
    per: 'request',
    about: 'names of fields in any other JSON body',
  }),
};

const WHITE = /\s/;

/** Skips the JSON string that starts at `at` and returns where it ends. */
function stringEnd(text: string, at: number): number {
  for (let index = at + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === '"') return index;
  }
  return text.length;
}

/** Far deeper than any body of the contract, far shallower than what exhausts the call stack. */
const DEPTH = 32;

/** Whether objects and lists in the text are nested too deep. The scan itself does not recurse. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '"') index = stringEnd(text, index);
    else if (character === '}' || character === ']') depth -= 1;
    else if ((character === '{' || character === '[') && (depth += 1) > DEPTH) return true;
  }
  return false;
}

/**
 * Whether an object in the text has a field twice, of which JSON.parse would silently keep the last, or `__proto__`.
 */
function hasForbiddenNames(text: string): boolean {
  const names: (Set<string> | null)[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '{') names.push(new Set());
    else if (character === '[') names.push(null);
    else if (character === '}' || character === ']') names.pop();
    else if (character === '"') {
      const end = stringEnd(text, index);
      let after = end + 1;
      while (WHITE.test(text[after] ?? '')) after += 1;
      const open = names.at(-1);
      if (open && text[after] === ':') {
        const name = JSON.parse(text.slice(index, end + 1)) as string;
        if (name === '__proto__' || open.has(name)) return true;
        open.add(name);
      }
      index = end;
    }
  }
  return false;
}

const NAME = /"\s*:/g;

/** The number of names in the text, counted up to one more than the most; one in a string that looks like a name counts. */
function countLooks(text: string, most: number): number {
  let names = 0;
  NAME.lastIndex = 0;
  while (names <= most && NAME.test(text)) names += 1;
  return names;
}

/** The same without those in strings. */
function countInText(text: string, most: number): number {
  let names = 0;
  for (let index = 0; index < text.length && names <= most; index += 1) {
    if (text[index] === '"') index = stringEnd(text, index);
    else if (text[index] === ':') names += 1;
  }
  return names;
}

/** The number of field names in all objects of a value. */
function countNames(value: unknown): number {
  if (value === null || typeof value !== 'object') return 0;
  let names = Array.isArray(value) ? 0 : Object.keys(value).length;
  for (const inner of Object.values(value)) names += countNames(inner);
  return names;
}

/** Whether the text looks like as many names as the value has, and has no escape. Then no name was given twice. */
function isPlain(text: string, looks: number, value: unknown): boolean {
  return !text.includes('\\') && !text.includes('__proto__') && looks === countNames(value);
}

const OPENING = /[[{]/g;

/**
 * Reads a JSON body; throws a `SyntaxError` on bad JSON, too many names, one nested too deep, a name given twice, or a
 * prototype name.
 */
export function parseStrictJson(text: string, mostNames: number): unknown {
  if (text === '') return {};
  const looks = countLooks(text, mostNames);
  if (looks > mostNames && countInText(text, mostNames) > mostNames) throw new SyntaxError('too many names');
  if ((text.match(OPENING)?.length ?? 0) > DEPTH && isTooDeep(text)) throw new SyntaxError('nested too deep');
  const value: unknown = JSON.parse(text);
  if (!isPlain(text, looks, value) && hasForbiddenNames(text))
    throw new SyntaxError('a name is given twice or forbidden');
  return value;
}
