import { Component, type ReactNode } from 'react';

interface Props {
  /** Stands in for what failed. */
  failure: ReactNode;
  children: ReactNode;
}

/** What fails in here leaves what is around it standing. React catches in classes only. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
