import { Button } from '@greenhall/ui/page/button';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { useTexts } from '../text/texts.ts';
import type { PaySheetProps } from './pay-sheet.tsx';

const bring = () => import('./pay-sheet-body.tsx');
const Form = lazy(async () => ({ default: (await bring()).PayForm }));

export interface PayStepProps extends Pick<PaySheetProps, 'items' | 'note' | 'confirmText' | 'pay' | 'passkey'> {
  /** Back to what was typed. */
  onBack: () => void;
}

/** The confirmation as the second step of a sheet that is open already. */
export function PayStep({ onBack, ...form }: PayStepProps) {
  const { t } = useTexts();
  const field = useRef<HTMLInputElement>(null);
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => head.current?.focus({ preventScroll: true }), []);
  return (
    <div ref={head} tabIndex={-1} className="flex flex-col gap-2 pt-1 outline-none">
      <Button kind="text" className="self-start" onClick={onBack}>
        {t('common.back')}
      </Button>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <Form {...form} field={field} unread={undefined} />
      </Suspense>
    </div>
  );
}

/** Loads the confirmation while the first step is filled in. */
export function useBringPayStep(): void {
  useEffect(() => void bring().catch(() => undefined), []);
}
