import type { Ink } from '../ink.ts'

/** A thing drawn about the origin, inside a square from -100 to 100. */
export type Motif = (ink: Ink) => string
