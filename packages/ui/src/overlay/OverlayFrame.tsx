import { Component, Suspense, type ReactNode } from 'react'

/** Props of `OverlayFrame`. */
export interface OverlayFrameProps {
  /** What is drawn broke, or its code could not be fetched. */
  onError: (error: unknown) => void
  children: ReactNode
}

/**
 * Renders its children. What loads late in them leaves the page as it is meanwhile; what breaks in them breaks nothing
 * else.
 */
export class OverlayFrame extends Component<OverlayFrameProps, { readonly broken: boolean }> {
  static getDerivedStateFromError() {
    return { broken: true }
  }

  override state = { broken: false }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.broken ? null : <Suspense fallback={null}>{this.props.children}</Suspense>
  }
}
