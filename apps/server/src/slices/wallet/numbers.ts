import type { Ports } from '../../platform/ports.ts';

const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** An order number that people can read aloud: kind, UTC day, eight random characters without lookalikes. */
export function orderNumber(ports: Ports, kind: 'R' | 'W' | 'T' | 'S' | 'P'): string {
  const day = ports.clock.now().toISOString().slice(0, 10).replaceAll('-', '');
  const random = Array.from({ length: 8 }, () => LETTERS[ports.random.below(LETTERS.length)]).join('');
  return `GH-${kind}-${day}-${random}`;
}
