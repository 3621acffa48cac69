import { Component, type ComponentType, type ReactNode } from 'react';
import { useLocation, type Location } from 'react-router-dom';

interface ErrorBoundaryProps {
  /** shown in place of the children when one of them threw */
  Fallback: ComponentType<{ error: unknown }>;
  children: ReactNode;
}

/** Catches errors of its children, and renders them again after a navigation. */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} location={useLocation()} />;
}

type BoundaryProps = ErrorBoundaryProps & { location: Location };

interface BoundaryState {
  location: Location;
  failure: { error: unknown } | null;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { location: this.props.location, failure: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ location }: BoundaryProps, state: BoundaryState): BoundaryState {
    return location === state.location ? state : { location, failure: null };
  }

  override render() {
    const { Fallback, children } = this.props;
    const { failure } = this.state;
    return failure === null ? children : <Fallback error={failure.error} />;
  }
}
