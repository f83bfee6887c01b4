import { type Area, areasOf, type Drawn } from '@greenhall/domain/shared/shapes';

const FILLS: Readonly<Record<Area['as'], string>> = {
  ground: 'fill-sand',
  hall: 'fill-teal-700',
  held: 'fill-brand',
  open: 'fill-surface',
  light: 'fill-on-dark',
  gold: 'fill-gold',
  lit: 'fill-lit',
};

/** Draws shapes one above the other. The drawing says nothing that its surroundings do not say, so that it is silent. */
export function Shapes({ of, size, grid = 96 }: { of: readonly Drawn[]; size: number; grid?: number }) {
  return (
    <svg viewBox={`0 0 ${grid} ${grid}`} width={size} height={size} aria-hidden className="shrink-0">
      {areasOf(of).map(({ outline, as }) => (
        <path key={outline} d={outline} className={FILLS[as]} />
      ))}
    </svg>
  );
}
