import { Modal } from '@greenhall/ui/overlay/modal';
import { useMemo, useState } from 'react';
import { hideModal, type ModalRequest, useOverlays } from './overlays.ts';
import { safeHtml } from './safe-html.ts';
import { useTexts } from '../text/texts.ts';

/** Draws the single modal. It is loaded when the first modal is opened. */
export default function ModalHost({ modal }: { modal: ModalRequest }) {
  const { t } = useTexts();
  const show = useOverlays((state) => state.show);
  const [busy, setBusy] = useState(false);
  const msg = useMemo(() => safeHtml(modal.html), [modal.html]);
  const confirm = async () => {
    setBusy(true);
    try {
      await modal.onConfirm(hideModal);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      show={show}
      onUpdateShow={(next) => (next ? undefined : hideModal())}
      title={modal.title ?? t('common.tips')}
      msg={msg}
      confirmText={modal.confirmText ?? t('common.confirm')}
      closeLabel={t('common.close')}
      busy={busy}
      onConfirm={() => void confirm()}
    />
  );
}
