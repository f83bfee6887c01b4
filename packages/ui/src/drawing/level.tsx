import type { Drawn } from '@greenhall/domain/shared/shapes';
import { Shapes } from './shapes.tsx';

const HEIGHT = 20;

/** A level as an arcade of one to six arches; what is behind the last one is lit by gold. */
export function LevelMark({ level, size = 48 }: { level: number; size?: number }) {
  const width = level > 3 ? 7 : 12;
  const gap = level > 3 ? 1 : 3;
  const left = (48 - level * width - (level - 1) * gap) / 2;
  const arches = Array.from({ length: level }, (_, index): Drawn => {
    const x = left + index * (width + gap);
    return { arch: [x, 14, width, HEIGHT], as: index === level - 1 ? 'gold' : 'hall', lit: true };
  });
  return (
    <Shapes
      of={[{ disc: [24, 24, 24], as: 'ground' }, ...arches, { bar: [4, 34, 40, 3], as: 'hall' }]}
      size={size}
      grid={48}
    />
  );
}
