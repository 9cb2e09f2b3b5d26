import { MINUTE } from '@croupier/locales/calendar'
import type { Merchant } from '../../merchants/merchants/Merchant.ts'
import { randomInteger, randomText, seededRandom } from '../../../core/random/random.ts'
import { addWin } from './settle.ts'
import type { Context } from '../../../Context.ts'

const WINS = 24
/** Upper bounds of the wins, in minor units, used in turn: small ones are as frequent as in play. */
const MOST = [5_000, 20_000, 3_000, 60_000, 10_000, 600_000] as const

/** Fills the winner board with invented winners, masked as the platform masks real ones. */
export function seedWinners(context: Context, merchant: Merchant, seed: number): void {
  const random = seededRandom(seed ^ merchant.code.length ^ merchant.code.charCodeAt(3))
  const games = [...context.catalogue.hot, ...context.catalogue.games.filter((game) => game.isTop)]
  const now = context.clock.now()
  for (let place = WINS; place > 0; place--) {
    const game = games[randomInteger(random, games.length)]
    if (!game) return
    const stem = randomText(random, 'abcdefghijklmnoprstu', 3)
    addWin(context, {
      id: `W-${merchant.code}-${WINS - place}`,
      merchant: merchant.code,
      customerName: `${stem}***${randomInteger(random, 10)}`,
      nodeId: game.nodeId,
      amount: BigInt(100 + randomInteger(random, MOST[place % MOST.length] ?? 5_000)),
      at: now - place * 7 * MINUTE - randomInteger(random, 240_000),
    })
  }
}
