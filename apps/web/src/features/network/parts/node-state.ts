import type { PlainKey } from '@greenhall/locales/runtime';
import type { Tone } from '@greenhall/ui/display/chip';

interface Standing {
  readonly level: number;
  readonly status: 'pending' | 'active' | 'closed';
}

/** An active node without a level: it is paid, and its payment does not count yet. */
export const isCooling = ({ level, status }: Standing): boolean => status === 'active' && level === 0;

/** How the state of a node is named and coloured. */
export function stateOf(node: Standing): { label: PlainKey; tone: Tone } {
  if (isCooling(node)) return { label: 'network.stateCooling', tone: 'info' };
  if (node.status === 'active') return { label: 'network.stateActive', tone: 'up' };
  return node.status === 'pending'
    ? { label: 'network.statePending', tone: 'warn' }
    : { label: 'network.stateClosed', tone: 'neutral' };
}

/** The mark of a level: the same in every language. */
export const levelMark = (level: number): string => (level > 0 ? `V${level}` : '—');
