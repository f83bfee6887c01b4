import type { Drawn } from '@greenhall/domain/shared/shapes';
import { Shapes } from '../drawing/shapes.tsx';

/** What stands in front of the hall, and behind it. */
const FIGURES: readonly (readonly Drawn[])[] = [
  [{ disc: [24, 30, 8], as: 'held', lit: true }],
  [{ arch: [17, 20, 14, 20], as: 'held', lit: true }],
  [{ quarter: [16, 22, 16, 0], as: 'held' }],
  [{ quarter: [16, 22, 16, 2], as: 'gold' }],
  [
    { disc: [18, 32, 6], as: 'held' },
    { disc: [30, 32, 6], as: 'gold' },
  ],
  [
    { bar: [14, 26, 6, 14], as: 'held' },
    { bar: [21, 20, 6, 20], as: 'gold' },
    { bar: [28, 26, 6, 14], as: 'held' },
  ],
];
const HALLS: readonly (readonly Drawn[])[] = [
  [
    { bar: [0, 0, 48, 48], as: 'hall' },
    { arch: [10, 10, 28, 38], as: 'open' },
  ],
  [
    { bar: [0, 0, 48, 48], as: 'ground' },
    { arch: [8, 8, 32, 40], as: 'hall', lit: true },
  ],
  [
    { bar: [0, 0, 48, 48], as: 'hall' },
    { disc: [24, 26, 17], as: 'ground' },
  ],
  [
    { bar: [0, 0, 48, 48], as: 'ground' },
    { quarter: [0, 0, 48, 2], as: 'hall' },
  ],
];

/** A number that a name gives, each time the same. */
const numberOf = (name: string): number =>
  [...name].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);

export interface AvatarProps {
  /**
   * The name as its viewer sees it. Where that is masked, members with the same mask look the same: drawn from anything else, the
   * picture would tell them apart.
   */
  name: string;
  /** Address of the picture; without one it is drawn from the name. */
  src?: string | undefined;
  size?: number;
}

export function Avatar({ name, src, size = 38 }: AvatarProps) {
  const box = { width: size, height: size };
  if (src) return <img src={src} alt="" style={box} className="shrink-0 rounded-full object-cover" />;
  const number = numberOf(name);
  const hall = HALLS[number % HALLS.length] ?? [];
  const figure = FIGURES[Math.floor(number / HALLS.length) % FIGURES.length] ?? [];
  return (
    <span style={box} aria-hidden className="block shrink-0 overflow-hidden rounded-full">
      <Shapes of={[...hall, ...figure]} size={size} grid={48} />
    </span>
  );
}
