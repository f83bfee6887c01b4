import { pictureWidths, richPictureUrl } from '../../../shared/forms/picture.ts';

export interface PictureProps {
  picture: { readonly file: string; readonly width: number; readonly height: number };
  /** How wide it is shown at most (CSS pixels). */
  shown: number;
  className: string;
}

/** The picture of a news item: decoration beside its title, in the width that the screen needs. */
export function Picture({ picture: { file, width, height }, shown, className }: PictureProps) {
  return (
    <img
      src={richPictureUrl(file, 640)}
      srcSet={pictureWidths(file)}
      sizes={`${shown}px`}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`bg-surface-2 object-cover ${className}`}
    />
  );
}
