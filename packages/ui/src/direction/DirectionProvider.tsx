import { DirectionProvider as EngineDirection } from '@base-ui/react/direction-provider'
import type { ReactNode } from 'react'

/** Props of `DirectionProvider`. */
export interface DirectionProviderProps {
  /** The reading direction of the language in use; `dir` on the root element must be the same. */
  direction: 'ltr' | 'rtl'
  /** The part of the page it applies to. */
  children?: ReactNode
}

/** Renders no element: sets which arrow key moves forward in the tabs, menus and sliders below. */
export const DirectionProvider = ({ direction, children }: DirectionProviderProps) => (
  <EngineDirection direction={direction}>{children}</EngineDirection>
)
