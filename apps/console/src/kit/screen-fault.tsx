import { Alert, Button } from 'antd';
import { Component, type ReactNode } from 'react';
import { useTexts } from './texts.ts';

function Fault() {
  const { t } = useTexts();
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={t('console.screenFailed')}
      action={<Button onClick={() => location.reload()}>{t('console.retry')}</Button>}
    />
  );
}

/**
 * Stands in for a screen whose code cannot be loaded, or that fails while it is drawn, so that the menu stays. The browser keeps
 * that an import has failed: the page is loaded again.
 */
export class ScreenFault extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  constructor(props: { readonly children: ReactNode }) {
    super(props);
    this.state = { hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? <Fault /> : this.props.children;
  }
}
