import type { Rounds } from '../../port/rounds.ts'

/** Reads a file of the built clients by its path below `/client/`, e.g. `slot.js`; null if there is none. */
export type ClientFiles = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** Options of the games origin. */
export interface GamesAppOptions {
  readonly rounds: Rounds
  /** Origins that may frame a game and exchange messages with it, e.g. `http://localhost:4000`. */
  readonly siteOrigins: () => readonly string[]
  /** Draws a reel symbol as SVG, in the theme of a game's title; null for an unknown name. */
  readonly drawSymbol: (name: string, nodeId: number) => string | null
  /** Draws the background of a game, in the theme of its title, as SVG. */
  readonly drawBackdrop: (nodeId: number) => string
  /** The built scripts, styles and fonts. Without them, as in a browser, pages are served but do not run. */
  readonly clientFiles?: ClientFiles | undefined
}
