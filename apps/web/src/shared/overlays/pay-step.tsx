import { useOverlayEntry } from '@greenhall/ui/overlay/entry';
import { Button } from '@greenhall/ui/page/button';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../text/texts.ts';
import type { PaySheetProps } from './pay-sheet-props.ts';

const bring = () => import('./pay-sheet-body.tsx');
const Form = lazy(async () => ({ default: (await bring()).PayForm }));

export interface PayStepProps extends Pick<
  PaySheetProps,
  'items' | 'note' | 'confirmText' | 'isUnderWay' | 'pay' | 'passkey'
> {
  /** Back to what was typed. */
  onBack: () => void;
}

interface StartProps {
  field: RefObject<HTMLElement | null>;
  head: RefObject<HTMLElement | null>;
}

/** Once the form is there, typing starts in its password field; without one, reading starts at its head. */
function Start({ field, head }: StartProps) {
  useEffect(() => (field.current ?? head.current)?.focus({ preventScroll: true }), [field, head]);
  return null;
}

/** The confirmation as the second step of a sheet that is open already. */
export function PayStep({ onBack, ...form }: PayStepProps) {
  const { t } = useTexts();
  useOverlayEntry(true, onBack);
  const field = useRef<HTMLInputElement>(null);
  const head = useRef<HTMLDivElement>(null);
  return (
    <div ref={head} tabIndex={-1} className="flex flex-col gap-2 pt-1 outline-none">
      <Button kind="text" className="self-start" onClick={onBack}>
        {t('common.back')}
      </Button>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <Form {...form} field={field} unread={undefined} />
        <Start field={field} head={head} />
      </Suspense>
    </div>
  );
}

/** Loads the confirmation while the first step is filled in. */
export function useBringPayStep(): void {
  useEffect(() => void bring().catch(() => undefined), []);
}
