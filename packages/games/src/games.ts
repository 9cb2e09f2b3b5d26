import { baccarat } from './baccarat/baccarat.ts'
import { crash } from './crash/crash.ts'
import { dice } from './dice/dice.ts'
import { fishing } from './fishing/fishing.ts'
import type { CatalogueEntry, DemoGame } from './kit/server/defineGame.ts'
import { lottery } from './lottery/lottery.ts'
import { RoundRefused } from './port/rounds.ts'
import { showdown } from './showdown/showdown.ts'
import { slot } from './slot/slot.ts'
import { sports } from './sports/sports.ts'

/** Every demo game by its id. The slot comes last: it is played for every slot entry that suits no other game. */
export const demoGames = {
  crash,
  dice,
  baccarat,
  fishing,
  lottery,
  sports,
  showdown,
  slot,
} as const satisfies Readonly<Record<string, DemoGame>>

const games: Readonly<Record<string, DemoGame>> = demoGames

/** The game with this id. Throws `RoundRefused('launch.invalid')` if there is none. */
export const gameOf = (kind: string): DemoGame => {
  const game = games[kind]
  if (game === undefined) throw new RoundRefused('launch.invalid', `no demo game ${kind}`)
  return game
}

/** The demo game for a catalogue entry, or null if there is none. */
export const demoGameOf = (entry: CatalogueEntry): DemoGame | null =>
  Object.values(games).find((game) => game.suits(entry)) ?? null
