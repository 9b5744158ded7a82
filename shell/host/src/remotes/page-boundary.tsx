import { Component, type ReactNode } from 'react';
import { RemoteFallback } from './remote-fallback.js';

interface Props {
  readonly resetKey: string;
  readonly children: ReactNode;
}

/** Contains the error of one page. A navigation clears the error. */
export class PageBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidUpdate({ resetKey }: Props): void {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <RemoteFallback fault="crashed" onRetry={() => this.setState({ failed: false })} />;
  }
}
