import { useTexts } from '../../../shared/text/texts.ts';

/** How far a price has moved, with its sign; what did not move has none and no colour. */
export function PriceChange({ changeBp }: { changeBp: number }) {
  const { percentChange } = useTexts();
  const tone = changeBp > 0 ? 'text-up' : changeBp < 0 ? 'text-down' : 'text-ink-2';
  return <span className={`num text-s font-semibold ${tone}`}>{percentChange(changeBp)}</span>;
}
