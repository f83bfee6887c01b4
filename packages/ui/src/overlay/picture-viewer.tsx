import { Dialog } from '@base-ui/react/dialog';
import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../display/icon.tsx';
import { useOverlayEntry } from './entry.tsx';

/** How far a picture can be enlarged, and by how much with each press. */
const MOST = 4;
const STEP = 1;

const PRESS = 'grid size-11 place-items-center rounded-full bg-veil text-white disabled:opacity-30';

function Press({ icon, label, isDisabled, onPress }: PressProps) {
  return (
    <button type="button" aria-label={label} disabled={isDisabled} onClick={onPress} className={PRESS}>
      <Icon name={icon} size={20} />
    </button>
  );
}

interface PressProps {
  icon: IconName;
  label: string;
  isDisabled: boolean;
  onPress: () => void;
}

export interface PictureViewerProps {
  pictures: readonly { readonly src: string | undefined; readonly alt: string }[];
  /** Which one is shown first. */
  start: number;
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  labels: Readonly<Record<'close' | 'previous' | 'next' | 'enlarge' | 'reduce', string>>;
}

/** Where to scroll so that what was in the middle of a length stays there when the whole has grown. */
const kept = (from: number, shown: number, whole: number, before: number): number =>
  ((from + shown / 2) / before) * whole - shown / 2;

/** A frame whose middle stays in the middle while what it holds is enlarged. */
function useCentred(zoom: number): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const before = useRef<{ width: number; height: number }>(undefined);
  useLayoutEffect(() => {
    const box = frame.current;
    if (!box) return;
    const { scrollWidth: width, scrollHeight: height } = box;
    if (before.current)
      box.scrollTo({
        left: kept(box.scrollLeft, box.clientWidth, width, before.current.width),
        top: kept(box.scrollTop, box.clientHeight, height, before.current.height),
      });
    before.current = { width, height };
  }, [zoom]);
  return frame;
}

interface ControlsProps extends Pick<PictureViewerProps, 'labels'> {
  place: number;
  count: number;
  zoom: number;
  onTurn: (place: number) => void;
  onZoom: (zoom: number) => void;
}

/** Which picture, and how large. */
function Controls({ labels, place, count, zoom, onTurn, onZoom }: ControlsProps) {
  const turn = (icon: 'back' | 'next', label: string, to: number) =>
    count > 1 ? (
      <Press icon={icon} label={label} isDisabled={to < 0 || to >= count} onPress={() => onTurn(to)} />
    ) : null;
  return (
    <div className="safe-bottom flex items-center justify-center gap-3 py-3">
      {turn('back', labels.previous, place - 1)}
      <Press icon="minus" label={labels.reduce} isDisabled={zoom === 1} onPress={() => onZoom(zoom - STEP)} />
      <span aria-live="polite" className="num w-12 text-center text-s">
        {zoom * 100} %
      </span>
      <Press icon="plus" label={labels.enlarge} isDisabled={zoom === MOST} onPress={() => onZoom(zoom + STEP)} />
      {turn('next', labels.next, place + 1)}
    </div>
  );
}

/** Pictures over the whole screen, one at a time, each of which can be enlarged up to four times and moved about. */
export function PictureViewer({ pictures, start, show, onUpdateShow, labels }: PictureViewerProps) {
  const [place, setPlace] = useState(start);
  const [zoom, setZoom] = useState(1);
  const frame = useCentred(zoom);
  const picture = pictures[place];
  useOverlayEntry(show && picture !== undefined, () => onUpdateShow(false));
  const change = (to: number) => setZoom(Math.min(MOST, Math.max(1, to)));
  const turn = (to: number) => {
    if (!pictures[to]) return;
    setPlace(to);
    setZoom(1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === '+') change(zoom + STEP);
    if (event.key === '-') change(zoom - STEP);
    // What is enlarged is moved by the arrows.
    if (zoom === 1 && event.key === 'ArrowLeft') turn(place - 1);
    if (zoom === 1 && event.key === 'ArrowRight') turn(place + 1);
  };
  if (!picture) return null;
  return (
    <Dialog.Root open={show} onOpenChange={onUpdateShow}>
      <Dialog.Portal>
        <Dialog.Popup onKeyDown={press} className="fixed inset-0 z-9001 flex flex-col bg-night text-white outline-none">
          <div className="flex items-center justify-between gap-3 pt-[env(safe-area-inset-top)] pl-4">
            <Dialog.Title className="min-w-0 truncate text-s font-medium">{picture.alt}</Dialog.Title>
            <Dialog.Close
              aria-label={labels.close}
              className="grid size-12 shrink-0 place-items-center -outline-offset-2"
            >
              <Icon name="close" size={22} />
            </Dialog.Close>
          </div>
          <div ref={frame} className="grid flex-1 overflow-auto">
            <button
              type="button"
              onClick={() => change(zoom === 1 ? 2 : 1)}
              style={{ width: `${zoom * 100}%` }}
              className="m-auto -outline-offset-2"
            >
              <img src={picture.src} alt={picture.alt} className="h-auto w-full" />
            </button>
          </div>
          <Controls labels={labels} place={place} count={pictures.length} zoom={zoom} onTurn={turn} onZoom={change} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
