import * as z from 'zod/mini'
import { idText, textUpTo } from '../../contract/bounds.ts'
import { endpoint } from '../../contract/endpoint.ts'
import { launched } from '../games/schemas.ts'
import { language } from '../games/query.ts'
import { count, instant, list, maybeText, text } from '../../contract/scalars.ts'

const fbSports = endpoint({
  id: 'play.fbSports',
  method: 'GET',
  path: '/wps/relay/GCS_gameLaunchFB',
  module: 'GAMELO3',
  // Reading: the table says no token, and the product requires one for every game; it is sent if there is one, and the
  // platform refuses a visitor.
  token: 'optional',
  effect: 'read',
  gate: 'game',
  slow: true,
  input: () => z.object({ language: z.optional(textUpTo(10)) }),
  value: () => launched,
  errors: {
    'game.maintenance': {},
    'game.not.available': {},
    'game.unknown': {},
    'safety.session.over': {},
    'safety.check.due': {},
    'safety.check.pause': {},
    /** The response's value names what is missing: `declaration`, `limit`. */
    'safety.first.steps': {},
  },
  fills: [language],
})

const trial = endpoint({
  id: 'play.trial',
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  module: 'GAMELO3',
  effect: 'read',
  slow: true,
  input: () => z.object({ nodeId: idText, language: z.optional(textUpTo(10)) }),
  value: () => launched,
  errors: { 'game.unknown': {}, 'game.trial.none': {} },
  fills: [language],
})

const matches = endpoint({
  id: 'play.matches',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  module: 'GAMELO3',
  effect: 'read',
  silent: true,
  input: () =>
    z.object({
      vassalage: z._default(textUpTo(40), 'FB'),
      limitNum: z._default(count.check(z.gte(1), z.lte(50)), 10),
      language: z.optional(textUpTo(10)),
    }),
  // Readings, as the facts leave the fields open.
  value: () =>
    z.object({
      list: list(
        z.object({
          matchId: text,
          leagueName: text,
          homeName: text,
          awayName: text,
          /** Pictures of the two sides' crests, where the platform has them. */
          homeIcon: maybeText,
          awayIcon: maybeText,
          startTime: instant,
          /** Decimal odds of home, draw (omitted for matches without one) and away. */
          homeOdds: text,
          drawOdds: maybeText,
          awayOdds: text,
          vassalage: text,
          nodeId: text,
        }),
      ),
    }),
  fills: [language],
})

/** Further launches, and the matches of today. */
export const play = { 'play.fbSports': fbSports, 'play.trial': trial, 'play.matches': matches }
