import { type Box, coveredBy, freeTop } from './free-place.ts';
import { useOverlays } from './overlays.ts';

/** What a short message must not cover: what is pressed or filled in, figures, and the mark of coins without value. */
const KEPT = 'a, button, input, select, textarea, summary, dd, .num, aside';
/** Milliseconds between two looks at whether a screen or a sheet has come under a message meanwhile. */
const LOOK_EVERY = 100;

/** What a person sees of such elements: not what lies below a sheet, and only the part inside the window. */
function keptBoxes(): Box[] {
  return [...document.querySelectorAll(KEPT)].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const box = {
      left: Math.max(left, 0),
      top: Math.max(top, 0),
      right: Math.min(right, innerWidth),
      bottom: Math.min(bottom, innerHeight),
    };
    if (box.right - box.left < 2 || box.bottom - box.top < 2) return [];
    // Messages let every press through, so that what is found is what lies below them.
    const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return seen && (element.contains(seen) || seen.contains(element)) ? [box] : [];
  });
}

/** The box around the messages, which are one below the other. */
function boxAround(region: HTMLElement): Box | undefined {
  const boxes = [...region.children].map((child) => child.getBoundingClientRect());
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Moves the messages to the first place from the top where they cover nothing, if they cover something where they are. */
function keepFree(region: HTMLElement): void {
  const now = boxAround(region);
  const kept = keptBoxes();
  if (!now || coveredBy(now, kept) === 0) return;
  region.style.top = '';
  const first = boxAround(region) ?? now;
  region.style.top = `${freeTop(first, kept, innerHeight)}px`;
}

/** From now on, short messages cover neither what is pressed nor figures, also where these come while a message is shown. */
export function placeToasts(): void {
  let timer: ReturnType<typeof setInterval> | undefined;
  useOverlays.subscribe(({ toasts }) => {
    const region = document.getElementById('toasts');
    clearInterval(timer);
    if (!region) return;
    if (toasts.length === 0) region.style.top = '';
    else {
      timer = setInterval(() => keepFree(region), LOOK_EVERY);
      // Before it is painted: what has been added is drawn by then.
      requestAnimationFrame(() => keepFree(region));
    }
  });
}
