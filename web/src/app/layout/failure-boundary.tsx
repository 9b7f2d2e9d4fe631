import { Component, type ReactNode } from 'react';

interface Props {
  /** Replaces the children after an error. */
  failure: ReactNode;
  children: ReactNode;
}

/** Shows `failure` if a child throws while it renders. React supports error boundaries only as classes. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children;
  }
}
