import { Modal } from '@greenhall/ui/overlay/modal';
import { useMemo, useState } from 'react';
import { errorText } from '../request/errors.ts';
import { hideModal, type ModalRequest, toast, useOverlays } from './overlays.ts';
import { safeHtml } from './safe-html.ts';
import { useTexts } from '../text/texts.ts';

/** Draws the single modal. It is loaded when the first modal is opened. */
export default function ModalHost({ modal }: { modal: ModalRequest }) {
  const { t } = useTexts();
  const show = useOverlays((state) => state.show);
  const [busy, setBusy] = useState<ModalRequest>();
  const [failed, setFailed] = useState<{ readonly modal: ModalRequest; readonly text: string }>();
  const msg = useMemo(() => safeHtml(modal.html), [modal.html]);
  const confirm = async () => {
    setBusy(modal);
    setFailed(undefined);
    try {
      await modal.onConfirm(hideModal);
    } catch (error) {
      const text = await errorText(error);
      const now = useOverlays.getState();
      // Whoever has closed it meanwhile is told as well.
      if (now.show && now.modal === modal) setFailed({ modal, text });
      else toast(text, 'error');
    } finally {
      setBusy((one) => (one === modal ? undefined : one));
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
      busy={busy === modal}
      needsLine={modal.needsLine}
      failure={show && failed?.modal === modal ? failed.text : undefined}
      onConfirm={() => void confirm()}
    />
  );
}
