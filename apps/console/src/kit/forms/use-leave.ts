import { App } from 'antd';
import { useTexts } from '../texts.ts';

/** Leaves what was typed in: at once where nothing was typed, else after a question. */
export function useLeave(): (isTyped: boolean, leave: () => void) => void {
  const { t } = useTexts();
  const { modal } = App.useApp();
  return (isTyped, leave) => {
    if (!isTyped) return leave();
    modal.confirm({
      title: t('console.discardTyped'),
      okText: t('console.discard'),
      okButtonProps: { danger: true },
      cancelText: t('console.keepTyped'),
      focusable: { autoFocusButton: 'cancel' },
      onOk: leave,
    });
  };
}
