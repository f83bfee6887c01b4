import { Toasts } from '@greenhall/ui/overlay/toast';
import { lazy, Suspense } from 'react';
import { useOverlays } from './overlays.ts';

const ModalHost = lazy(() => import('./modal-host.tsx'));

export function OverlayHost() {
  const { toasts, modal } = useOverlays();
  return (
    <>
      <Toasts items={toasts} />
      {modal ? (
        <Suspense>
          <ModalHost modal={modal} />
        </Suspense>
      ) : null}
    </>
  );
}
