import { subject } from '../../../Subject.ts'
import { gamesHandlers } from './calls.ts'

/** Lists of games, favourites, launches and the winner board. */
export const games = subject({ calls: gamesHandlers })
