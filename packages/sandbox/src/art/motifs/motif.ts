import type { Ink } from '../ink.ts'

/** Draws a motif around the origin, inside a square from -100 to 100. */
export type Motif = (ink: Ink) => string
