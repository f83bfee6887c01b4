/** A picture in shades of grey, row by row, from 0 (black) to 255 (white). */
export interface Grey {
  readonly width: number;
  readonly height: number;
  readonly values: Uint8Array;
}

/** What may make a picture useless for a reviewer. It is said on the device and never stops anybody. Rule: verification#documents. */
export type Doubt = 'blur' | 'glare' | 'twice';

/** Below this variance of its edges a picture of a document at this size shows no letters. */
const LEAST_SHARPNESS = 60;
const WHITE = 252;
/** A spot of light on a card covers a few hundredths; a picture that is white nearly everywhere lies on paper. */
const GLARE = { least: 0.03, most: 0.35 } as const;
const HASH_SIDE = 8;
/** So many of the 56 differences of two pictures of the same thing may be unlike. */
const ALIKE = 5;

const at = ({ width, values }: Grey, x: number, y: number): number => values[y * width + x] ?? 0;

/** Whether hardly an edge can be seen: the variance of the Laplacian is low. */
export function isBlurred(grey: Grey): boolean {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 1; y < grey.height - 1; y += 1)
    for (let x = 1; x < grey.width - 1; x += 1) {
      const around = at(grey, x - 1, y) + at(grey, x + 1, y) + at(grey, x, y - 1) + at(grey, x, y + 1);
      const edge = around - 4 * at(grey, x, y);
      sum += edge;
      squares += edge * edge;
      count += 1;
    }
  return count > 0 && squares / count - (sum / count) ** 2 < LEAST_SHARPNESS;
}

/** Whether a spot of light lies on it. */
export function hasGlare({ values }: Grey): boolean {
  const share = values.filter((value) => value >= WHITE).length / Math.max(1, values.length);
  return share >= GLARE.least && share <= GLARE.most;
}

/** Whether each of eight rows gets darker or lighter from one of eight columns to the next: the same for copies of one picture. */
export function outlineOf(grey: Grey): readonly boolean[] {
  const cell = (column: number, row: number): number => {
    const [left, right] = [column, column + 1].map((one) => Math.floor((one * grey.width) / HASH_SIDE)) as [
      number,
      number,
    ];
    const [top, bottom] = [row, row + 1].map((one) => Math.floor((one * grey.height) / HASH_SIDE)) as [number, number];
    let [sum, count] = [0, 0];
    for (let y = top; y < bottom; y += 1)
      for (let x = left; x < right; x += 1) {
        sum += at(grey, x, y);
        count += 1;
      }
    return sum / Math.max(1, count);
  };
  return Array.from({ length: HASH_SIDE * (HASH_SIDE - 1) }, (_, index) => {
    const [column, row] = [index % (HASH_SIDE - 1), Math.floor(index / (HASH_SIDE - 1))];
    return cell(column, row) > cell(column + 1, row);
  });
}

/** Whether two pictures show the same. */
export const areAlike = (one: readonly boolean[], other: readonly boolean[]): boolean =>
  one.filter((lighter, index) => lighter !== other[index]).length <= ALIKE;
