import type { KeyValue } from '@greenhall/ui/data/key-values';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

export interface PaySheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  title: string;
  /** What is about to happen, in full: the person confirms this and nothing else. */
  items: readonly KeyValue[];
  note?: ReactNode;
  confirmText?: string;
  /** A running-out offer can no longer be confirmed. */
  disabled?: boolean;
  /** Sends the write; a refusal is shown in place and the sheet stays. The caller closes it on success. */
  pay: (payPassword: string) => Promise<unknown>;
}

const bring = () => import('./pay-sheet-body.tsx');
const Body = lazy(bring);

/** Confirmation with the payment password, from the bottom edge. Its code comes while the form is filled in. */
export function PaySheet(props: PaySheetProps) {
  const [opened, setOpened] = useState(false);
  if (props.show && !opened) setOpened(true);
  useEffect(() => void bring().catch(() => undefined), []);
  return opened ? (
    <Suspense>
      <Body {...props} />
    </Suspense>
  ) : null;
}
