import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react';

/** How far below the screen a card is drawn already, so that it is there when it is reached. */
const REACH = '200px';
/** What has been drawn once is drawn at once again, so that Back finds the place that was left. */
const drawn = new Set<string>();

export interface NearProps {
  name: string;
  /** The size of its skeleton, which keeps its place until it is near. */
  size: string;
  children: ReactNode;
}

/** A card below the first screenful: it is drawn when it is about to be seen. */
export function Near({ name, size, children }: NearProps) {
  const [isNear, setNear] = useState(() => drawn.has(name));
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!place.current) return undefined;
    const show = (seen: readonly IntersectionObserverEntry[]) => {
      if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
      drawn.add(name);
      startTransition(() => setNear(true));
    };
    const watch = new IntersectionObserver(show, { rootMargin: REACH });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, [name]);
  return isNear ? children : <div ref={place} className={size} />;
}
