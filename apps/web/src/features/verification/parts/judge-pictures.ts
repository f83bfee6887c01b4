import type { Side } from '@greenhall/domain/verification/document';
import { areAlike, type Doubt, type Grey, hasGlare, isBlurred, outlineOf } from './picture-quality.ts';

/** The longer side at which a picture is judged: letters of a document are still seen. */
const JUDGED = 384;

/** A picture in shades of grey; `undefined` if this browser cannot read it. */
async function greyOf(file: File): Promise<Grey | undefined> {
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const scale = Math.min(1, JUDGED / Math.max(picture.width, picture.height));
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen?.drawImage(picture, 0, 0, width, height);
  picture.close();
  const { data } = pen?.getImageData(0, 0, width, height) ?? {};
  if (!data) return undefined;
  const shade = (index: number) =>
    0.299 * (data[4 * index] ?? 0) + 0.587 * (data[4 * index + 1] ?? 0) + 0.114 * (data[4 * index + 2] ?? 0);
  return { width, height, values: Uint8Array.from({ length: width * height }, (_, index) => Math.round(shade(index))) };
}

export type Doubts = Partial<Record<Side, readonly Doubt[]>>;

/** What may be wrong with each of the pictures, alone and beside the others. */
export async function judgePictures(files: Partial<Record<Side, File>>): Promise<Doubts> {
  const chosen = Object.entries(files).filter((entry): entry is [Side, File] => entry[1] !== undefined);
  const judged = await Promise.all(chosen.map(async ([side, file]) => ({ side, grey: await greyOf(file) })));
  const outlines = judged.map(({ grey }) => (grey ? outlineOf(grey) : undefined));
  const doubtsOf = (grey: Grey | undefined, index: number): readonly Doubt[] => {
    const own = outlines[index];
    if (!grey || !own) return [];
    const isTwice = outlines.some((other, place) => place !== index && other && areAlike(own, other));
    const found = { blur: isBlurred(grey), glare: hasGlare(grey), twice: isTwice };
    return (['blur', 'glare', 'twice'] as const).filter((doubt) => found[doubt]);
  };
  return Object.fromEntries(judged.map(({ side, grey }, index) => [side, doubtsOf(grey, index)]));
}
