import { createContext, useContext, type ReactNode } from 'react'

/** Converts the digits of a text to the reader's script: `12` to `১২`. Pass the same function on every render. */
export type WriteFigures = (text: string) => string

const latin: WriteFigures = (text) => text
const Figures = createContext<WriteFigures>(latin)

/** Props of `FiguresProvider`. */
export interface FiguresProviderProps {
  /** Applied to every figure that the kit renders: counts and countdowns. */
  figures: WriteFigures
  /** The part of the page it applies to. */
  children?: ReactNode
}

/** Sets the digits that the components below use; without it they are Latin. Renders no element. */
export const FiguresProvider = ({ figures, children }: FiguresProviderProps) => (
  <Figures value={figures}>{children}</Figures>
)

/** The `figures` function of the nearest `FiguresProvider`; without one, text is returned unchanged. */
export const useFigures = (): WriteFigures => useContext(Figures)
