import { type ComponentProps, useRef } from 'react';
import { asJpg } from './as-jpg.ts';

interface PictureInputProps extends Omit<ComponentProps<'input'>, 'type' | 'accept' | 'onChange' | 'value'> {
  /** The picture as a jpg; `undefined` if it cannot be read here. */
  onPicture: (picture: File | undefined) => void;
}

/** The input of every picture: from the camera or the library, in whatever format the device can read. */
export function PictureInput({ onPicture, ...rest }: PictureInputProps) {
  const latest = useRef<File>(undefined);
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    // The same picture can be chosen again.
    input.value = '';
    if (!file) return;
    latest.current = file;
    const picture = await asJpg(file);
    // Of two pictures that are chosen in haste the second one stays.
    if (latest.current === file) onPicture(picture);
  };
  return <input {...rest} type="file" accept="image/*" onChange={(event) => void take(event.currentTarget)} />;
}
