import type { Drawn } from '@greenhall/domain/shared/shapes';
import { Shapes } from './shapes.tsx';

const GROUND: Drawn = { disc: [48, 48, 44], as: 'ground' };
const HALL: Drawn = { arch: [24, 20, 48, 56], as: 'hall', lit: true };
const OPENING: Drawn = { arch: [36, 36, 24, 40], as: 'open' };

/** What is drawn where a list is empty, on the entry page and at the end of a payment. */
const SCENES = {
  /** A hall with nothing in it yet. */
  records: [GROUND, HALL, OPENING],
  /** A hall with what is held in it. */
  held: [GROUND, HALL, OPENING, { disc: [48, 64, 12], as: 'held', lit: true }],
  /** Columns of one height: nothing is promised to grow. */
  even: [
    GROUND,
    { arch: [20, 32, 16, 44], as: 'hall', lit: true },
    { arch: [40, 32, 16, 44], as: 'hall', lit: true },
    { arch: [60, 32, 16, 44], as: 'hall', lit: true },
    { disc: [48, 24, 8], as: 'held', lit: true },
  ],
  /** A closed door, with its knob. */
  closed: [GROUND, HALL, { disc: [60, 56, 4], as: 'gold' }],
  search: [
    GROUND,
    { disc: [44, 44, 24], as: 'hall', lit: true },
    { disc: [44, 44, 12], as: 'open' },
    { disc: [68, 68, 8], as: 'held' },
  ],
  messages: [
    GROUND,
    { quarter: [16, 24, 32, 2], as: 'hall' },
    { quarter: [48, 40, 32, 0], as: 'held' },
    { disc: [64, 28, 4], as: 'gold' },
  ],
  people: [
    GROUND,
    { arch: [16, 48, 32, 28], as: 'hall', lit: true },
    { disc: [32, 36, 10], as: 'hall', lit: true },
    { arch: [48, 48, 32, 28], as: 'held', lit: true },
    { disc: [64, 36, 10], as: 'held', lit: true },
  ],
  goods: [
    GROUND,
    { bar: [16, 68, 64, 8], as: 'hall' },
    { bar: [24, 44, 16, 24], as: 'held' },
    { disc: [52, 58, 10], as: 'hall', lit: true },
    { quarter: [64, 52, 16, 3], as: 'gold' },
  ],
} as const satisfies Readonly<Record<string, readonly Drawn[]>>;

export type SceneName = keyof typeof SCENES;

export default function Scene({ name, size = 96 }: { name: SceneName; size?: number }) {
  return <Shapes of={SCENES[name]} size={size} />;
}
