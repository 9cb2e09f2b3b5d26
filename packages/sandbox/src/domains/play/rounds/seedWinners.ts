import { MINUTE } from '@croupier/locales/calendar'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { randomInteger, randomText, seededRandom } from '../../../core/random/random.ts'
import { addWin } from './settle.ts'
import type { World } from '../../../World.ts'

const WINS = 24

/** Fills the winner board with invented winners, masked as the platform masks real ones. */
export function seedWinners(world: World, merchant: Merchant, seed: number): void {
  const random = seededRandom(seed ^ merchant.code.length ^ merchant.code.charCodeAt(3))
  const games = [...world.catalogue.hot, ...world.catalogue.games.filter((game) => game.isTop)]
  const now = world.clock.now()
  for (let place = WINS; place > 0; place--) {
    const game = games[randomInteger(random, games.length)]
    if (!game) return
    const stem = randomText(random, 'abcdefghijklmnoprstu', 3)
    addWin(world, {
      id: `W-${merchant.code}-${WINS - place}`,
      merchant: merchant.code,
      customerName: `${stem}***${randomInteger(random, 10)}`,
      nodeId: game.nodeId,
      amount: BigInt(20_000 + randomInteger(random, 900_000)),
      at: now - place * 7 * MINUTE - randomInteger(random, 240_000),
    })
  }
}
