/** The separators by which spreadsheets read a file, depending on where they are used. */
export const SEPARATORS = [',', ';', '\t'] as const;

/** A text as a spreadsheet reads it: a cell that begins with a quote lasts to the quote that ends it, with whatever follows that. */
export function readCsv(content: string, separator: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  let text = '';
  let isQuoted = false;
  let isNew = true;
  const end = () => {
    rows.at(-1)?.push(text);
    [text, isQuoted, isNew] = ['', false, true];
  };
  const signs = Array.from(content.replace(/^\uFEFF/, ''));
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    if (isQuoted && sign === '"' && signs[at + 1] === '"') {
      text += sign;
      at += 1;
    } else if (sign === '"' && (isQuoted || isNew)) {
      isQuoted = !isQuoted;
      isNew = false;
    } else if (!isQuoted && sign === separator) end();
    else if (!isQuoted && /[\r\n]/.test(sign)) {
      end();
      rows.push([]);
    } else {
      text += sign;
      isNew = false;
    }
  }
  end();
  return rows;
}

const LIVE = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠]/u;
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** The cells of a file that a spreadsheet would run, by whichever separator it reads. */
export function liveCells(content: string): readonly string[] {
  return SEPARATORS.flatMap((separator) => readCsv(content, separator))
    .flat()
    .filter((text) => LIVE.test(text) && !NUMBER.test(text));
}
