import { Modal } from 'antd';
import type { ReactNode } from 'react';
import { UnsavedForms, useUnsavedForms } from './unsaved-forms.tsx';

/** A form over the screen that sends itself. Closing it with what was typed and not saved asks first. */
export function FormModal({
  title,
  width = 520,
  isOpen,
  onClose,
  children,
}: {
  readonly title: string;
  /** In pixels. */
  readonly width?: number;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { unsaved, leave } = useUnsavedForms(onClose);
  return (
    <Modal title={title} open={isOpen} footer={null} width={width} destroyOnHidden onCancel={leave}>
      <UnsavedForms unsaved={unsaved}>{children}</UnsavedForms>
    </Modal>
  );
}
