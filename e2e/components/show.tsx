import { Fragment, type ReactNode, StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

declare global {
  /** Draws the page anew, as if it had just been loaded. */
  var resetPage: () => void;
}

/** Draws a page, and lets the tests draw it anew. */
export function show(page: ReactNode, forget: () => void = () => undefined): void {
  const element = document.querySelector('#root');
  if (!element) throw new Error('the page has no root');
  const root = createRoot(element);
  let times = 0;
  globalThis.resetPage = () => {
    forget();
    times += 1;
    // At once, so that nothing of the earlier page can be pressed any more.
    flushSync(() =>
      root.render(
        <StrictMode>
          <Fragment key={times}>{page}</Fragment>
        </StrictMode>,
      ),
    );
  };
  globalThis.resetPage();
}
