import type { CooledAct } from '@greenhall/domain/identity/cool-down';
import type { KeyValue } from '@greenhall/ui/display/key-values';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import type { ReceiptFacts } from './receipt.tsx';

type Needed = Pick<UseQueryResult, 'data' | 'error' | 'isFetching'> & { refetch: () => unknown };

export interface PaySheetProps {
  show: boolean;
  onUpdateShow: (show: boolean) => void;
  title: string;
  /** The complete effect of the payment, which the person confirms. */
  items: readonly KeyValue[];
  note?: ReactNode;
  /** The act that is confirmed, if it can be paused: then the sheet says for how long in place of the form. */
  pausable?: CooledAct | undefined;
  /** Where typing starts: without it, in the field of the payment password. */
  initialFocus?: RefObject<HTMLElement | null>;
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
