/** How long the digits of a figure roll, and how they come to rest. */
const ROLL = { duration: 400, easing: 'cubic-bezier(.2, .8, .2, 1)' } as const;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

/** Whether a figure has become another one. The same one in another notation, and one that is hidden or shown, have not. */
export const isOtherFigure = (before: string, after: string): boolean =>
  digitsOf(before) !== '' && digitsOf(after) !== '' && digitsOf(before) !== digitsOf(after);

/** The digits that pass by from one to another, up or down and past zero. */
export function digitsBetween(from: number, to: number, isUp: boolean): readonly number[] {
  const step = isUp ? 1 : 9;
  const passed = [from];
  for (let digit = from; digit !== to;) {
    digit = (digit + step) % 10;
    passed.push(digit);
  }
  return passed;
}

/** Whether the second figure of one notation is the larger one. */
function isLarger(before: string, after: string): boolean {
  const [one, other] = [digitsOf(before), digitsOf(after)];
  return other.length === one.length ? other > one : other.length > one.length;
}

function element(parent: HTMLElement, style: Partial<CSSStyleDeclaration>, text = ''): HTMLElement {
  const made = document.createElement('span');
  Object.assign(made.style, style);
  made.textContent = text;
  parent.append(made);
  return made;
}

/** Puts the digits of a figure over it, each in a column that moves from what it was. */
function columnsOver(over: HTMLElement, before: string, after: string, height: number): readonly Animation[] {
  const isUp = isLarger(before, after);
  const line = `${height}px`;
  return [...after].flatMap((sign, at) => {
    const was = before.at(at - after.length) ?? '';
    if (!/\d/.test(sign) || was === sign) {
      element(over, {}, sign);
      return [];
    }
    const passed = digitsBetween(
      /\d/.test(was) && at - after.length >= -before.length ? Number(was) : 0,
      Number(sign),
      isUp,
    );
    const column = element(over, { display: 'inline-block', overflow: 'hidden', height: line, verticalAlign: 'top' });
    const strip = element(column, { display: 'block' });
    for (const digit of passed) element(strip, { display: 'block', height: line }, String(digit));
    const rest = `translateY(${-(passed.length - 1) * height}px)`;
    strip.style.transform = rest;
    return [strip.animate([{ transform: 'none' }, { transform: rest }], ROLL)];
  });
}

/** Lets a figure roll from what it said to what it says. Its own text is there all the while, for whoever has it read out. */
function roll(figure: HTMLElement, text: Text, before: string): () => void {
  const range = document.createRange();
  range.selectNode(text);
  const [box, ...more] = range.getClientRects();
  // A figure of two lines stays as it is.
  if (!box || more.length > 0) return () => undefined;
  const around = figure.getBoundingClientRect();
  const over = element(figure, {
    position: 'absolute',
    left: `${box.left - around.left}px`,
    top: `${box.top - around.top}px`,
    height: `${box.height}px`,
    lineHeight: `${box.height}px`,
    whiteSpace: 'pre',
    pointerEvents: 'none',
  });
  over.ariaHidden = 'true';
  over.style.setProperty('-webkit-text-fill-color', 'currentcolor');
  figure.style.position = 'relative';
  figure.style.setProperty('-webkit-text-fill-color', 'transparent');
  for (const unit of figure.querySelectorAll('small'))
    unit.style.setProperty('-webkit-text-fill-color', 'currentcolor');
  const end = () => {
    over.remove();
    figure.style.removeProperty('-webkit-text-fill-color');
  };
  const moves = columnsOver(over, before, text.data, box.height);
  void Promise.allSettled(moves.map(({ finished }) => finished)).then(end);
  return () => moves.forEach((move) => move.cancel());
}

/**
 * Lets a figure roll whenever another one takes its place, until the answer is called. Nothing rolls for whoever asks the system for
 * less motion.
 */
export function rollOnChange(figure: HTMLElement): () => void {
  const textOf = () => [...figure.childNodes].find((node) => node instanceof Text);
  let last = textOf()?.data ?? '';
  let stop = () => {};
  const seen = new MutationObserver(() => {
    const text = textOf();
    const before = last;
    last = text?.data ?? '';
    if (before === last) return;
    stop();
    if (!text || !isOtherFigure(before, last) || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    stop = roll(figure, text, before);
  });
  seen.observe(figure, { childList: true, characterData: true, subtree: true });
  return () => {
    seen.disconnect();
    stop();
  };
}
