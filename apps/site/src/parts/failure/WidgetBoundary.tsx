import { Component, type ReactNode } from 'react'

interface Props {
  readonly children: ReactNode
  /** Fallback for the part that failed; `retry` remounts it. */
  readonly fallback: (retry: () => void) => ReactNode
}

/** Keeps one broken part of a page from taking the page with it. */
export class WidgetBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  readonly #retry = () => this.setState({ failed: false })

  override render() {
    return this.state.failed ? this.props.fallback(this.#retry) : this.props.children
  }
}
