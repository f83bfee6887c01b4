import { Drawer } from 'antd';
import type { ReactNode } from 'react';
import { UnsavedForms, useUnsavedForms } from './unsaved-forms.tsx';

/** A drawer with forms inside. Closing it while one of them holds what was typed and not saved asks first. */
export function FormDrawer({
  title,
  size,
  isOpen = true,
  onClose,
  children,
}: {
  readonly title: string;
  /** The width in pixels. */
  readonly size: number;
  readonly isOpen?: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  const { unsaved, leave } = useUnsavedForms(onClose);
  return (
    <Drawer open={isOpen} title={title} size={size} destroyOnHidden onClose={leave}>
      <UnsavedForms unsaved={unsaved}>{children}</UnsavedForms>
    </Drawer>
  );
}
