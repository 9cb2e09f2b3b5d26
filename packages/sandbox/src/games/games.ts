import { baccarat } from './baccarat/baccarat.ts'
import { crash } from './crash/crash.ts'
import { dice } from './dice/dice.ts'
import { fishing } from './fishing/fishing.ts'
import type { DemoGame } from './kit/Game.ts'
import type { DemoKind } from './kinds.ts'
import { lottery } from './lottery/lottery.ts'
import { sports } from './sports/sports.ts'
import { showdown } from './showdown/showdown.ts'
import { slot } from './slot/slot.ts'

/** Every demo game by its kind. */
export const demoGames: Readonly<Record<DemoKind, DemoGame>> = {
  slot,
  crash,
  dice,
  baccarat,
  fishing,
  lottery,
  sports,
  showdown,
}
