import type { Drawn } from '@greenhall/domain/shared/shapes';
import { Shapes } from './shapes.tsx';

/** How a document lies in its picture, so that all of it is there: its front, its back, and held beside a face. */
const SIDES = {
  front: [
    { bar: [8, 24, 80, 48], as: 'ground' },
    { arch: [16, 40, 24, 24], as: 'hall', lit: true },
    { disc: [28, 36, 6], as: 'hall', lit: true },
    { bar: [48, 36, 32, 4], as: 'hall' },
    { bar: [48, 46, 24, 4], as: 'hall' },
    { bar: [48, 56, 32, 4], as: 'hall' },
  ],
  back: [
    { bar: [8, 24, 80, 48], as: 'ground' },
    { bar: [8, 32, 80, 8], as: 'hall' },
    { bar: [16, 50, 64, 4], as: 'hall' },
    { bar: [16, 60, 48, 4], as: 'hall' },
  ],
  holding: [
    { arch: [8, 56, 48, 40], as: 'hall', lit: true },
    { disc: [32, 36, 16], as: 'hall', lit: true },
    { bar: [56, 40, 36, 24], as: 'ground' },
    { disc: [66, 50, 5], as: 'held' },
    { bar: [74, 48, 14, 4], as: 'held' },
  ],
} as const satisfies Readonly<Record<string, readonly Drawn[]>>;

/** Shows how a side of a document is to be taken. */
export default function DocumentSide({ side }: { side: keyof typeof SIDES }) {
  return <Shapes of={SIDES[side]} size={72} />;
}
