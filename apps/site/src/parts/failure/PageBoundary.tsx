import { Component, type ReactNode } from 'react'
import { PageFailure } from './PageFailure.tsx'

interface Props {
  readonly children: ReactNode
  /** A new value (the path) remounts the page, so that one can leave a broken page. */
  readonly place: string
}

/** Keeps a broken page from taking header and menus with it. */
export class PageBoundary extends Component<Props, { failure: unknown; place: string }> {
  override state = { failure: undefined, place: this.props.place }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  static getDerivedStateFromProps({ place }: Props, state: { place: string }) {
    return place === state.place ? null : { place, failure: undefined }
  }

  override render() {
    const { failure } = this.state
    return failure === undefined ? this.props.children : <PageFailure failure={failure} />
  }
}
