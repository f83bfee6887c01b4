import { parseAmount, parseShares } from '@greenhall/domain/shared/money';

const read = (text: string): bigint => parseAmount(text) ?? parseShares(text) ?? 0n;

/** How far something has come, as a bar; the words beside it say it in figures. */
export function Progress({ done, whole, label }: { done: string; whole: string; label: string }) {
  const all = read(whole);
  const share = all === 0n ? 0 : Number((read(done) * 100n) / all);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      className="h-2 overflow-hidden rounded-full bg-line"
    >
      <div style={{ width: `${share}%` }} className="h-full rounded-full bg-brand" />
    </div>
  );
}
