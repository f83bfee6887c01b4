/** By how many pixels a page is wider than its window. */
export const WIDE = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
/** What reaches beyond the window although nothing around it can be scrolled: where to look for the cause. */
export const BEYOND = `[...document.querySelectorAll('body *')].filter((one) => {
  if (one.getBoundingClientRect().right <= document.documentElement.clientWidth + 1) return false;
  for (let at = one.parentElement; at; at = at.parentElement)
    if (getComputedStyle(at).overflowX !== 'visible') return false;
  return true;
}).slice(0, 3).map((one) => one.outerHTML.slice(0, 120))`;
