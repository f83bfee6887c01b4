/** The longest side of a picture that is uploaded, in pixels (rule: shared#pictures). */
const LONGEST = 2_000;
/** The largest picture that is uploaded, in bytes (rule: shared#pictures). */
const MAX_BYTES = 5 * 1_024 * 1_024;
/** A picture that is too large for the first is written anew with the next. */
const QUALITIES = [0.85, 0.7, 0.5] as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture whose longer side is brought to the longest that is allowed; a smaller one stays as it is. */
export function fittedSize({ width, height }: Size): Size {
  const scale = Math.min(1, LONGEST / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A picture as a jpg, upright, without what the camera has written into it; `undefined` if this browser cannot read it.
 * Only the device can do this for every format that it knows: the server takes jpg alone. Rule: shared#pictures.
 */
export async function asJpg(file: File): Promise<File | undefined> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (!picture) return undefined;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, fittedSize(picture));
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  // A jpg has no transparency: what is transparent becomes white, not black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (blob && blob.size <= MAX_BYTES) return new File([blob], name, { type: 'image/jpeg' });
  }
  return undefined;
}
