import { Hono } from 'hono'

/** What a lobby knows about a game; every part is optional. */
export interface GameDescriptor {
  readonly name?: string
  /** `JP`, `TG`, `AC`, `BG` or a newer class key. */
  readonly gameClass?: string
  readonly vendor?: string
  /** `RNG`, `FISH`, `LIVE`, `PVP`, `SPORTS`, `ESPORTS`, `COCKFIGHT`, `LOTT`, `ELOTT`. */
  readonly gameType?: string
}

export interface ArtCatalogue {
  readonly game?: (nodeId: string) => GameDescriptor | undefined
  readonly vendor?: (code: string) => { readonly name?: string } | undefined
}

export const drawArt = (_path: string, _catalogue: ArtCatalogue = {}): string | null => null

export const artApp = (_catalogue: ArtCatalogue = {}): Hono => new Hono()
