const FRAME = 'fill-surface-2 stroke-line';
const SIGN = 'fill-none stroke-brand-strong';

/** A bar of a browser, whose sign to share is marked. */
const share = (
  <>
    <rect x={2} y={2} width={92} height={60} rx={10} className={FRAME} />
    <path d="M2 40h92" className="stroke-line" />
    <circle cx={48} cy={51} r={9.5} className="fill-brand-soft" />
    <path d="M44.5 49.5h-1.5v7h10v-7h-1.5M48 53.5v-8m-3 3 3-3 3 3" strokeWidth={1.6} className={SIGN} />
    <path d="M12 51h10m52 0h10" strokeWidth={3} strokeLinecap="round" className="stroke-line" />
  </>
);

/** A list, of which the line that adds to the home screen is marked. */
const add = (
  <>
    <rect x={2} y={2} width={92} height={60} rx={10} className={FRAME} />
    <path d="M14 13h38m-38 38h30" strokeWidth={4} strokeLinecap="round" className="stroke-line" />
    <rect x={7} y={21} width={82} height={22} rx={6} className="fill-brand-soft" />
    <path d="M14 32h40" strokeWidth={4} strokeLinecap="round" className="stroke-brand-strong" />
    <path d="M70 25h14v14h-14zM77 28.5v7m-3.5-3.5h7" strokeWidth={1.6} strokeLinejoin="round" className={SIGN} />
  </>
);

/** A home screen with the app on it. */
const open = (
  <>
    <rect x={2} y={2} width={92} height={60} rx={10} className={FRAME} />
    {[9, 67].map((x) => (
      <rect key={x} x={x} y={22} width={20} height={20} rx={5} className="fill-line" />
    ))}
    <rect x={34} y={18} width={28} height={28} rx={7} className="fill-teal-700" />
    <path d="M41 40v-8a7 7 0 0 1 14 0v8z" className="fill-brand" />
  </>
);

const STEPS = [share, add, open];

/** The steps by which an app is put on the home screen of a phone: the browser's bar, its list, the app. */
export function AddToHome({ step }: { step: number }) {
  return (
    <svg viewBox="0 0 96 64" width={96} height={64} aria-hidden className="shrink-0">
      {STEPS[step]}
    </svg>
  );
}
