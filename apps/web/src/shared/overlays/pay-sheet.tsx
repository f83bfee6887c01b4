import { lazy, Suspense, useEffect, useState } from 'react';
import type { PaySheetProps } from './pay-sheet-props.ts';

const bring = () => import('./pay-sheet-body.tsx');
const Body = lazy(bring);

/** A sheet for confirming with the payment password. Its code is loaded while the form is filled in. */
export function PaySheet({ needs = [], ...props }: PaySheetProps) {
  const [opened, setOpened] = useState(false);
  if (props.show && !opened) setOpened(true);
  useEffect(() => void bring().catch(() => undefined), []);
  // Looked at here and not in the body, which loads late: a read tells of the changes that its reader has looked at.
  const unread = needs.find(({ data, error, isFetching }) => data === undefined && error !== null && !isFetching);
  return opened ? (
    <Suspense>
      <Body {...props} unread={unread} />
    </Suspense>
  ) : null;
}
