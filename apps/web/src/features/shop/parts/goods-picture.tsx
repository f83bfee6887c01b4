import { Icon } from '@greenhall/ui/display/icon';
import { pictureUrl, pictureWidths } from '../../../shared/forms/picture.ts';

interface GoodsPictureProps {
  name: string | null;
  /** What is seen in it; empty where the name stands beside it. */
  alt: string;
  /** How wide it is drawn, for `sizes`. */
  sizes: string;
  /** Loaded at once instead of when it comes into view. */
  isFirst?: boolean;
  className?: string;
}

/** A square picture of goods, or its place where there is none. */
export function GoodsPicture({ name, alt, sizes, isFirst = false, className = '' }: GoodsPictureProps) {
  const square = `aspect-square w-full bg-surface-2 ${className}`;
  if (name === null)
    return (
      <span className={`grid place-items-center text-ink-3 ${square}`}>
        <Icon name="image" size={32} />
      </span>
    );
  return (
    <img
      src={pictureUrl(name)}
      srcSet={pictureWidths(name)}
      sizes={sizes}
      alt={alt}
      width={640}
      height={640}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      className={`object-cover ${square}`}
    />
  );
}
