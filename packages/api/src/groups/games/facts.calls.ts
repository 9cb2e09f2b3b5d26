import * as z from 'zod/mini'
import { endpoint } from '../../contract/endpoint.ts'
import { flag, list, text } from '../../contract/scalars.ts'
import { language } from './query.ts'

const facts = endpoint({
  id: 'games.facts',
  method: 'GET',
  path: '/wps/ext/games/facts',
  module: 'COMM3',
  extension: true,
  effect: 'read',
  input: () => z.object({ nodeId: text, language: z.optional(z.string()) }),
  value: () =>
    z.object({
      /** The name of the game. */
      name: text,
      /** HTML of the rules, as the game's own page states them. */
      rules: z.string(),
      /** Return, volatility, jackpot, pace and last change as text, in the order of the game's page. */
      facts: list(z.object({ name: z.string(), text: z.string() })),
      /** A quick reaction counts, so a slow connection is a disadvantage. */
      speedCounts: z._default(flag, false),
    }),
  errors: { 'game.unknown': {}, 'game.not.available': {} },
  fills: [language],
})

/** Facts about a game that are shown before play. */
export const gameFacts = { 'games.facts': facts }
