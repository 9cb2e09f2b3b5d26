/** Kinds of matches. `cards` are matches of five hands between two card players. */
export const sportNames = ['football', 'esports', 'cards'] as const
/** One of {@link sportNames}. */
export type Sport = (typeof sportNames)[number]

/** A team with its strength, from 0 (weakest) to 4. */
export type Team = readonly [name: string, strength: number]

/** A competition and its schedule. */
export interface League {
  readonly name: string
  readonly everyMs: number
  readonly lastsMs: number
  /** Whether a match can be drawn. */
  readonly draws: boolean
  /** The line of the total. */
  readonly total: number
  /** Sixteen teams. All are made up. */
  readonly teams: readonly Team[]
}

const MINUTE = 60_000

/** The competitions, one per sport. */
export const leagues: Readonly<Record<Sport, League>> = {
  football: {
    name: 'Island League',
    everyMs: 15 * MINUTE,
    lastsMs: 105 * MINUTE,
    draws: true,
    total: 2.5,
    teams: [
      ['Mabini Rovers', 3],
      ['Harbor City', 4],
      ['Lakandula United', 2],
      ['North Cape', 1],
      ['Tala Athletic', 3],
      ['Kanlaon Fire', 2],
      ['Old Mill', 0],
      ['Sampaguita FC', 4],
      ['Bay Wanderers', 2],
      ['Coral Town', 1],
      ['Banahaw', 3],
      ['Rice Valley', 0],
      ['Santelmo', 2],
      ['Monsoon Stars', 3],
      ['Lighthouse', 1],
      ['Palm Grove', 2],
    ],
  },
  esports: {
    name: 'Orbit Series',
    everyMs: 10 * MINUTE,
    lastsMs: 45 * MINUTE,
    draws: false,
    total: 2.5,
    teams: [
      ['Night Circuit', 4],
      ['Paper Tigers', 2],
      ['Zero Latency', 3],
      ['Jeepney Kings', 3],
      ['Blue Monsoon', 1],
      ['Ghost Ferry', 2],
      ['Static Garden', 0],
      ['Carabao Five', 3],
      ['Mango Raid', 2],
      ['Sixth Sense', 4],
      ['Tin Comet', 1],
      ['Lantern Protocol', 2],
      ['Rain Dance', 0],
      ['Copper Foxes', 3],
      ['Long Queue', 1],
      ['Midnight Bus', 2],
    ],
  },
  cards: {
    name: 'Five Hands',
    everyMs: 5 * MINUTE,
    lastsMs: 10 * MINUTE,
    draws: true,
    total: 4.5,
    teams: [
      ['Amihan', 2],
      ['Bituin', 3],
      ['Calixto', 2],
      ['Dalisay', 1],
      ['Estrella', 3],
      ['Florante', 2],
      ['Gloria', 2],
      ['Hiraya', 1],
      ['Isagani', 3],
      ['Jacinta', 2],
      ['Kidlat', 1],
      ['Ligaya', 2],
      ['Malaya', 3],
      ['Narciso', 2],
      ['Oriang', 1],
      ['Perlas', 2],
    ],
  },
}
