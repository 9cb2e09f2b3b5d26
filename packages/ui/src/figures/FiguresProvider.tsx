import { createContext, useContext, type ReactNode } from 'react'

/** Writes the digits of a text as the reader expects them: `12` as `১২`. The same function at every render. */
export type WriteFigures = (text: string) => string

const latin: WriteFigures = (text) => text
const Figures = createContext<WriteFigures>(latin)

/** Props of `FiguresProvider`. */
export interface FiguresProviderProps {
  /** Applied to every figure that the kit writes itself: counts and countdowns. */
  figures: WriteFigures
  /** The part of the page it applies to. */
  children?: ReactNode
}

/** Renders no element: gives the parts below the digits of the reader's language. Without it they are Latin. */
export const FiguresProvider = ({ figures, children }: FiguresProviderProps) => (
  <Figures value={figures}>{children}</Figures>
)

/** How figures are written here. */
export const useFigures = (): WriteFigures => useContext(Figures)
