import type { Hono } from 'hono'
import type { Rounds } from '../subjects/rounds/rounds.ts'

/** What the games origin is built from. */
export interface GamesAppOptions {
  readonly rounds: Rounds
  /** Origins that may frame a game and exchange messages with it, e.g. `http://localhost:4000`. */
  readonly siteOrigins: () => readonly string[]
  /** Address of the sandbox where drawn art is read, e.g. `http://localhost:4001`. */
  readonly artOrigin: () => string
}

/**
 * Builds the games origin. Launch addresses point to `GET /play/<nodeId>?launch=<token>&language=<code>&theme=<light|dark>`;
 * everything else below the origin is the games' own affair.
 */
export type CreateGamesApp = (options: GamesAppOptions) => Hono
