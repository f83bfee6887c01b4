import { Slider } from '@greenhall/ui/form/slider';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useTexts } from '../../../shared/text/texts.ts';
import type { Challenge } from './work.ts';

/** The most points that a track may have. */
const TRACK_MAX = 600;

export interface PuzzleAnswer {
  left: number;
  track: [number, number][];
}

/** Follows the piece: where it is, and how it came there. */
function useTrack(max: number) {
  const [left, setLeft] = useState(0);
  const track = useRef<[number, number][]>([]);
  const begun = useRef(0);
  const move = (wanted: number) => {
    const next = Math.min(max, Math.max(0, Math.round(wanted)));
    const now = performance.now();
    if (track.current.length === 0) begun.current = now;
    if (track.current.length < TRACK_MAX) track.current.push([Math.round(now - begun.current), next]);
    else track.current[TRACK_MAX - 1] = [Math.round(now - begun.current), next];
    setLeft(next);
  };
  const answer = (): PuzzleAnswer => ({ left, track: track.current });
  return { left, move, answer };
}

export interface PuzzleProps {
  challenge: Challenge;
  busy: boolean;
  onAnswer: (answer: PuzzleAnswer) => void;
}

/** The picture with its gap, the piece, and the slider that moves it: by finger, pointer or keys. */
export function Puzzle({ challenge, busy, onAnswer }: PuzzleProps) {
  const { t } = useTexts();
  const { image, piece, width, height, pieceWidth, pieceTop } = challenge;
  const max = width - pieceWidth;
  const { left, move, answer } = useTrack(max);
  const picture = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; left: number }>(undefined);
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;

  const letGo = () => {
    if (left > 0 && !busy) onAnswer(answer());
  };
  const drag = (event: PointerEvent) => {
    if (!grip.current || !picture.current) return;
    const scale = width / picture.current.clientWidth;
    move(grip.current.left + (event.clientX - grip.current.x) * scale);
  };
  const drop = () => {
    if (!grip.current) return;
    grip.current = undefined;
    letGo();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    letGo();
  };

  return (
    <div>
      <div ref={picture} className="relative overflow-hidden rounded-control select-none">
        <img src={image} alt="" width={width} height={height} draggable={false} className="block h-auto w-full" />
        <img
          src={piece}
          alt=""
          draggable={false}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            grip.current = { x: event.clientX, left };
          }}
          onPointerMove={drag}
          onPointerUp={drop}
          onPointerCancel={() => {
            grip.current = undefined;
          }}
          style={{ left: share(left, width), top: share(pieceTop, height), width: share(pieceWidth, width) }}
          className="absolute cursor-grab touch-none active:cursor-grabbing"
        />
      </div>
      <div className="mt-3">
        <Slider
          label={t('entry.slide')}
          min={0}
          max={max}
          step={1}
          value={left}
          disabled={busy}
          onChange={move}
          onPointerUp={letGo}
          onKeyDown={onKey}
        />
      </div>
    </div>
  );
}
