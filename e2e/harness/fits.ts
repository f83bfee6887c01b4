/** By how many pixels a page is wider than its window. */
export const WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
/** What reaches beyond the window although nothing around it can be scrolled: where to look for the cause. */
export const BEYOND = `[...document.querySelectorAll('body *')].filter((one) => {
  if (one.getBoundingClientRect().right <= document.documentElement.clientWidth + 1) return false;
  for (let at = one.parentElement; at; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') return false;
  return true;
}).slice(0, 3).map((one) => one.outerHTML.slice(0, 120))`;
/** What a finger presses. A box inside a label is pressed by the label, and one of a pixel is pressed by nothing. */
const targetsIn = (
  part: string,
) => `[...document.querySelectorAll('${part} :is(a[href], button, [role=button], summary, select, input, textarea, label:has(input))')]
  .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1
    && !(one.matches('input') && one.closest('label')))`;
const NAME = `(one) => one.tagName + ' “' + (one.ariaLabel || one.innerText.trim() || one.outerHTML).slice(0, 80) + '”'`;
/** The least width and height of a target, in CSS pixels. */
const THUMB = 44;
/** The smaller ones, each with its size. What a target adds to itself around its edges counts; a link within a sentence is as high as its line. */
export const smallIn = (part: string) => `${targetsIn(part)}.flatMap((one) => {
  if (getComputedStyle(one).display === 'inline' && one.parentElement.innerText.trim() !== one.innerText.trim()) return [];
  const around = getComputedStyle(one, '::after');
  const box = one.getBoundingClientRect();
  const [wide, high] = ['width', 'height'].map((side) => Math.max(box[side], around.position === 'absolute' ? parseFloat(around[side]) || 0 : 0));
  return Math.min(wide, high) < ${THUMB - 0.5} ? [(${NAME})(one) + ' ' + Math.round(wide) + ' x ' + Math.round(high)] : [];
})`;
/** The targets that something still covers once the page is scrolled to its end, such as the bar below it. */
export const COVERED = `(() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const found = ${targetsIn('body')}.filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    if (x < 0 || x > innerWidth || y < innerHeight / 2) return false;
    const hit = document.elementFromPoint(x, y);
    return !hit || !(one.contains(hit) || hit.contains(one));
  }).map(${NAME});
  scrollTo(0, 0);
  return found;
})()`;
