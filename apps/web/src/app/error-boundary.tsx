import { Component, type ComponentType, type ReactNode } from 'react';

export interface FallbackProps {
  onRetry: () => void;
}

interface Props {
  children: ReactNode;
  Fallback: ComponentType<FallbackProps>;
}

/** Shows something else in place of a screen that could not be drawn. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    const { Fallback } = this.props;
    return <Fallback onRetry={() => this.setState({ hasFailed: false })} />;
  }
}
