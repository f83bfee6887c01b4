import { mayErase } from '@greenhall/domain/verification/erasure';
import { Button } from '@greenhall/ui/page/button';
import { Skeleton } from '@greenhall/ui/page/skeleton';
import { lazy, Suspense, useState } from 'react';
import { forgetDraft } from '../../../shared/forms/drafts.ts';
import { confirmThenMove } from '../../../shared/overlays/confirm-then-move.ts';
import { Page } from '../../../shared/page/page.tsx';
import { ReadView } from '../../../shared/page/read-view.tsx';
import { useRead } from '../../../shared/request/use-read.ts';
import { useWrite } from '../../../shared/request/use-write.ts';
import { useTexts } from '../../../shared/text/texts.ts';
import { CaseCard } from '../parts/case-card.tsx';
import { VERIFICATION_DRAFT, type Verification } from '../parts/kinds.ts';
import { LevelsCard } from '../parts/levels-card.tsx';
import { ViewsCard } from '../parts/views-card.tsx';

// Either form is for some states alone.
const AskedPictures = lazy(() => import('../parts/asked-pictures.tsx'));
const DocumentForm = lazy(() => import('../parts/document-form.tsx'));

/** Deletes what is kept, unless it is with the reviewers. */
function EraseButton({ onErased }: { onErased: () => void }) {
  const { t } = useTexts();
  const write = useWrite('verification.erase');
  const erase = () =>
    confirmThenMove({
      title: t('verification.erase'),
      html: t.html('verification.eraseSure'),
      confirmText: t('verification.erase'),
      done: t('verification.erased'),
      move: () => write.mutateAsync({ body: {} }).then(onErased),
    });
  return (
    <Button kind="danger" wide busy={write.isPending} onClick={erase}>
      {t('verification.erase')}
    </Button>
  );
}

function Shown({ of }: { of: Verification }) {
  const own = of.case;
  const isKept = own !== null;
  // Once nothing is kept any more, the form begins anew. The first save of a draft changes nothing of it: pictures that
  // could not be sent stay in it.
  const [round, setRound] = useState({ number: 0, isKept });
  if (round.isKept !== isKept) setRound({ number: isKept ? round.number : round.number + 1, isKept });
  const isEditable = of.mayStart || own?.state === 'draft';
  return (
    <>
      <LevelsCard of={of} />
      {own || !of.mayStart ? <CaseCard of={of} /> : null}
      <Suspense fallback={<Skeleton className="h-120 w-full" />}>
        {own?.state === 'needMore' ? <AskedPictures of={own} /> : null}
        {isEditable ? <DocumentForm key={round.number} of={own} usualHours={of.usualHours} /> : null}
      </Suspense>
      <ViewsCard />
      {own && mayErase(own.state) ? <EraseButton onErased={() => forgetDraft(VERIFICATION_DRAFT)} /> : null}
    </>
  );
}

/** The advanced verification: its levels, its form, its state and who has looked. */
export default function SeniorProve() {
  const state = useRead('verification.state', {});
  return (
    <Page>
      <ReadView query={state}>{(of) => <Shown of={of} />}</ReadView>
    </Page>
  );
}
