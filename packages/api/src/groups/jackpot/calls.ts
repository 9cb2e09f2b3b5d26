import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { list, maybeInstant, maybeText, money, nothing, text } from '../../contract/scalars.ts'

const total = endpoint({
  id: 'jackpot.total',
  method: 'GET',
  path: '/wps/relay/VIS_getJackpot',
  module: 'COMM3',
  effect: 'read',
  silent: true,
  input: () => nothing,
  // A bare number: the current value of the first prize.
  value: () => money,
})

const pools = endpoint({
  id: 'jackpot.pools',
  method: 'GET',
  // Extension: the known platforms send one sum without saying what it is for.
  path: '/wps/ext/jackpot/pools',
  extension: true,
  module: 'COMM3',
  effect: 'read',
  silent: true,
  input: () => nothing,
  /** Every jackpot that can be won now. A game without one is not in the list. */
  value: () =>
    list(
      z.object({
        id: text,
        /** Where it is won, and where its odds are stated: the raffle of the reward centre, or a game. */
        of: z.enum(['raffle', 'game']),
        /** Name in the caller's language: of the game, and of its jackpot where it has several. */
        name: maybeText,
        gameType: maybeText,
        gameName: maybeText,
        amount: money,
        /** When it was last won; null if never, or if unknown. */
        lastWonAt: maybeInstant,
      }),
    ),
})

/** Jackpots. */
export const jackpot = { 'jackpot.total': total, 'jackpot.pools': pools }
