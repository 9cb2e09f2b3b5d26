import type { Rounds } from '../../port/rounds.ts'

/** Reads a file of the built clients by its path below `/client/`, e.g. `slot.js`; null if there is none. */
export type ClientFiles = (path: string) => Promise<Uint8Array<ArrayBuffer> | null>

/** What the games origin is built from. */
export interface GamesAppOptions {
  readonly rounds: Rounds
  /** Origins that may frame a game and exchange messages with it, e.g. `http://localhost:4000`. */
  readonly siteOrigins: () => readonly string[]
  /** Draws a reel symbol as SVG, in the theme of a game's title; null for a name that no reel has. */
  readonly drawSymbol: (name: string, nodeId: number) => string | null
  /** Draws what lies behind a game, in the theme of its title, as SVG. */
  readonly drawBackdrop: (nodeId: number) => string
  /** The built scripts, styles and fonts. Without them, as in a browser, pages are served but do not run. */
  readonly clientFiles?: ClientFiles | undefined
}
