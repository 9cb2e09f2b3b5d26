import { createContext, useContext, type ReactNode } from 'react'

/** What an overlay that was opened by promise is drawn with. */
export interface OverlayControl<Result> {
  /** Give it to the overlay's `open`: it turns false first, so that the overlay can fade out. */
  readonly open: boolean
  /** Closes it with an answer, or without one. Only the first call counts. */
  readonly close: (result?: Result) => void
}

/**
 * Opens an overlay; resolves with what it was closed with, `undefined` when it was left without an answer. Rejects when
 * it could not be drawn.
 */
export type OpenOverlay = <Result>(draw: (control: OverlayControl<Result>) => ReactNode) => Promise<Result | undefined>

export const OpenOverlayContext = createContext<OpenOverlay | undefined>(undefined)

/**
 * Opens overlays by promise from inside an `OverlayHost`:
 *
 * `const answer = await open<string>(({ open, close }) => <Dialog open={open} onResult={close} title="Sign out?" />)`
 *
 * Throws outside of one, so that a question never gets lost in silence.
 */
export const useOpenOverlay = (): OpenOverlay => {
  const open = useContext(OpenOverlayContext)
  if (!open) throw new Error('useOpenOverlay needs an <OverlayHost> above it.')
  return open
}
