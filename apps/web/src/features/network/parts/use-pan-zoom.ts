import { type KeyboardEvent, type PointerEvent, useCallback, useRef, useState } from 'react';
import type { View } from './tree-layout.ts';

const SMALLEST = 0.5;
const LARGEST = 2;
const ZOOM = 1.25;
const STEP = 48;
/** Pixels after which a press is a drag and no tap. */
const SLOP = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Zooms around a point of the frame, which stays where it is. */
function zoomAt(view: View, factor: number, { x, y }: Point): View {
  const k = Math.min(LARGEST, Math.max(SMALLEST, view.k * factor));
  const by = k / view.k;
  return { k, x: x - (x - view.x) * by, y: y - (y - view.y) * by };
}

const apart = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const KEYS: Readonly<Record<string, (view: View, centre: Point) => View>> = {
  ArrowLeft: (view) => ({ ...view, x: view.x + STEP }),
  ArrowRight: (view) => ({ ...view, x: view.x - STEP }),
  ArrowUp: (view) => ({ ...view, y: view.y + STEP }),
  ArrowDown: (view) => ({ ...view, y: view.y - STEP }),
  '+': (view, centre) => zoomAt(view, ZOOM, centre),
  '=': (view, centre) => zoomAt(view, ZOOM, centre),
  '-': (view, centre) => zoomAt(view, 1 / ZOOM, centre),
};

/** Pan and zoom by one pointer, two pointers, keys and buttons. `home` is the view that shows the whole. */
export function usePanZoom(home: View, frame: { width: number; height: number }) {
  const [moved, setMoved] = useState<{ home: View; view: View }>();
  const pointers = useRef(new Map<number, Point>());
  const travelled = useRef(0);
  const isHome = moved?.home !== home;
  const view = isHome ? home : moved.view;
  const change = useCallback(
    (next: (view: View) => View) =>
      setMoved((before) => ({ home, view: next(before?.home === home ? before.view : home) })),
    [home],
  );
  const centre = { x: frame.width / 2, y: frame.height / 2 };

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const box = event.currentTarget.getBoundingClientRect();
    const now = { x: event.clientX - box.left, y: event.clientY - box.top };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    travelled.current += apart(before, now);
    if (travelled.current < SLOP) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (other) change((old) => zoomAt(old, apart(now, other) / Math.max(1, apart(before, other)), other));
    else change((old) => ({ ...old, x: old.x + now.x - before.x, y: old.y + now.y - before.y }));
  };
  return {
    view,
    isHome,
    zoom: (direction: 1 | -1) => change((old) => zoomAt(old, ZOOM ** direction, centre)),
    fit: () => setMoved(undefined),
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        const box = event.currentTarget.getBoundingClientRect();
        if (pointers.current.size === 0) travelled.current = 0;
        pointers.current.set(event.pointerId, { x: event.clientX - box.left, y: event.clientY - box.top });
      },
      onPointerMove,
      onPointerUp: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onPointerCancel: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      onPointerLeave: (event: PointerEvent) => void pointers.current.delete(event.pointerId),
      /** A drag that ends on a node is no press of it. */
      onClickCapture: (event: { stopPropagation: () => void; preventDefault: () => void }) => {
        if (travelled.current < SLOP) return;
        travelled.current = 0;
        event.stopPropagation();
        event.preventDefault();
      },
      onKeyDown: (event: KeyboardEvent) => {
        const move = KEYS[event.key];
        if (!move) return;
        event.preventDefault();
        travelled.current = 0;
        change((old) => move(old, centre));
      },
    },
  };
}
