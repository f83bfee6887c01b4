import type { KeyValue } from '@greenhall/ui/display/key-values';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReceiptFacts } from './receipt.tsx';
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

type Needed = Pick<UseQueryResult, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };

export interface PaySheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  title: string;
  /** The complete effect of the payment, which the person confirms. */
  items: readonly KeyValue[];
  note?: ReactNode;
  confirmText?: string;
  /** The write is being sent, also if the sheet was closed and opened again meanwhile. */
  isUnderWay?: boolean;
  /** Set when an offer has expired and can no longer be confirmed. */
  disabled?: boolean;
  /** What was confirmed: shown in place of the form once it is there. */
  receipt?: ReceiptFacts | undefined;
  /** What the sheet has to know. One that cannot be read is shown with a way to try again, instead of a dead button. */
  needs?: readonly Needed[];
  /** Sends the write. A refusal is shown in the sheet, which stays open. The caller closes it, or gives a receipt. */
  pay: (payPassword: string) => Promise<unknown>;
  /** Approves with a passkey: in place of the payment password, or beside it. */
  passkey?: { readonly approve: () => Promise<unknown>; readonly only: boolean } | undefined;
}

/** What the body of the sheet is given: of the reads, the one that failed. */
export type PayBodyProps = Omit<PaySheetProps, 'needs'> & { unread: Needed | undefined };

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
